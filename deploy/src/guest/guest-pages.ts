import { siteOrigin } from '@keyhaven/api/site/host-kind'
import { legalPages } from '@keyhaven/shared-contracts/contract/site-legal'
import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import { inlineJson } from '../pages/html.ts'
import type { Ask } from '../edge/ask-api.ts'
import { type Document, quickDocument } from '../edge/send-document.ts'
import type { RenderFirstView } from './first-views.ts'
import type { GuestHost } from './guest-host.ts'
import { fill, type GuestTemplate } from './guest-template.ts'
import { html } from './markup.ts'
import { filtersOf, type GuestPage, pageData, type PageData, stayOf } from './page-data.ts'

/** A page as it is sent. */
export type GuestHtml = { document: Document; status: number; complete: boolean }
export type SiteHost = Extract<GuestHost, { kind: 'book' | 'own' }>

/** Pages with a secret or a person in them; no search engine may keep one. */
export const isPrivate = (path: string) => /^\/(?:book|request|decision)(?:\/|$)/.test(path)

type Wanted = {
  host: SiteHost
  path: string
  query: URLSearchParams
  page: (GuestPage & { module?: string | undefined }) | undefined
  template: GuestTemplate
  /** The platform's. */
  origin: string
}

const dataOf = async (ask: Ask, { host, path, query, page }: Wanted): Promise<PageData> => {
  const plain = { path, calls: {}, site: host.kind === 'own' ? host.site : undefined, complete: true }
  if (host.kind === 'own' && legalPages.some((legal) => path === `/${legal}`)) return { ...plain, shows: 'page' }
  // What owners decide on is on the platform alone.
  const isOwners = host.kind === 'own' && path.startsWith('/decision/')
  if (!page || isOwners) return { ...plain, shows: 'missing' }
  if (isPrivate(path)) return { ...plain, shows: 'frame' }
  return pageData(ask, { host, page, path, filters: filtersOf(host, query), stay: stayOf(query) })
}

/** The page of a guests' site for one address, whole: head, first view, first data. */
export const guestHtml = async (ask: Ask, render: RenderFirstView, wanted: Wanted): Promise<GuestHtml> => {
  const { host, path, query, page, template, origin } = wanted
  const own = host.kind === 'own' ? host.site : null
  const filters = filtersOf(host, query)
  const { shows, path: tidyPath, calls, site, complete } = await dataOf(ask, wanted)
  // On the canonical site, whichever site this is.
  const base = siteOrigin(site?.domain ?? undefined, origin)
  const hidden = shows === 'missing' || filters.has('owner') || isPrivate(path)
  const canonical = shows === 'missing' ? null : base + tidyPath
  const search = new URLSearchParams([...filters, ...stayOf(query)]).toString()
  const view = await render(template, {
    ...{ path, search: search && `?${search}`, shows, own, host: site ?? null },
    ...{ calls, base, canonical, hidden },
  })
  const preload = (page?.module && template.preloads[page.module]) || []
  const first = html`${hidden && html`<meta name="robots" content="noindex" />`}
  ${canonical !== null && !hidden && html`<link rel="canonical" href="${canonical}" />`}
  ${preload.map(({ href, integrity }) => html`<link rel="preload" as="script" crossorigin href="${href}" integrity="${integrity}" />`)}`
  const text = fill(template, {
    title: view?.title ?? own?.name ?? 'Keyhaven',
    first: (view?.head ?? '') + first.text,
    // After our own styles, whose colours it replaces.
    last: own?.accent ? `<style>${accentCss(own.accent)}</style>` : '',
    root: view?.root ?? '',
    data: inlineJson('first-data', { site: own, calls }),
    icon: own?.logo ? html`<link rel="icon" href="/keyhaven/media/${own.logo}" />`.text : undefined,
  })
  return { status: shows === 'missing' ? 404 : 200, document: quickDocument(text), complete }
}
