import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { townSlug } from '@keyhaven/shared-contracts/domain/place/places'
import type { GuestHost } from './guest-host.ts'
import { mapPageSize } from '@keyhaven/shared-contracts/contract/public/site-map'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import { alternatesOf, type Home } from './guest-languages.ts'
import { html, type Markup } from '../pages/html.ts'

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const link = 'http://www.w3.org/1999/xhtml'
/** An entry for the address in each language, which names all of them: search engines take no other for one of the site. */
const entry = (home: Home, path: string, changed?: string | null) => {
  const alternates = alternatesOf(home, path)
  const others = alternates.map(
    ({ lang, href }) => html`<xhtml:link rel="alternate" hreflang="${lang}" href="${href}" />`,
  )
  const last = changed ? html`<lastmod>${changed}</lastmod>` : null
  const addresses = new Set([home.base + path, ...alternates.map(({ href }) => href)])
  return [...addresses].map((address) => html`<url><loc>${address}</loc>${last}${others}</url>`)
}

const urls = (entries: Markup[][]) =>
  start + html`<urlset xmlns="${schema}" xmlns:xhtml="${link}">${entries.flat()}</urlset>`.text

const index = (base: string, pages: number) => {
  const parts = Array.from(
    { length: pages },
    (_, at) => html`<sitemap><loc>${base}/sitemap.xml?page=${at + 1}</loc></sitemap>`,
  )
  return start + html`<sitemapindex xmlns="${schema}">${parts}</sitemapindex>`.text
}

/** The pages of towns, which everybody's site has. */
const towns = async (ask: Ask, host: string, kind: GuestHost['kind'], home: Home) => {
  if (kind === 'own') return []
  const { body } = await ask(host, publicApi.locations.path)
  const cities = publicApi.locations.response.safeParse(body).data?.cities ?? []
  return [...new Set(cities.map(townSlug))].map((town) => entry(home, paths.publicTown(town)))
}

/** The map of a site for search engines: all of it, or its parts where it is large. Nothing where there is no such part. */
export const siteMapXml = async (
  ask: Ask,
  { host, kind }: GuestHost,
  home: Home & { only?: number | null | undefined },
  part: string | null,
) => {
  const page = part === null ? 1 : Number(part)
  if (!Number.isInteger(page) || page < 1) return undefined
  const { status, body } = await ask(host, `/api/public/site/map/?page=${page}`)
  if (status !== 200) return undefined
  const { count, data } = siteApi.map.response.parse(body)
  const pages = Math.ceil(count / mapPageSize)
  if (part === null && pages > 1) return index(home.base, pages)
  if (page > Math.max(pages, 1)) return undefined
  const entries = data.flatMap(({ id, units, changed_at, units_changed_at = [] }) => [
    // The one house of a site is its home.
    id === home.only ? [] : entry(home, paths.publicProperty(id), changed_at),
    ...units.map((unit, at) => entry(home, paths.publicUnit(id, unit), units_changed_at[at])),
  ])
  return urls(page === 1 ? [entry(home, paths.public()), ...(await towns(ask, host, kind, home)), ...entries] : entries)
}

/** `robots.txt`. Pages with secrets forbid indexing themselves. */
export const robotsTxt = (base: string) =>
  ['User-agent: *', 'Disallow: /owner/dashboard', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n')
