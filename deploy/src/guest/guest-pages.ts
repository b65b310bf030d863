import { siteOrigin } from '@keyhaven/api/site/host-kind'
import { type LegalPage, legalPages } from '@keyhaven/shared-contracts/contract/site-legal'
import { type Document, quickDocument } from '../edge/send-document.ts'
import { type Ask, filtersOf, firstView, type FirstView, type GuestPage, stayOf, type View } from './first-view.ts'
import { framed } from './frame-text.ts'
import type { GuestHost } from './guest-host.ts'
import { fill, type GuestTemplate } from './guest-template.ts'
import { firstData, headOf } from './page-head.ts'
import { html } from './markup.ts'
import { textOf } from './page-text.ts'

/** A page as it is sent. */
export type GuestHtml = { document: Document; status: number; complete: boolean }
export type SiteHost = Extract<GuestHost, { kind: 'book' | 'own' }>

/** Pages with a secret or a person in them; no search engine may keep one. */
export const isPrivate = (path: string) => /^\/(?:book|request|decision)(?:\/|$)/.test(path)

/** A page has one address, in whatever ways it can be written. */
export const propertyPath = (property: number | string, unit?: number | string) =>
  unit === undefined ? `/property/${property}` : `/property/${property}/unit/${unit}`
const tidyPath = (view: View, path: string) => {
  if (view.kind === 'property') return propertyPath(view.property.id)
  if (view.kind === 'unit') return propertyPath(view.property.id, view.unit.id)
  return view.kind === 'landing' ? '/' : path
}

const legalPage = (path: string) => Object.keys(legalPages).find((page) => path === `/${page}`) as LegalPage | undefined

type Wanted = {
  host: SiteHost
  path: string
  query: URLSearchParams
  page: (GuestPage & { module?: string | undefined }) | undefined
  template: GuestTemplate
  /** The platform's. */
  origin: string
}

const viewOf = async (ask: Ask, { host, path, query, page }: Wanted): Promise<FirstView> => {
  const plain = { calls: {}, site: host.kind === 'own' ? host.site : undefined, complete: true }
  const legal = legalPage(path)
  if (legal && host.kind === 'own') return { ...plain, view: { kind: 'legal', page: legal } }
  // What owners decide on is on the platform alone.
  const isOwners = host.kind === 'own' && path.startsWith('/decision/')
  if (!page || isOwners) return { ...plain, view: { kind: 'missing' } }
  if (isPrivate(path)) return { ...plain, view: { kind: 'other' } }
  return firstView(ask, { host, page, path, filters: filtersOf(host, query), stay: stayOf(query) })
}

/** The page of a guests' site for one address, whole: head, words, first data. */
export const guestHtml = async (ask: Ask, wanted: Wanted): Promise<GuestHtml> => {
  const { host, path, query, page, template, origin } = wanted
  const own = host.kind === 'own' ? host.site : undefined
  const owner = own ? null : filtersOf(host, query).get('owner')
  const { view, calls, site, complete } = await viewOf(ask, wanted)
  // Of the site that counts, wherever this is.
  const base = siteOrigin((own ?? site)?.domain ?? undefined, origin)
  const hidden = view.kind === 'missing' || owner !== null || isPrivate(path)
  const canonical = view.kind === 'missing' ? undefined : base + tidyPath(view, path)
  const about = { view, own, site, base, canonical, hidden }
  const { title, first, last } = headOf({ ...about, preload: (page?.module && template.preloads[page.module]) || [] })
  const text = fill(template, {
    title,
    first: first.text,
    last: last.text,
    root: framed(textOf(view, own, owner), own, owner).text,
    data: firstData(own, calls).text,
    icon: own?.logo ? html`<link rel="icon" href="/keyhaven/media/${own.logo}" />`.text : undefined,
  })
  return { status: view.kind === 'missing' ? 404 : 200, document: quickDocument(text), complete }
}
