import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublic } from './public-address.ts'

/** Reason why a request got no answer, whatever the network calls it. */
export type NetworkProblem = 'name' | 'lookup' | 'refused' | 'broken' | 'certificate' | 'other'

const problems: Record<string, NetworkProblem> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'lookup',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'broken',
}

/** Problem for the code of an error of Node: those of TLS are many, and have the same few words in them. */
export const networkProblem = (error: unknown): NetworkProblem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return problems[code] ?? (/CERT|SIGNATURE|TLS|SSL/.test(code) ? 'certificate' : 'other')
}

const reasons = {
  protocol: 'The address is neither http nor https.',
  private: 'The address is not on the open internet.',
  redirects: 'The server redirects too many times.',
  large: 'The server’s response is too large.',
  late: 'The server took too long to respond.',
}

/** Reason why a request was not made, or its answer not taken. Errors of the network itself are thrown as they are. */
export class FetchRefused extends Error {
  readonly why: keyof typeof reasons
  constructor(why: keyof typeof reasons) {
    super(reasons[why])
    this.why = why
  }
}

/** The signature of `dns.lookup` where all addresses of a name are wanted. */
type Lookup = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

type Guard = {
  /** Decides which addresses may be connected to; by default those of the open internet. */
  mayConnect?: ((address: string) => boolean) | undefined
  lookup?: Lookup
}
type Options = Guard & {
  headers?: Record<string, string>
  /** Makes it a POST, of which no redirect is followed. */
  body?: string
  timeoutMs: number
  /** Limit of the answer once it is unpacked. */
  maxBytes: number
  /** Each is checked like the first address. A redirect is the answer itself where none is to be followed. */
  maxRedirects?: number
}

/** The body is not read, and empty, above status 399 and of a POST, of which the status says enough. `text` is the body as UTF-8. */
export type Fetched = { url: string; status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** Looks a name up and refuses it with the very addresses that are then connected to, so that no second answer of the DNS counts. */
const guarded =
  ({ mayConnect = isPublic, lookup = dnsLookup }: Guard): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new FetchRefused('private'), '', 0)
      if (!addresses.every(({ address }) => mayConnect(address))) return done(new FetchRefused('private'), '', 0)
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

/** A number in place of a name is connected to without being looked up. */
const checked = (url: URL, { mayConnect = isPublic }: Guard) => {
  if (!/^https?:$/.test(url.protocol)) throw new FetchRefused('protocol')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !mayConnect(host)) throw new FetchRefused('private')
  return url
}

const ask = (url: URL, options: Options, signal: AbortSignal) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const method = options.body === undefined ? 'GET' : 'POST'
    const headers = { 'accept-encoding': 'gzip, br, identity', ...options.headers }
    // A connection may also end without a word, where another protocol is offered for one.
    send(url, { method, signal, headers, agent: false, lookup: guarded(options) }, answered)
      .on('error', failed)
      .on('close', failed)
      .end(options.body)
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

const readBody = async (answer: IncomingMessage, maxBytes: number) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpack(answer)) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > maxBytes) throw new FetchRefused('large')
  }
  return Buffer.concat(chunks)
}

const followed = async (address: string, options: Options, signal: AbortSignal): Promise<Fetched> => {
  const maxRedirects = options.body === undefined ? (options.maxRedirects ?? 0) : 0
  let url = new URL(address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await ask(checked(url, options), options, signal)
    const { statusCode: status = 0, headers } = answer
    const next = status >= 300 && status < 400 && headers.location && URL.parse(headers.location, url)
    if (next && maxRedirects > 0) {
      answer.destroy()
      url = next
      continue
    }
    const isRead = status < 400 && options.body === undefined
    const body = isRead ? await readBody(answer, options.maxBytes) : (answer.destroy(), Buffer.alloc(0))
    // An answer without a length ends where its line does, also where we end that.
    signal.throwIfAborted()
    return { url: url.href, status, headers, body, text: body.toString('utf8') }
  }
  throw new FetchRefused('redirects')
}

/** Fetches an address that a person typed; every such request goes through here. */
export const guardedFetch = async (address: string, options: Options): Promise<Fetched> => {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await followed(address, options, signal)
  } catch (error) {
    if (error instanceof FetchRefused || !signal.aborted) throw error
    throw new FetchRefused('late')
  }
}
