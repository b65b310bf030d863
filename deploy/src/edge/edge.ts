import fastifyStatic from '@fastify/static'
import type { AppEnv } from '@keyhaven/api/env'
import { usedElsewhere } from '@keyhaven/api/http/security-headers'
import { pageOfPath, redirectOf } from '@keyhaven/shared-contracts/platform/area-manifest'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { type Operator, operatorPath } from '@keyhaven/shared-contracts/platform/operator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, mkdirSync } from 'node:fs'
import { canaryVisitors, type OutForRequest } from './canary-visitors.ts'
import { bringDifference, offerDictionary, sendDifferences } from './dictionaries.ts'
import { iconEdge } from './icons.ts'
import { pathOf } from './request.ts'
import { type Ask, askInProcess, embeddersOf, rememberVisitors } from './ask-api.ts'
import { embedEdge, type Embedders, loadedAnywhere } from './embed.ts'
import type { Limits } from '../guest/rendering/render-thread.ts'
import { guestEdge } from '../guest/guest-edge.ts'
import { isPrivate } from '../guest/guest-pages.ts'
import { registryFiles, registryFiller } from './registry-out.ts'
import { releaseData } from './release-data.ts'
import { shellOfSet } from './shell-of-set.ts'
import { documentReader, sendDocument, withAbout } from './send-document.ts'
import { pageHeads } from '../pages/page-heads.ts'
import { htmlName } from '../pages/page-list.ts'
import { pageHeaders } from './security-headers.ts'
import { ownerOf } from '../pages/skeleton.ts'
import { followGenerations } from '../store/generation.ts'
import { releaseSets } from '../store/release-sets.ts'
import { inStore, type Store } from '../store/store.ts'

export type EdgeOptions = {
  store: Store
  /** Operator, for the legal notice. */
  operator: Operator
  /** Origin of the platform, to which the standalone site sends owners. There once the port is open. */
  origin: string | (() => string)
  /** The origin of the tiles that maps draw, where the operator has set any. */
  tiles?: string | undefined
  /** Function that calls the API; by default in this process. */
  ask?: Ask
  /** Origins that may embed the booking of an owner; tests bring their own. */
  embedders?: Embedders
  /** Time limit of the first view of a page; tests on a busy machine wait longer. */
  limits?: Limits
}

/** Options of the edge from the settings. */
export const edgeOptions = (env: AppEnv) => ({
  operator: env.operator,
  origin: () => env.origin,
  tiles: env.mapTiles && new URL(env.mapTiles.url).origin,
})

const year = 31_536_000_000
/** Folders of the store that are served as they are, for ever. */
const folders = ['mfe', 'shell', 'site', 'embed']
/** Pages of the platform alone: the domain of an owner does not have them. */
const ofPlatform =
  /^\/(?:mfe|shell|embed|sets|registry)\/|^\/(?:registry\.json|releases\.json|operator\.json|embed\.js)$/
const ofApi = /^\/keyhaven(?:\/|$)|^\/(?:healthz|readyz)\/?$/
const isOwner = /^\/owner(?:\/|$)/

const problem = (code: string, message: string) => ({ code, message, detail: [message] })
const nobodys =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No site here</title></head><body><h1>No site here</h1><p>There is no site at this address.</p></body></html>'

/**
 * Serves the release store: the HTML of every page, the immutable builds, the registry. Adds no state of its own. Answers how
 * to find out what is out.
 */
export const edge = async (
  app: FastifyInstance,
  { store, operator, origin, tiles, ask = askInProcess(app), embedders, limits }: EdgeOptions,
) => {
  const originNow = typeof origin === 'string' ? () => origin : origin
  const { current, latest, close } = followGenerations(store)
  app.addHook('onClose', async () => close())
  const fillRegistry = registryFiller(store)
  const outFor = canaryVisitors(current)
  const documentAt = documentReader(store, fillRegistry)
  const headAt = pageHeads(store, originNow)
  const setOf = releaseSets(store, current)
  const documentOfSet = shellOfSet(store, setOf, fillRegistry)

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(problem('not_found', `There is nothing at ${pathOf(request)}`))

  rememberVisitors(app)
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (ofApi.test(path)) return undefined
    if (isPrivate(path)) reply.header('x-robots-tag', 'noindex, nofollow')
    const host = await guests.hostAt(request.hostname)
    if (host.kind === 'unknown')
      return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(nobodys)
    // By its route: what is written in an address can be written in other ways.
    const isHidden = host.kind === 'own' && ofPlatform.test(request.routeOptions.url ?? '')
    return isHidden ? notFound(request, reply) : undefined
  })
  const guests = guestEdge(app, { ask, store, current, latest, outFor, origin: originNow, operator, tiles, limits })
  embedEdge(
    app,
    { documentAt, outFor, viewAt: guests.elementAt },
    { ...(embedders ?? embeddersOf(ask, originNow)), tiles },
  )

  for (const folder of folders) {
    const root = inStore(store, folder)
    if (!existsSync(root)) mkdirSync(root, { recursive: true })
    await app.register(async (scope) => {
      const headers = folder === 'embed' ? loadedAnywhere : usedElsewhere
      // What a bucket has is fetched when it is first asked for; a file is there only when all its forms are.
      if (store.backing.lookEveryMs > 0)
        scope.addHook('onRequest', async (request) => {
          const path = pathOf(request).slice(1)
          await bringDifference(store, path)
          for (const end of ['.br', '.gz', '']) await store.backing.bring(path + end)
        })
      sendDifferences(scope, store, { ...headers, 'cache-control': `public, max-age=${year / 1000}, immutable` })
      await scope.register(fastifyStatic, {
        root,
        prefix: `/${folder}/`,
        index: false,
        preCompressed: true,
        // What renders the pages is for the edge alone.
        allowedPath: (path) => !path.endsWith('.mjs'),
        immutable: true,
        maxAge: year,
        decorateReply: folder === folders[0],
        setHeaders: (reply, _path, { size }) => {
          reply.headers(headers)
          offerDictionary(reply, size)
        },
      })
    })
  }

  const sendHtml = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { out, name, status }: { out: OutForRequest; name: string; status: number },
  ) => {
    const { set } = request.query as { set?: string }
    const { generation, isOnTrial } = out
    const page = { path: splitAddress(pathOf(request)).path, ownShell: generation.registry.shell.version }
    const document =
      (set && (await documentOfSet((await current()).generation, set, page))) || (await documentAt(name, generation))
    if (!document) return notFound(request, reply)
    const about = status === 200 ? await headAt(request, generation) : undefined
    return sendDocument(request, reply, about ? withAbout(document, about) : document, {
      ...{ status, headers: pageHeaders(tiles), isOnTrial },
      vary: about && 'Accept-Language',
    })
  }

  const pageOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const host = await guests.hostAt(request.hostname)
    if (host.kind === 'book' && isOwner.test(path))
      return reply.header('cache-control', 'no-store').redirect(originNow() + path)
    const site = await guests.siteOf(request, host)
    const out = await outFor(request, site ? 'site' : 'shell')
    const { registry } = out.generation
    const { locale, path: plain } = splitAddress(path)
    const owner = ownerOf(registry, plain)
    const left = owner && (!site || owner.area === 'public') ? redirectOf([owner], plain) : undefined
    if (left !== undefined) {
      const place = (locale === undefined ? '' : `/${locale}`) + left + request.url.slice(path.length)
      return reply.header('cache-control', 'no-cache').redirect(place, 301)
    }
    if (site) {
      const place = await guests.placeAt(request, site)
      if (place !== undefined) return reply.header('cache-control', 'no-store').redirect(place, 303)
      const moved = await guests.renamedAt(request, site)
      if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301)
      const page = await guests.pageAt(request, site)
      return page ? guests.sendPage(request, reply, page) : notFound(request, reply)
    }
    // Which addresses an area answers, only its routes know; those of the shell and of guests' pages are all listed.
    const isListed = owner && (owner.area === 'shell' || owner.area === 'public' || locale !== undefined)
    const isKnown = owner && (!isListed || pageOfPath(owner.pages, plain))
    // A guest who is lost stays among the guests' pages; only owners get those of owners.
    const lost =
      isKnown || isOwner.test(path) || host.kind === 'unknown' ? undefined : await guests.pageAt(request, host)
    if (lost) return guests.sendPage(request, reply, lost)
    const name = (locale === undefined || isKnown ? htmlName(registry, plain) : undefined) ?? 'index.shell.html'
    return sendHtml(request, reply, { out, name, status: isKnown ? 200 : 404 })
  }

  releaseData(app, { current, outFor }, setOf)
  registryFiles(app, store)
  iconEdge(app, { ask, store, current, hostAt: guests.hostAt, notFound })
  app.get(operatorPath, async (_request, reply) => reply.header('cache-control', 'no-cache').send(operator))

  app.setNotFoundHandler((request, reply) => {
    // Programs ask there; everywhere else people do, whatever the address ends in.
    const isFile = /^\/(?:mfe|shell|site|embed|sets|registry|keyhaven)\//.test(pathOf(request))
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    return wantsPage && !isFile ? pageOf(request, reply) : notFound(request, reply)
  })
  return { current, latest }
}
