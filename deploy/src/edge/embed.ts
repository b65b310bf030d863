import { usedElsewhere } from '@keyhaven/api/http/security-headers'
import { alreadyHas } from '@keyhaven/api/http/serialize'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptedEncoding } from './request.ts'
import { readBuild, siteBuild } from '../store/build-info.ts'
import { compressed } from '../store/compress.ts'
import { inlineJson } from '../pages/html.ts'
import { htmlFiles, withHead, sendDocument } from './send-document.ts'
import { addFiles, contentHash, putFolder } from '../store/immutable.ts'
import type { Published } from '../publish/publish.ts'
import { inStore, replaceFile, type Store } from '../store/store.ts'

/** Who may show the booking of an owner. */
export type Embedders = {
  originsOf: (owner: string) => Promise<ReadonlySet<string>>
  isKnown: (owner: string) => Promise<boolean>
}

/** For the scripts of a booking: any page may run and read them, for they hold nothing of anybody's. */
export const loadedAnywhere = { ...usedElsewhere, 'access-control-allow-origin': '*' }

const put = async (file: string, text: Buffer) => {
  const { br, gz } = await compressed(text)
  replaceFile(`${file}.br`, br)
  replaceFile(`${file}.gz`, gz)
  replaceFile(file, text)
}

const frameHtml = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Booking</title>
<script type="module" src="/embed.js"></script>
<script type="module" src="/embed/${script}"></script>
</head>
<body></body>
</html>
`

/** Puts what other pages embed into the store: scripts that hold their hash in their names, and the loader that names them. */
export const publishEmbed = async (store: Store, dist: string): Promise<Published> => {
  const version = `${readBuild(dist, 'embed', siteBuild).version}-${contentHash(dist)}`
  await addFiles(join(dist, 'embed'), inStore(store, 'embed'))
  const isNew = await putFolder(dist, inStore(store, 'embed', version), (file) => !file.startsWith('embed/'))
  return { what: 'embed', version, isNew }
}

/** Makes a version the one that other pages get. */
export const renderEmbed = async (store: Store, version: string) => {
  const folder = inStore(store, 'embed', version)
  const { groups } = readBuild(folder, 'embed', siteBuild)
  const frame = groups.flatMap(({ files }) => files).find((file) => /\/frame\.\w+\.js$/.test(file))
  if (!frame) throw new Error(`${folder} has no script for frames; build it again`)
  await put(inStore(store, 'html', 'embed-frame.html'), Buffer.from(frameHtml(frame.replace(/^embed\//, ''))))
  await put(inStore(store, 'html', 'embed.js'), readFileSync(join(folder, 'embed.js')))
}

const framePolicy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ') || "'none'"}`,
  ].join('; ')

const ownerIn = ({ query }: FastifyRequest) => {
  const { owner } = query as { owner?: unknown }
  return typeof owner === 'string' ? owner.trim().toLowerCase() : ''
}

/** Answers what pages of other people ask for: the loader, a page for frames, and why nothing shows. */
export const embedEdge = (app: FastifyInstance, store: Store, { originsOf, isKnown }: Embedders) => {
  const files = htmlFiles()

  app.get('/embed.js', async (request, reply) => {
    const found = await files(inStore(store, 'html', 'embed.js'))
    if (!found) return reply.callNotFound()
    const form = acceptedEncoding(request.headers['accept-encoding'])
    const etag = `"${found.etag}-${form}"`
    reply.headers({ ...loadedAnywhere, etag, 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' })
    if (alreadyHas(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.type('text/javascript; charset=utf-8').send(await found.body(form))
  })

  app.get('/embed/frame', async (request, reply) => {
    const found = await files(inStore(store, 'html', 'embed-frame.html'))
    if (!found) return reply.callNotFound()
    const origins = [...(await originsOf(ownerIn(request)))]
    // X-Frame-Options cannot list origins; frame-ancestors of the policy does.
    reply.removeHeader('x-frame-options').header('x-robots-tag', 'noindex')
    const headers = { ...usedElsewhere, 'content-security-policy': framePolicy(origins) }
    return sendDocument(request, reply, withHead(found, inlineJson('allowed', origins)), { status: 200, headers })
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
