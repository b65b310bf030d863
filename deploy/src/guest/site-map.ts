import { mapPageSize, siteApi } from '@keyhaven/shared-contracts/contract/public-site'
import type { Ask } from '../edge/ask-api.ts'
import { html, type Markup } from './markup.ts'

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const entry = (address: string) => html`<url><loc>${address}</loc></url>`

const urls = (entries: Markup[]) => start + html`<urlset xmlns="${schema}">${entries}</urlset>`.text

const index = (base: string, pages: number) => {
  const parts = Array.from(
    { length: pages },
    (_, at) => html`<sitemap><loc>${base}/sitemap.xml?page=${at + 1}</loc></sitemap>`,
  )
  return start + html`<sitemapindex xmlns="${schema}">${parts}</sitemapindex>`.text
}

/** The map of a site for search engines: all of it, or its parts where it is large. Nothing where there is no such part. */
export const siteMapXml = async (ask: Ask, host: string, base: string, wanted: string | null) => {
  const page = wanted === null ? 1 : Number(wanted)
  if (!Number.isInteger(page) || page < 1) return undefined
  const { status, body } = await ask(host, `/api/public/site/map/?page=${page}`)
  if (status !== 200) return undefined
  const { count, data } = siteApi.map.response.parse(body)
  const pages = Math.ceil(count / mapPageSize)
  if (wanted === null && pages > 1) return index(base, pages)
  if (page > Math.max(pages, 1)) return undefined
  const entries = data.flatMap(({ id, units }) => [
    entry(`${base}/property/${id}`),
    ...units.map((unit) => entry(`${base}/property/${id}/unit/${unit}`)),
  ])
  return urls(page === 1 ? [entry(`${base}/`), ...entries] : entries)
}

/** What search engines may look at. Pages with secrets say so themselves, where they can be told. */
export const robotsTxt = (base: string) =>
  ['User-agent: *', 'Disallow: /owner/dashboard', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n')
