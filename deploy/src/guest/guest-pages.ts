import { siteOrigin } from '@keyhaven/api/site/host-kind'
import { publicSite } from '@keyhaven/shared-contracts/contract/public-site'
import { legalPages } from '@keyhaven/shared-contracts/contract/site-legal'
import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { inlineJson } from '../pages/html.ts'
import type { Ask } from '../edge/ask-api.ts'
import { type Document, quickDocument } from '../edge/send-document.ts'
import type { RenderFirstView } from './first-views.ts'
import { addressIn, alternatesOf, standardLocale } from './guest-languages.ts'
import type { GuestHost } from './guest-host.ts'
import { fill, type GuestTemplate } from './guest-template.ts'
import { html } from './markup.ts'
import { filtersOf, type GuestPage, pageData, type PageData, stayOf } from './page-data.ts'

/** A page as it is sent. */
export type GuestHtml = {
  document: Document
  status: number
  complete: boolean
  locale: GuestLocale
  /** The visitor's own languages have had a say. */
  isChosen: boolean
}
export type SiteHost = Extract<GuestHost, { kind: 'book' | 'own' }>

/** Pages with a secret or a person in them; no search engine may keep one. */
export const isPrivate = (path: string) => /^\/(?:book|request|decision)(?:\/|$)/.test(splitAddress(path).path)

type Wanted = {
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
}

const dataOf = async (ask: Ask, { host, path, locale, query, page }: Wanted): Promise<PageData> => {
  const plain = { path, calls: {}, site: host.kind === 'own' ? host.site : undefined, complete: true }
  if (host.kind === 'own' && legalPages.some((legal) => path === `/${legal}`)) return { ...plain, shows: 'page' }
  // What owners decide on is on the platform alone.
  const isOwners = host.kind === 'own' && path.startsWith('/decision/')
  if (!page || isOwners) return { ...plain, shows: 'missing' }
  if (isPrivate(path)) return { ...plain, shows: 'frame' }
  return pageData(ask, { host, page, path, locale, filters: filtersOf(host, query), stay: stayOf(query) })
}

/** The owner of the site, with the text that the page shows in its language. */
const ownerIn = async (ask: Ask, { host, path, locale }: Wanted) => {
  if (host.kind !== 'own') return null
  if (path !== '/privacy-policy' || host.site.privacy_text_lang === locale) return host.site
  const { body } = await ask(host.host, `/api/public/site/?locale=${locale}`)
  return publicSite.safeParse(body).data ?? host.site
}

/** The page of a guests' site for one address, whole: head, first view, first data. */
export const guestHtml = async (ask: Ask, render: RenderFirstView, wanted: Wanted): Promise<GuestHtml> => {
  const { host, address, path, query, page, template, origin, named, locale, offered } = wanted
  const filters = filtersOf(host, query)
  const [own, data] = await Promise.all([ownerIn(ask, wanted), dataOf(ask, wanted)])
  const { shows, path: tidyPath, calls, site, complete } = data
  // On the canonical site, whichever site this is.
  const base = siteOrigin(site?.domain ?? undefined, origin)
  const home = { base, offered, standard: standardLocale(site?.domain ? site : undefined, offered) }
  const hidden = shows === 'missing' || filters.has('owner') || isPrivate(path)
  const canonical = shows === 'missing' ? null : addressIn(home, tidyPath, named)
  const search = new URLSearchParams([...filters, ...stayOf(query)]).toString()
  const view = await render(template, {
    ...{ path: address, locale, search: search && `?${search}`, shows, own, host: site ?? null },
    ...{ calls, base, canonical, hidden },
  })
  const others = hidden ? [] : alternatesOf(home, tidyPath)
  const preload = (page?.module && template.preloads[page.module]) || []
  const first = html`${hidden && html`<meta name="robots" content="noindex" />`}
  ${canonical !== null && !hidden && html`<link rel="canonical" href="${canonical}" />`}
  ${others.map(({ lang, href }) => html`<link rel="alternate" hreflang="${lang}" href="${href}" />`)}
  ${preload.map(({ href, integrity }) => html`<link rel="preload" as="script" crossorigin href="${href}" integrity="${integrity}" />`)}`
  const text = fill(template, {
    locale,
    title: view?.title ?? own?.name ?? 'Keyhaven',
    first: (view?.head ?? '') + first.text,
    // After our own styles, whose colours it replaces.
    last: own?.accent ? `<style>${accentCss(own.accent)}</style>` : '',
    root: view?.root ?? '',
    data: inlineJson('first-data', { site: own, calls }),
    icon: own?.logo ? html`<link rel="icon" href="/keyhaven/media/${own.logo}" />`.text : undefined,
  })
  const isChosen = named === undefined && offered.length > 0
  return { status: shows === 'missing' ? 404 : 200, document: quickDocument(text), complete, locale, isChosen }
}
