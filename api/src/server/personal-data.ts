import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isIPv4 } from 'node:net'
import { stdSerializers } from 'pino'

/** Every secret that this program makes is 256 bits in base64url: links of mails, sessions, signatures. */
const secrets = /(?<![\w-])[\w-]{43}(?![\w-])/g
const emails = /[\w.+%~'*!#$&=^`{|}-]+@[\w-]+(?:\.[\w-]+)+/g
/** Queries hold signatures, and the names that people search for. */
const queries = /\?[\w%.~+[\]-]+=[^\s"'\\<>)]*/g

/** Cuts out of a line what a library may have put there: the error of one holds an address, that of another a query. */
export const withoutPersonalData = (line: string) =>
  line.replace(queries, '?…').replace(emails, '…@…').replace(secrets, '…')

/** Network of a caller, too large to tell who it is: 256 neighbours of IPv4, a site of IPv6. */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`
  if (!ipaddr.isValid(ip)) return ''
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return networkOf(address.toString())
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`).toString()}/48`
}

const isPlain = (part: string) => /^[a-z\d_.-]{0,60}$/.test(part)

/** The address of a request: of what only the caller can have put there, numbers and plain lower-case words. */
export function addressOf({ url, params, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url
  if (pattern === undefined || pattern.includes('*')) {
    const [path = ''] = url.split('?', 1)
    return path
      .split('/')
      .slice(0, 12)
      .map((part) => (isPlain(part) ? part : '…'))
      .join('/')
  }
  const values = (params ?? {}) as Record<string, string | undefined>
  return pattern.replaceAll(/:(\w+)(?:\([^)]*\))?/g, (_whole, name: string) =>
    /^\d{1,16}$/.test(values[name] ?? '') ? (values[name] ?? '') : '…',
  )
}

/** The name that was asked for, where it is one. */
export const hostOf = (host: string) =>
  /^[a-z\d.-]{1,255}(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i.test(host) ? host : '…'

/** Fields of errors that are of use and never personal: no details of rows, no recipients, no values. */
const loggedFields = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'command',
  'responseCode',
  'statusCode',
] as const

/** PostgreSQL's complaints about values (class 22) and the parser's of JSON quote what people typed. */
const quotes = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'severity' in error && 'code' in error && String(error.code).startsWith('22')) ||
  (error instanceof Error && quotes(error.cause))

type LoggedError = { type: string; message: string; stack: string; [key: string]: unknown }

/** An error as a line has it. */
export function errorWithoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { type, message, stack } = stdSerializers.err(error)
  const redact = (text: string) => (quotes(error) ? text.replaceAll(/"[\s\S]*"/g, '"…"') : text)
  const line: LoggedError = { type, message: redact(message), stack: redact(stack) }
  for (const name of loggedFields) if (name in error) line[name] = (error as unknown as Record<string, unknown>)[name]
  if (error instanceof AggregateError) line['aggregateErrors'] = error.errors.slice(0, 10).map(errorWithoutValues)
  return line
}
