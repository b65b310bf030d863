import { siteOrigin } from '@keyhaven/api/site/host-kind'
import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { publicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ask } from '../edge/ask-api.ts'
import { pathOf, queryOf } from '../edge/request.ts'
import { guestPageHeaders } from '../edge/security-headers.ts'
import { sendDocument } from '../edge/send-document.ts'
import { ownerOf } from '../pages/skeleton.ts'
import type { Current } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { ttlCache } from './ttl-cache.ts'
import type { Limits } from './render-thread.ts'
import { firstViews } from './first-views.ts'
import { type GuestHost, guestHosts } from './guest-host.ts'
import { guestHtml, type GuestHtml, isPrivate, type SiteHost } from './guest-pages.ts'
import { templateReader } from './guest-template.ts'
import { filtersOf, stayOf } from './page-data.ts'
import { robotsTxt, siteMapXml } from './site-map.ts'

/** How long a page that was made serves others, in milliseconds. */
const fresh = 5000

type GuestEdgeOptions = {
  ask: Ask
  store: Store
  current: () => Promise<Current>
  /** Of the platform. */
  origin: () => string
  limits?: Limits | undefined
}

/** The standalone guests' sites: the platform's, and each owner's on a domain of their own. */
export const guestEdge = (app: FastifyInstance, { ask, store, current, origin, limits }: GuestEdgeOptions) => {
  const hostAt = guestHosts(ask, origin)
  const template = templateReader(store)
  const { render, close } = firstViews(store, app.log, limits)
  app.addHook('onClose', async () => close())
  const pages = ttlCache<GuestHtml>(fresh, ({ complete }) => !complete)

  const pageOf = (registry: Registry, path: string) => {
    const owner = ownerOf(registry, path)
    const found = owner?.area === 'public' ? pageOfPath(owner.pages, path) : undefined
    return found && { path: found.path, module: found.module, calls: found.calls }
  }
  const made = async (host: SiteHost, path: string, query: URLSearchParams) => {
    const { generation } = await current()
    const found = await template(generation)
    if (!found) return undefined
    // The site of an owner is part of the key: what it looks like changes with it.
    const own = host.kind === 'own' ? JSON.stringify(host.site) : ''
    const page = pageOf(generation.registry, path)
    return pages([host.host, path, filtersOf(host, query), stayOf(query), found.state, own].join(' '), () =>
      guestHtml(ask, render, { host, path, query, template: found.template, origin: origin(), page }),
    )
  }

  const pageAt = (request: FastifyRequest, host: SiteHost) => made(host, pathOf(request), queryOf(request))
  const sendPage = (request: FastifyRequest, reply: FastifyReply, { document, status }: GuestHtml) =>
    sendDocument(request, reply, document, {
      ...{ status, headers: guestPageHeaders },
      secret: isPrivate(pathOf(request)),
    })

  const baseOf = (host: GuestHost) =>
    siteOrigin(host.kind === 'own' ? (host.site.domain ?? undefined) : undefined, origin())
  app.get('/robots.txt', async (request, reply) => {
    const host = await hostAt(request.hostname)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(baseOf(host)))
  })
  const maps = ttlCache<string | undefined>(60_000)
  app.get('/sitemap.xml', async (request, reply) => {
    const host = await hostAt(request.hostname)
    const page = queryOf(request).get('page')
    const base = baseOf(host)
    const xml = await maps(`${host.host} ${base} ${page}`, () => siteMapXml(ask, host.host, base, page))
    if (xml === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=300').type('application/xml; charset=utf-8').send(xml)
  })

  const homes = ttlCache<string | undefined>(30_000)
  const homeOf = async (property: string) => {
    const { status, body } = await ask(new URL(origin()).host, `/api/public/site/?property=${property}`)
    return status === 200 ? siteOrigin(publicSite.parse(body).domain ?? undefined, origin()) : undefined
  }
  /** The canonical address of a property's page: on the site that stands alone. */
  const canonicalOf = async (path: string) => {
    const [, property, unit] = /^\/property\/0*(\d{1,16})(?:\/unit\/(\d{1,16}))?\/?$/.exec(path) ?? []
    const home = property && (await homes(property, () => homeOf(property)))
    return home && home + (unit === undefined ? paths.publicProperty(property) : paths.publicUnit(property, unit))
  }
  return { hostAt, pageAt, sendPage, canonicalOf }
}
