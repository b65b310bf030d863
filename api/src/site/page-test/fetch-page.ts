import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from '../../env.ts'
import type { FetchedPage } from './findings.ts'

const timeoutMs = 5000
const largest = 1_048_576
const mostRedirects = 5

/** Why a page could not be fetched, in words for its owner. */
export class Unreachable extends Error {}

/** Of IPv6 this alone was given out so far; the rest holds IPv4 addresses in old ways of writing, and nothing yet. */
const givenOut = ipaddr.parseCIDR('2000::/3')
/**
 * Public by number, and yet reached from inside a cloud alone: there they answer with metadata and credentials.
 * Azure's WireServer; IBM Cloud's services; Google's restricted and private access.
 */
const ofClouds = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14', '199.36.153.4/30', '199.36.153.8/30'].map(
  (range) => ipaddr.IPv4.parseCIDR(range),
)
const isPublic = (address: string) => {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  if (known.range() !== 'unicast') return false
  return known instanceof ipaddr.IPv4 ? !ofClouds.some((range) => known.match(range)) : known.match(givenOut)
}
const inside = () => new Unreachable('It is in a private network, which we do not access.')

/** Looks a name up and refuses what is not on the open internet, with the very addresses that are then connected to. */
const guarded: LookupFunction = (host, options, done) =>
  dnsLookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? inside(), '', 0)
    if (!addresses.every(({ address }) => isPublic(address))) return done(inside(), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })

/** Where pages may be fetched from. */
export type Reach = AppEnv['outgoingRequests']

const checked = (url: URL, reach: Reach) => {
  if (!/^https?:$/.test(url.protocol)) throw new Unreachable('Only http and https addresses can be tested.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (reach === 'public' && ipaddr.isValid(host) && !isPublic(host)) throw inside()
  return url
}

const ask = (url: URL, reach: Reach, signal: AbortSignal) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const headers = { 'user-agent': 'Keyhaven site test', accept: 'text/html', 'accept-encoding': 'gzip, br, identity' }
    const options = { signal, headers, agent: false, ...(reach === 'public' && { lookup: guarded }) }
    // A connection may also end without a word, where another protocol is offered for one.
    send(url, options, answered).on('error', failed).on('close', failed).end()
  })

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}
const unpack = (answer: IncomingMessage) => {
  const packed = unpackers[answer.headers['content-encoding'] ?? '']?.()
  if (!packed) return answer
  answer.on('error', (error) => packed.destroy(error))
  return answer.pipe(packed)
}

const readText = async (answer: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpack(answer)) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > largest) throw new Unreachable('It is larger than 1 MB.')
  }
  return Buffer.concat(chunks).toString('utf8')
}

const wordsOf: Record<string, string> = {
  ENOTFOUND: 'There is no such address in the DNS.',
  EAI_AGAIN: 'Its name could not be looked up.',
  ECONNREFUSED: 'Its server refuses the connection.',
  ECONNRESET: 'Its server ends the connection.',
}
const unreachable = (error: unknown, isLate: boolean) => {
  if (error instanceof Unreachable) return error
  if (isLate) return new Unreachable('It takes longer than five seconds to answer.')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) return new Unreachable('Its certificate is not valid.')
  return new Unreachable(wordsOf[code] ?? 'Its server does not answer.')
}

/** Fetches a page that a stranger named: only the web, only 5 s and 1 MB, and only from where `reach` says. */
export const fetchPage = async (address: string, reach: Reach, patience = timeoutMs): Promise<FetchedPage> => {
  const signal = AbortSignal.timeout(patience)
  let url = new URL(address)
  try {
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const answer = await ask(checked(url, reach), reach, signal)
      const { statusCode: status = 0, headers } = answer
      const next = status >= 300 && status < 400 && headers.location && URL.parse(headers.location, url)
      if (next) {
        answer.destroy()
        url = next
        continue
      }
      const html = status < 400 ? await readText(answer) : (answer.destroy(), '')
      // A page without a length ends where its line does, also where we end that.
      signal.throwIfAborted()
      const policy = headers['content-security-policy']
      return {
        url: url.href,
        status,
        type: headers['content-type'] ?? '',
        policies: policy === undefined ? [] : [policy].flat(),
        html,
      }
    }
    throw new Unreachable('It redirects too many times.')
  } catch (error) {
    throw unreachable(error, signal.aborted)
  }
}
