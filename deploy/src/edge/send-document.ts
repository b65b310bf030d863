import escapeHtml from 'escape-html'
import { alreadyHas } from '@keyhaven/api/http/serialize'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './request.ts'
import { type Generation, nameByContent, pagePath } from '../store/generation.ts'
import { htmlTag } from '../pages/html.ts'
import { inStore, type Store } from '../store/store.ts'

/** A document in each form that browsers take. */
export type Document = { etag: string; body: (form: Encoding) => Buffer | Promise<Buffer> }

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const [unbrotli, unzip] = [promisify(brotliDecompress), promisify(gunzip)]
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const etagOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

export type Html = Document & { text: Buffer }

/** A document that is made while somebody waits: compressed quickly, in the forms that are asked for. */
export const quickDocument = (written: string): Html => {
  const text = Buffer.from(written)
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(text)]])
  const body = (form: Encoding) => {
    const compressed = bodies.get(form) ?? (form === 'br' ? brotli(text, quick) : zip(text))
    bodies.set(form, compressed)
    return compressed
  }
  return { text, etag: etagOf(text), body }
}

/** A browser asks each time. While something is on trial no cache of others may answer, for it knows no two versions of one address. */
export const cacheControl = (isOnTrial: boolean) => (isOnTrial ? 'private, no-cache' : 'no-cache')

type How = {
  status: number
  headers: Record<string, string>
  /** Another request header that it depends on. */
  vary?: string | undefined
  /** Nobody may keep it. */
  secret?: boolean
  /** Other visitors may get another version. */
  isOnTrial?: boolean
}

/** Sends HTML, or says that the browser has it already. */
export const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: Document,
  { status, headers, vary, secret, isOnTrial = false }: How,
) => {
  const form = acceptedEncoding(request.headers['accept-encoding'])
  const tag = `"${etag}-${form}"`
  reply.headers({
    ...headers,
    'cache-control': secret ? 'no-store' : cacheControl(isOnTrial),
    vary: ['Accept-Encoding', vary].filter(Boolean).join(', '),
  })
  if (!secret) reply.header('etag', tag)
  if (!secret && status === 200 && alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const bytes = await body(form)
  if (form !== 'identity') reply.header('content-encoding', form)
  return reply.code(status).type('text/html; charset=utf-8').send(bytes)
}

/** The document of a name in a generation; undefined where it has none. */
export type DocumentAt = (name: string, generation: Generation) => Promise<Html | undefined>

/** A document of the store by its hash, in the forms that it was compressed to when it was published. */
export const readDocument = async (store: Store, hash: string): Promise<Html | undefined> => {
  const path = pagePath(hash)
  if (!(await store.backing.bring(path))) return undefined
  const file = inStore(store, path)
  const text = await readFile(file)
  // Its name is what a signature holds for: another text under it is nobody's, and neither is one in another form.
  if (nameByContent(text.toString()) !== hash) return undefined
  const other = async (form: 'br' | 'gz', unpack: (bytes: Buffer) => Promise<Buffer>) => {
    const bytes = (await store.backing.bring(`${path}.${form}`)) ? await readFile(`${file}.${form}`) : undefined
    const isSame = bytes && (await unpack(bytes).catch(() => undefined))?.equals(text)
    return isSame ? bytes : undefined
  }
  const [br, gz] = [await other('br', unbrotli), await other('gz', unzip)]
  const fresh = quickDocument(text.toString())
  const bodies = { identity: text, br: br ?? fresh.body('br'), gzip: gz ?? fresh.body('gzip') }
  return { text, etag: etagOf(text), body: (form: Encoding) => bodies[form] }
}

/** Reads the documents of a generation with what is out in each, and keeps them in memory for as long as it is. */
export const documentReader = (
  store: Store,
  fillRegistry: (text: string, generation: Generation) => Promise<string>,
): DocumentAt => {
  const read = async (hash: string, generation: Generation) => {
    const document = await readDocument(store, hash)
    if (!document) return undefined
    const text = document.text.toString()
    const filled = await fillRegistry(text, generation)
    return filled === text ? document : quickDocument(filled)
  }
  const cached = new WeakMap<Generation, Map<string, Promise<Html | undefined>>>()
  return async (name, generation) => {
    const documents = cached.get(generation) ?? new Map<string, Promise<Html | undefined>>()
    cached.set(generation, documents)
    const hash = generation.pages[name]
    if (hash === undefined) return undefined
    const document = documents.get(hash) ?? read(hash, generation)
    documents.set(hash, document)
    const forget = () => documents.get(hash) === document && documents.delete(hash)
    // What failed or is not there is read again.
    document.then((value) => value === undefined && forget(), forget)
    return document
  }
}

/** The same HTML with more in its head. */
export const withHead = ({ text }: Html, markup: string) =>
  quickDocument(text.toString().replace('</head>', () => `${markup}\n</head>`))

const described = new WeakMap<object, { of: Html; made: Html }>()

/** The same HTML with what its page says of itself. Made once for as long as it says the same. */
export const withAbout = (source: Html, about: { title: string; head: string; locale: string }) => {
  const before = described.get(about)
  if (before?.of === source) return before.made
  const titled = source.text
    .toString()
    .replace(htmlTag('en'), () => htmlTag(about.locale))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(about.title)}</title>`)
    .replace('</head>', () => `${about.head}\n</head>`)
  const document = quickDocument(titled)
  described.set(about, { of: source, made: document })
  return document
}
