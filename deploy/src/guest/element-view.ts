import { publicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import { type GuestLocale, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import { type Html, quickDocument } from '../edge/send-document.ts'
import { inlineJson } from '../pages/html.ts'
import { standardLocale } from './guest-languages.ts'
import type { GuestTemplate } from './guest-template.ts'
import { type GuestPage, pageData } from './page-data.ts'
import { filtersOf, searchAt } from './page-search.ts'
import type { RenderFirstView } from './rendering/first-views.ts'

const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value)
const isColour = (value: string | null) => /^#[\da-f]{6}$/i.test(value ?? '')

/** Path of what an element begins with: at the site, and inside of the element; undefined where its attributes make none. */
const startOf = (query: URLSearchParams) => {
  const [property, unit] = [query.get('property') ?? '', query.get('unit') ?? '']
  if (!property && !unit && query.get('shows') !== 'availability')
    return { path: paths.public(), shown: paths.public() }
  if (!isId(property) || (unit && !isId(unit))) return undefined
  const path = unit ? paths.publicUnit(property, unit) : paths.publicProperty(property)
  if (query.get('shows') !== 'availability') return { path, shown: path }
  return unit ? { path, shown: `/availability/${property}/${unit}` } : undefined
}

type ElementRequest = {
  /** The attributes of the element. */
  query: URLSearchParams
  offered: readonly GuestLocale[]
  pageOf: (path: string) => GuestPage | undefined
  template: GuestTemplate
  /** The platform's. */
  origin: string
}

/**
 * First view of an element in somebody else's page, as a document with what it was made of, so that the element asks for nothing
 * more at first. Undefined where its attributes make none or the API cannot answer.
 */
export const elementView = async (
  ask: Ask,
  render: RenderFirstView,
  { query, offered, pageOf, template, origin }: ElementRequest,
): Promise<Html | undefined> => {
  const [start, { host, hostname }, named] = [startOf(query), new URL(origin), query.get('owner') ?? '']
  const page = start && pageOf(start.path)
  if (!page || !named) return undefined
  const siteCall = `/api/public/site/?${new URLSearchParams({ owner: named })}`
  const { body } = await ask(host, siteCall)
  const owner = publicSite.safeParse(body).data
  if (!owner) return undefined
  const locale = matchLocale([query.get('lang') ?? ''], offered) ?? standardLocale(owner, offered)
  // An element may name its owner by a former name.
  const own = new URLSearchParams({ owner: owner.slug })
  const platform = { kind: 'platform', host: hostname } as const
  const { shows, calls, complete } = await pageData(ask, {
    ...{ host: platform, page, path: start.path, query: own, locale, only: owner.only_property },
    ...{ filters: filtersOf(platform, own), search: searchAt(platform, own) },
  })
  if (!complete) return undefined
  const view =
    shows === 'page'
      ? await render(template, {
          ...{ path: start.shown, search: `?${own}`, locale, shows, own: null, owner, host: owner, calls },
          ...{ base: origin, canonical: null, hidden: true, isElement: true },
        })
      : undefined
  // The page around may forbid styles in attributes; the element sets them by itself.
  const root = view?.isElement ? view.root.replaceAll(' style="', ' data-style="') : ''
  const accent = [query.get('accent'), owner.accent].find(isColour)?.toLowerCase()
  const data = inlineJson('first-data', {
    accent: accent ? accentCss(accent) : '',
    calls: { ...calls, [siteCall]: body },
  })
  return quickDocument(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Booking</title></head><body>${root}${data}</body></html>`,
  )
}
