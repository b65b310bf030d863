import { usedElsewhere } from '@keyhaven/api/http/security-headers'
import { alreadyHas } from '@keyhaven/api/http/serialize'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { canaryVisitors } from './canary-visitors.ts'
import { acceptedEncoding } from './request.ts'
import { connectSrc } from './security-headers.ts'
import { frameName, loaderName } from '../pages/embed-pages.ts'
import { inlineJson } from '../pages/html.ts'
import { type DocumentAt, type Html, sendDocument, withHead } from './send-document.ts'

/** Origins that may embed the booking of an owner. */
export type Embedders = {
  originsOf: (owner: string) => Promise<ReadonlySet<string>>
  isKnown: (owner: string) => Promise<boolean>
}

/** For the scripts of a booking: any page may run and read them, for they hold nothing of anybody's. */
export const loadedAnywhere = { ...usedElsewhere, 'access-control-allow-origin': '*' }

const framePolicy = (origins: readonly string[], tiles: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    connectSrc(tiles),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ') || "'none'"}`,
  ].join('; ')

const ownerIn = ({ query }: FastifyRequest) => {
  const { owner } = query as { owner?: unknown }
  return typeof owner === 'string' ? owner.trim().toLowerCase() : ''
}

/** The page around a frame, as far as its browser says it: an origin, or nothing where that page hides its address or the frame loads itself again. */
const parentOf = ({ headers: { referer, host } }: FastifyRequest) => {
  const page = URL.parse(referer ?? '')
  return page && page.host !== host ? page.origin : undefined
}

/**
 * The origins that a frame names in its policy. Of the page around the frame that one alone, for the others are nobody's
 * business; all of them only for a frame whose page hides its address, which could show nothing otherwise.
 */
const namedOrigins = (request: FastifyRequest, allowed: ReadonlySet<string>) => {
  const parent = parentOf(request)
  if (parent !== undefined) return allowed.has(parent) ? [parent] : []
  return /^i?frame$/.test(String(request.headers['sec-fetch-dest'])) ? [...allowed] : []
}

type Sources = {
  documentAt: DocumentAt
  outFor: ReturnType<typeof canaryVisitors>
  /** First view of the element that a request describes. */
  viewAt: (request: FastifyRequest) => Promise<{ document: Html; isOnTrial: boolean } | undefined>
}

/** A document for scripts alone: opened by itself it does nothing. */
const inert = { ...loadedAnywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

/** Answers what pages of other people ask for: the loader, a first view, a page for frames, and why nothing shows. */
export const embedEdge = (
  app: FastifyInstance,
  { documentAt, outFor, viewAt }: Sources,
  { originsOf, isKnown, tiles }: Embedders & { tiles: string | undefined },
) => {
  app.get('/embed.js', async (request, reply) => {
    const { generation, isOnTrial } = await outFor(request, 'site')
    const loader = await documentAt(loaderName, generation)
    if (!loader) return reply.callNotFound()
    const form = acceptedEncoding(request.headers['accept-encoding'])
    const etag = `"${loader.etag}-${form}"`
    const cache = `${isOnTrial ? 'private' : 'public'}, max-age=300`
    reply.headers({ ...loadedAnywhere, etag, 'cache-control': cache, vary: 'Accept-Encoding' })
    if (alreadyHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.type('text/javascript; charset=utf-8').send(await loader.body(form))
  })

  app.get('/embed/view', async (request, reply) => {
    const { origin } = request.headers
    const isKept = origin !== undefined && !(await originsOf(ownerIn(request))).has(origin)
    const view = isKept ? undefined : await viewAt(request)
    reply.header('x-robots-tag', 'noindex')
    // The element says by itself why nothing shows.
    if (!view)
      return reply
        .headers({ ...inert, 'cache-control': 'no-store' })
        .code(204)
        .send()
    const { document, isOnTrial } = view
    return sendDocument(request, reply, document, { status: 200, headers: inert, isOnTrial, vary: 'Origin' })
  })

  app.get('/embed/frame', async (request, reply) => {
    const { generation, isOnTrial } = await outFor(request, 'site')
    const frame = await documentAt(frameName, generation)
    if (!frame) return reply.callNotFound()
    const origins = namedOrigins(request, await originsOf(ownerIn(request)))
    // X-Frame-Options cannot list origins; frame-ancestors of the policy does.
    reply.removeHeader('x-frame-options').header('x-robots-tag', 'noindex')
    const headers = { ...usedElsewhere, 'content-security-policy': framePolicy(origins, tiles) }
    return sendDocument(request, reply, withHead(frame, inlineJson('allowed', origins)), {
      ...{ status: 200, headers, isOnTrial },
      vary: 'Referer, Sec-Fetch-Dest',
    })
  })

  // A browser tells a script no more than that it was kept out; this says why.
  app.get('/embed/standing', async (request, reply) => {
    const owner = ownerIn(request)
    const { origin } = request.headers
    const isKept = origin !== undefined && !(await originsOf(owner)).has(origin)
    const problem = !(await isKnown(owner)) ? 'unknown_owner' : isKept ? 'origin_not_allowed' : null
    return reply.headers({ ...loadedAnywhere, 'cache-control': 'no-store' }).send({ problem })
  })
}
