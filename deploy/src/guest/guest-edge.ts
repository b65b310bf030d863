import { siteOrigin } from '@keyhaven/api/site/host-kind'
import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import type { Operator } from '@keyhaven/shared-contracts/platform/operator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ask } from '../edge/ask-api.ts'
import type { canaryVisitors } from '../edge/canary-visitors.ts'
import { acceptedLocale, pathOf, queryOf } from '../edge/request.ts'
import { guestPageHeaders } from '../edge/security-headers.ts'
import { type Html, sendDocument } from '../edge/send-document.ts'
import { ownerOf } from '../pages/skeleton.ts'
import type { Current } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { ttlCache } from './ttl-cache.ts'
import type { Limits } from './rendering/render-thread.ts'
import { firstViews } from './rendering/first-views.ts'
import { elementView } from './element-view.ts'
import { type GuestHost, guestHosts } from './guest-host.ts'
import { offeredLocales, standardLocale } from './guest-languages.ts'
import { guestHtml, type GuestHtml, isPrivate, isSecret, type SiteHost } from './guest-pages.ts'
import { templateReader } from './guest-template.ts'
import { filtersOf, searchOf } from './page-search.ts'
import { placeAddress, unitAddress } from './place-address.ts'
import { robotsTxt, siteMapXml } from './site-map.ts'

/** Time that a rendered page is cached, in milliseconds. */
const fresh = 5000

type GuestEdgeOptions = {
  ask: Ask
  store: Store
  current: () => Promise<Current>
  latest: () => Current | undefined
  /** Finds out which of two versions the visitor of a request gets. */
  outFor: ReturnType<typeof canaryVisitors>
  /** Of the platform. */
  origin: () => string
  operator: Operator
  /** The origin of the tiles that maps draw. */
  tiles: string | undefined
  limits?: Limits | undefined
}

/** Addresses of owners: those behind a session, and those of their decisions. */
const isOfOwners = /^\/(?:owner|decision)(?:\/|$)/
/** Parameters of an address that only the shell knows: versions of a tab, and the inspector. */
const isOfShell = (name: string) => name === 'set' || name === 'inspect' || name.startsWith('mfe.')

type PageAddress = { host: SiteHost; address: string; query: URLSearchParams; accepts: string | undefined }
type SentPage = GuestHtml & { isOnTrial: boolean }

/** True for the site of the stable release, and for the one on trial. */
const isSiteOut = (out: Current | undefined, version: string) => {
  const { stable, rollout, releases = {} } = out?.generation.registry.areas.public ?? {}
  return [stable, rollout?.version].some((one) => one !== undefined && releases[one]?.site === version)
}

/** An address whose language is not offered is no other than one that nobody has. */
const splitOffered = (address: string, offered: readonly GuestLocale[]) => {
  const parts = splitAddress(address)
  return parts.locale === undefined || offered.includes(parts.locale) ? parts : { path: address }
}

/** The guests' sites: the platform's, at its own address and beside it, and each owner's on a domain of their own. */
export const guestEdge = (
  app: FastifyInstance,
  { ask, store, current, latest, outFor, origin, operator, tiles, limits }: GuestEdgeOptions,
) => {
  const hostAt = guestHosts(ask, origin)
  const template = templateReader(store)
  const { render, close } = firstViews(store, app.log, limits, (version) => isSiteOut(latest(), version))
  app.addHook('onClose', async () => close())
  const pages = ttlCache<GuestHtml>(fresh, ({ complete }) => !complete)

  const pageOf = (registry: Registry, path: string) => {
    const owner = ownerOf(registry, path)
    const guestPage = owner?.area === 'public' ? pageOfPath(owner.pages, path) : undefined
    return guestPage && { path: guestPage.path, module: guestPage.module, calls: guestPage.calls }
  }
  const sites = ttlCache<PublicSite | undefined>(30_000)
  const siteBy = (whose: string) =>
    sites(whose, async () => {
      const { status, body } = await ask(new URL(origin()).host, `/api/public/site/?${whose}`)
      return status === 200 ? publicSite.parse(body) : undefined
    })
  /** For visitors whose languages are not offered. */
  const fallback = async (host: SiteHost, query: URLSearchParams, offered: readonly GuestLocale[]) => {
    if (host.kind === 'own') return standardLocale(host.site, offered)
    const owner = filtersOf(host, query).get('owner')
    return standardLocale(owner ? await siteBy(`${new URLSearchParams({ owner })}`) : undefined, offered)
  }
  const makePage = async (
    { generation, isCanary = false }: Current & { isCanary?: boolean },
    { host, address, query, accepts }: PageAddress,
  ) => {
    const pageTemplate = await template(generation)
    if (!pageTemplate) return undefined
    const offered = offeredLocales(generation.registry)
    const { locale: named, path } = splitOffered(address, offered)
    const standard = standardLocale(host.kind === 'own' ? host.site : undefined, offered)
    const locale = named ?? acceptedLocale(accepts, [standard, ...offered]) ?? (await fallback(host, query, offered))
    // The site of an owner is part of the key: what it looks like changes with it.
    const own = host.kind === 'own' ? JSON.stringify(host.site) : ''
    const page = pageOf(generation.registry, path)
    const make = () =>
      guestHtml(ask, render, {
        ...{ host, address, path, query, named, locale, offered, page },
        ...{ template: pageTemplate.template, origin: origin(), operator },
      })
    if (isSecret(path)) return make()
    const release = `${pageTemplate.state}${isCanary ? ' canary' : ''}`
    return pages([host.host, address, locale, searchOf(host, path, query), release, own].join(' '), make)
  }

  /**
   * The site that answers a page by itself: that of the host, and at the platform's own address that of guests' pages. All others
   * there are the shell's, and so is a tab that runs releases of its choice or looks at those that it has.
   */
  const siteOf = async (request: FastifyRequest, host: GuestHost): Promise<SiteHost | undefined> => {
    if (host.kind !== 'platform') return host.kind === 'unknown' ? undefined : host
    const { path } = splitAddress(pathOf(request))
    if (isOfOwners.test(path) || [...queryOf(request).keys()].some(isOfShell)) return undefined
    const { generation } = await outFor(request, 'site')
    const owner = ownerOf(generation.registry, path)
    const isGuests = owner === undefined || owner.area === 'public'
    return isGuests && (await template(generation)) ? host : undefined
  }

  /** The whole address of what a form without scripts or a short link asks for, where it is another one. */
  const placeAt = async (request: FastifyRequest, host: SiteHost) => {
    const args = [ask, host, pathOf(request), queryOf(request)] as const
    return (await placeAddress(...args)) ?? unitAddress(...args)
  }
  /** The same address with the name that the owner has now, where it names one that the owner had before. */
  const renamedAt = async (request: FastifyRequest, host: SiteHost) => {
    const query = queryOf(request)
    const named = filtersOf(host, query).get('owner')
    const slug = named && (await siteBy(`${new URLSearchParams({ owner: named })}`))?.slug
    if (!slug || slug === named) return undefined
    query.set('owner', slug)
    return `${pathOf(request)}?${query}`
  }
  const pageAt = async (request: FastifyRequest, host: SiteHost): Promise<SentPage | undefined> => {
    const out = await outFor(request, 'site')
    const accepts = request.headers['accept-language']
    const page = await makePage(out, { host, address: pathOf(request), query: queryOf(request), accepts })
    return page && { ...page, isOnTrial: out.isOnTrial }
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: SentPage) => {
    const { document, status, locale, isChosen, isOnTrial } = page
    return sendDocument(request, reply, document, {
      ...{ status, headers: { ...guestPageHeaders(tiles), 'content-language': locale }, isOnTrial },
      vary: isChosen ? 'Accept-Language' : undefined,
      secret: isPrivate(pathOf(request)),
    })
  }

  const elements = ttlCache<Html | undefined>(fresh)
  /** First view of an element in a page of somebody else's, whose attributes are the query; undefined where there is none. */
  const elementAt = async (request: FastifyRequest) => {
    const { generation, isOnTrial } = await outFor(request, 'site')
    const pageTemplate = await template(generation)
    if (!pageTemplate) return undefined
    const query = queryOf(request)
    const document = await elements(`${pageTemplate.state} ${query}`, () =>
      elementView(ask, render, {
        ...{ query, offered: offeredLocales(generation.registry), template: pageTemplate.template, origin: origin() },
        pageOf: (path) => pageOf(generation.registry, path),
      }),
    )
    return document && { document, isOnTrial }
  }

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
    const offered = offeredLocales((await current()).generation.registry)
    const standard = standardLocale(host.kind === 'own' ? host.site : undefined, offered)
    const only = host.kind === 'own' ? host.site.only_property : undefined
    const home = { base: baseOf(host), standard, offered, only }
    const xml = await maps(`${host.host} ${JSON.stringify(home)} ${page}`, () => siteMapXml(ask, host, home, page))
    if (xml === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=300').type('application/xml; charset=utf-8').send(xml)
  })

  return { hostAt, siteOf, pageAt, placeAt, renamedAt, sendPage, elementAt }
}
