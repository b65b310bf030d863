import { existsSync, mkdirSync } from 'node:fs'
import { usedElsewhere } from '@keyhaven/api/security-headers'
import { pageOfPath } from '@keyhaven/shared-contracts/contract/area-manifest'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedForm, htmlFiles } from './html-files.ts'
import { htmlName, outside } from './render-pages.ts'
import { pageHeaders } from './security-headers.ts'
import { ownerOf } from './skeleton.ts'
import { inStore, registryReader, type Store } from './store.ts'

export type EdgeOptions = {
  store: Store
  /** Who runs this, for the legal notice. */
  operator: { name: string; address: string; email: string }
  /** Where the platform itself is: the public site that stands alone sends owners there. */
  origin: string
}

const year = 31_536_000_000
/** Folders of the store that are served as they are, for ever. */
const folders = ['mfe', 'shell', 'site']

const problem = (code: string, message: string) => ({ code, message, detail: [message] })

const isSiteHost = (host: string) => host.startsWith('book.')

/** Serves the release store: the HTML of every page, the immutable builds, the registry. Adds no state of its own. */
export const edge = async (app: FastifyInstance, { store, operator, origin }: EdgeOptions) => {
  const html = htmlFiles()
  const registryNow = registryReader(store)
  for (const folder of folders) {
    const root = inStore(store, folder)
    if (!existsSync(root)) mkdirSync(root, { recursive: true })
    await app.register(async (scope) => {
      await scope.register(fastifyStatic, {
        root,
        prefix: `/${folder}/`,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: year,
        decorateReply: folder === folders[0],
        setHeaders: (reply) => void reply.headers(usedElsewhere),
      })
    })
  }

  const sendHtml = async (request: FastifyRequest, reply: FastifyReply, name: string | undefined, status: number) => {
    const found = name ? await html(inStore(store, 'html', name)) : undefined
    if (!found) return notFound(request, reply)
    const form = acceptedForm(request.headers['accept-encoding'])
    const etag = `"${found.etag}-${form}"`
    reply.headers({ ...pageHeaders, etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.code(status).type('text/html; charset=utf-8').send(found.bodies[form])
  }

  const pageOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const registry = registryNow()
    if (isSiteHost(request.hostname)) {
      if (/^\/owner(?:\/|$)/.test(path)) return reply.header('cache-control', 'no-store').redirect(origin + path)
      return sendHtml(request, reply, 'site.html', ownerOf(registry, path)?.area === 'public' ? 200 : 404)
    }
    const owner = ownerOf(registry, path)
    // Which addresses an area answers, only its routes know; of the shell's all are listed.
    const isKnown = owner && (owner.area !== 'shell' || pageOfPath(owner.pages, path))
    return sendHtml(request, reply, htmlName(registry, path) ?? 'index.shell.html', isKnown ? 200 : 404)
  }

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(problem('not_found', `There is nothing at ${request.url.split('?')[0]}`))

  app.get('/registry.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(outside(registryNow())),
  )
  app.get('/operator.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(operator))

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isFile = /^\/(?:mfe|shell|site|keyhaven)\//.test(path) || /\.\w{1,5}$/.test(path)
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    return wantsPage && !isFile ? pageOf(request, reply) : notFound(request, reply)
  })
}
