import { siteOrigin } from '@keyhaven/api/site/host-kind'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { isBook, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { type Operator, operatorPath } from '@keyhaven/shared-contracts/platform/operator'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { html, inlineJson } from '../pages/html.ts'
import type { Ask } from '../edge/ask-api.ts'
import { type Document, quickDocument } from '../edge/send-document.ts'
import type { RenderFirstView } from './rendering/first-views.ts'
import { addressIn, alternatesOf, type Home, standardLocale } from './guest-languages.ts'
import type { GuestHost } from './guest-host.ts'
import { fill, type GuestTemplate } from './guest-template.ts'
import { ownIcons } from './own-icon.ts'
import { type GuestPage, pageData, type PageData } from './page-data.ts'
import { townOfSearch, withTown } from './place-address.ts'
import { filtersOf, searchAt, searchOf, stayOf } from './page-search.ts'

/** A page as it is sent. */
export type GuestHtml = {
  document: Document
  status: number
  complete: boolean
  locale: GuestLocale
  /** The visitor's own languages have had a say. */
  isChosen: boolean
}
export type SiteHost = Exclude<GuestHost, { kind: 'unknown' }>

/** Pages with a secret or a person in them; no search engine may keep one. */
export const isPrivate = (path: string) => /^\/(?:book|request|decision)(?:\/|$)/.test(splitAddress(path).path)
/** Whose address is a secret: nobody else may see what was made for it. */
export const isSecret = (path: string) => isPrivate(path) && !isBook(splitAddress(path).path)
/** With a token of 32 bytes, or as the manifest has it. Whether a request has this one, its page finds out. */
export const isRequestAddress = (path: string) => /^\/request\/(?:[\w-]{43}|:token)\/?$/.test(path)
/** The owner's on a domain of their own, the platform's elsewhere, also below the name of an owner. */
const isLegal = (path: string) => path === paths.guestNotice() || path === paths.guestPrivacy()
/** In the address of a page with a secret: its guest has no scripts, and what it says is put into its HTML. */
const withoutScripts = 'plain'

type PageRequest = {
  host: SiteHost
  /** As it was asked for, and without the language that it may name. */
  address: string
  path: string
  /** The language that the address names. */
  named: GuestLocale | undefined
  /** The one to show, and all that there are. */
  locale: GuestLocale
  offered: readonly GuestLocale[]
  query: URLSearchParams
  page: (GuestPage & { module?: string | undefined }) | undefined
  template: GuestTemplate
  /** The platform's. */
  origin: string
  operator: Operator
}

const dataOf = async (
  ask: Ask,
  { host, path, locale, query, page, operator }: PageRequest,
  only: number | null | undefined,
): Promise<PageData> => {
  const [filters, search] = [filtersOf(host, query), searchAt(host, query)]
  const plain = { path, calls: {}, site: host.kind === 'own' ? host.site : undefined, complete: true }
  // No request has such an address; one that has may be a guest's who has yet to confirm it.
  if (path.startsWith('/request/') && !isRequestAddress(path)) return { ...plain, shows: 'missing' }
  if (isLegal(path)) return { ...plain, shows: 'page', calls: host.kind === 'own' ? {} : { [operatorPath]: operator } }
  // What owners decide on is on the platform alone.
  const isOwners = host.kind === 'own' && path.startsWith('/decision/')
  if (!page || isOwners) return { ...plain, shows: 'missing' }
  const isRead = query.has(withoutScripts) && page.path === paths.request(':token')
  if (isSecret(path) && !isRead) return { ...plain, shows: 'frame' }
  // Who asks for dates or a place is answered with what is free.
  const isSearch = Boolean(stayOf(search) ?? search.shown?.month ?? search.city ?? search.country)
  return pageData(ask, { host, page, path, locale, query, only: isSearch ? undefined : only, filters, search })
}

/** The owner of the site, with the texts that the page shows in its language. */
const ownIn = async (ask: Ask, { host, path, locale }: PageRequest) => {
  if (host.kind !== 'own') return null
  const { privacy_text_lang, intro, intro_lang } = host.site
  const isThere =
    path === paths.guestPrivacy()
      ? privacy_text_lang === locale
      : path !== paths.public() || !intro || intro_lang === locale
  if (isThere) return host.site
  const { body } = await ask(host.host, `/api/public/site/?locale=${locale}`)
  return publicSite.safeParse(body).data ?? host.site
}

/** Whose page `?owner=` makes this elsewhere; `unknown` where nobody has that name. */
const ownerIn = async (ask: Ask, { host, query, locale }: PageRequest) => {
  const owner = filtersOf(host, query).get('owner')
  if (!owner) return null
  const { status, body } = await ask(host.host, `/api/public/site/?${new URLSearchParams({ owner, locale })}`)
  return status === 404 ? 'unknown' : (publicSite.safeParse(body).data ?? null)
}

/** Canonical address of a page: that of an owner's page is on the platform, or on the owner's domain. */
const homeOf = (
  { offered, origin, path }: PageRequest,
  site: PublicSite | undefined,
  owner: PublicSite | null,
): Home => {
  const domain = (owner ?? site)?.domain ?? undefined
  const base = owner && !domain && path === paths.public() ? origin : siteOrigin(domain, origin)
  return { base, offered, standard: standardLocale(owner ?? (domain ? site : undefined), offered) }
}

/** The page of a guests' site for one address, whole: head, first view, first data. */
export const guestHtml = async (ask: Ask, render: RenderFirstView, requested: PageRequest): Promise<GuestHtml> => {
  const request = { ...requested, query: await withTown(ask, requested.host, requested.path, requested.query) }
  const { host, address, path, query, page, template, named, locale, offered } = request
  const [own, ownerAnswer] = await Promise.all([ownIn(ask, request), ownerIn(ask, request)])
  const owner = ownerAnswer === 'unknown' ? null : ownerAnswer
  const brand = own ?? owner
  const data = await dataOf(ask, request, brand?.only_property)
  const { path: tidyPath, calls, site, complete } = data
  const shows = ownerAnswer === 'unknown' && !isPrivate(path) ? 'missing' : data.shows
  // On the canonical site, whichever site this is.
  const home = homeOf(request, site, isLegal(path) ? null : owner)
  const hidden = shows === 'missing' || owner?.is_demo === true || isPrivate(path)
  const town = townOfSearch(host, path, query, calls)
  const isOwners = owner !== null && !owner.domain && tidyPath === paths.public()
  // A house that is all there is on a domain is its home: one page, one address.
  const whose = owner ?? site
  const isHome = Boolean(whose?.domain && whose.only_property && tidyPath === paths.publicProperty(whose.only_property))
  const onePath = isHome ? paths.public() : tidyPath
  const plainPath = isOwners ? `${tidyPath}?${new URLSearchParams({ owner: owner.slug })}` : (town ?? onePath)
  const canonical = shows === 'missing' ? null : addressIn(home, plainPath, named)
  const search = searchOf(host, path, query)
  const view = await render(template, {
    ...{ path: address, locale, search: search && `?${search}`, shows, own, owner, host: site ?? null },
    ...{ calls, base: home.base, canonical, hidden },
  })
  const others = hidden ? [] : alternatesOf(home, plainPath)
  const module = view?.module ?? page?.module
  const preload = (module && template.preloads[module]) || []
  const links = html`${hidden && html`<meta name="robots" content="noindex" />`}
  ${canonical !== null && !hidden && html`<link rel="canonical" href="${canonical}" />`}
  ${others.map(({ lang, href }) => html`<link rel="alternate" hreflang="${lang}" href="${href}" />`)}`
  const isLed = shows === 'frame' && page?.path === paths.request(':token') && !query.has(withoutScripts)
  const read = new URLSearchParams([...query, [withoutScripts, '1']])
  const lead = html`${isLed && html`<noscript><meta http-equiv="refresh" content="0; url=${`${address}?${read}`}" /></noscript>`}`
  const scripts = html`${preload.map(({ href, integrity }) => html`<link rel="preload" as="script" crossorigin href="${href}" integrity="${integrity}" />`)}`
  const title = view?.title ?? brand?.name ?? 'Keyhaven'
  const text = fill(template, {
    locale,
    title,
    first: (view?.head ?? '') + links.text + lead.text + scripts.text,
    // After our own styles, whose colours it replaces.
    last: brand?.accent ? `<style>${accentCss(brand.accent)}</style>` : '',
    root: view?.root ?? '',
    // What a secret leads to is not kept in the document: the browser asks again.
    data: inlineJson('first-data', {
      ...{ site: own, owner, calls: isSecret(path) ? {} : calls },
      ...(host.kind === 'platform' && { hasShell: true }),
    }),
    icon: brand ? ownIcons(brand, own !== null) : undefined,
    note: path.startsWith('/request/') ? 'request' : 'booking',
  })
  const isChosen = named === undefined && offered.length > 0
  return { status: shows === 'missing' ? 404 : 200, document: quickDocument(text), complete, locale, isChosen }
}
