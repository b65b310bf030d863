import { alreadyHas } from '@keyhaven/api/http/serialize'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './request.ts'

/** A document in each form that browsers take. */
export type Document = { etag: string; body: (form: Encoding) => Buffer | Promise<Buffer> }

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const etagOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

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

type Html = Document & { state: string; text: Buffer }

/** The rendered HTML, kept in memory until its file is replaced. */
export const htmlFiles = () => {
  const kept = new Map<string, Html>()
  return async (file: string): Promise<Html | undefined> => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    const known = kept.get(file)
    const state = `${found.ino} ${found.mtimeMs}`
    if (known?.state === state) return known
    const text = await readFile(file)
    const other = async (end: string) => readFile(`${file}${end}`).catch(() => text)
    const bodies = { identity: text, br: await other('.br'), gzip: await other('.gz') }
    const html = { state, text, etag: etagOf(text), body: (form: Encoding) => bodies[form] }
    kept.set(file, html)
    return html
  }
}

/** The same HTML with more in its head. */
export const withHead = ({ text }: Html, markup: string) =>
  quickDocument(text.toString().replace('</head>', () => `${markup}\n</head>`))
