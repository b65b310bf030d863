import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { alreadyHas } from '@keyhaven/api/http/serialize'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './request.ts'

/** A document in each form that browsers take. */
export type Document = { etag: string; body: (form: Encoding) => Buffer | Promise<Buffer> }

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const etagOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

/** A document that is made while somebody waits: compressed quickly, in the forms that are asked for. */
export const quickDocument = (text: string): Document => {
  const identity = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]])
  const body = (form: Encoding) => {
    const known = made.get(form) ?? (form === 'br' ? brotli(identity, quick) : zip(identity))
    made.set(form, known)
    return known
  }
  return { etag: etagOf(text), body }
}

type How = { status: number; headers: Record<string, string>; /** Nobody may keep it. */ secret?: boolean }

/** Sends HTML, or says that the browser has it already. */
export const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: Document,
  { status, headers, secret }: How,
) => {
  const form = acceptedEncoding(request.headers['accept-encoding'])
  const tag = `"${etag}-${form}"`
  reply.headers({ ...headers, 'cache-control': secret ? 'no-store' : 'no-cache', vary: 'Accept-Encoding' })
  if (!secret) reply.header('etag', tag)
  if (!secret && status === 200 && alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const bytes = await body(form)
  if (form !== 'identity') reply.header('content-encoding', form)
  return reply.code(status).type('text/html; charset=utf-8').send(bytes)
}
