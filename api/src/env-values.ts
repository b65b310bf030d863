import { isIP } from 'node:net'
import { z } from 'zod'

export const url = (words: string, ...protocols: string[]) =>
  z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    return parsed !== undefined && protocols.includes(parsed.protocol)
  }, words)

export const proxies = (value: string) => {
  if (value === '' || value === 'false') return false
  if (value === 'true') return true
  return /^\d+$/.test(value) ? Number(value) : value
}
export const trusted = (value: string) =>
  /^(|true|false|\d{1,2})$/.test(value) ||
  value.split(',').every((part) => {
    const [address = '', bits, more] = part.trim().split('/')
    return isIP(address) > 0 && more === undefined && (bits === undefined || /^\d{1,3}$/.test(bits))
  })

/** An address, or one with a port, where an IPv6 one stands in brackets. */
export const isNameServer = (value: string) => {
  const [, ipv6, ipv4, port = '0'] = /^(?:\[(.+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(value) ?? []
  return isIP(value) > 0 || (isIP(ipv6 ?? ipv4 ?? '') > 0 && Number(port) <= 65_535)
}

/** A port, on loopback, or an address with one: `9464`, `0.0.0.0:9464`, `[::]:9464`. */
export const hostAndPort = (value: string) => {
  const [, ipv6, ipv4, port = ''] = /^(?:\[(.+)\]:|([\d.]+):)?(\d{1,5})$/.exec(value) ?? []
  const host = ipv6 ?? ipv4 ?? '127.0.0.1'
  return isIP(host) > 0 && port !== '' && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined
}

/** Names and URL-encoded values, as OpenTelemetry's specification writes them; undefined where they cannot be read. */
export const headersOf = (value: string): Record<string, string> | undefined => {
  const pairs = value.split(',').map((pair) => /^\s*([\w-]+)=([\w%.~!*'() +/=:;-]*)\s*$/.exec(pair))
  try {
    return Object.fromEntries(
      pairs.map((pair) => [pair?.[1]?.toLowerCase() ?? '', decodeURIComponent(pair?.[2] ?? '%')]),
    )
  } catch {
    return undefined
  }
}

export const isBucket = (value: string) => /^s3:\/\/[\w.-]+(?:\/[\w./-]*)?$/.test(value)

/** An archive of tiles, or the address of each of them. It goes into a header with a grammar of its own, so its host is a plain one. */
export const isTiles = (value: string) => {
  const address = URL.parse(value)
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) return false
  if (!/^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/.test(address.hostname)) return false
  return address.pathname.endsWith('.pmtiles') || ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
}
