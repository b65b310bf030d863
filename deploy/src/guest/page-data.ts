import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { searchApi } from '@keyhaven/shared-contracts/contract/public/public-search'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { townSlug } from '@keyhaven/shared-contracts/domain/place/places'
import { offersCall, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { searchCalls } from '@keyhaven/shared-contracts/platform/search-calls'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import type { GuestHost } from './guest-host.ts'
import { stayOf, wishOf } from './page-search.ts'

/** Data of a page of a guests' site. */
export type PageData = {
  shows: FirstViewRequest['shows']
  /** The one path that it has, in whatever ways it can be written. */
  path: string
  /** First calls of the page and their answers, by the path of the call. */
  calls: Record<string, unknown>
  /** Whose site the property is on, where it is known. */
  site: PublicSite | undefined
  /** False where the API could not answer: the page then asks itself, and what was made is not kept. */
  complete: boolean
}

export type GuestPage = { path: string; calls: readonly string[] }

const callWith = (path: string, query: object) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** The call that answers a search on the landing page; none where it asks for no stay. */
const searchCall = (search: Search, locale: GuestLocale) => {
  const [stay, month] = [stayOf(search), search.shown?.month]
  if (month) return [callWith(searchApi.flexible.path, searchCalls.flexible(search, month))]
  return stay ? [callWith(searchApi.results.path, searchCalls.results(search, stay, locale))] : []
}

/** The call that says which units of a property are free for a stay, and at what price. */
const freeCall = (property: string, search: Search, locale: GuestLocale) => {
  const stay = stayOf(search)
  if (!stay) return []
  return [callWith(publicApi.availableUnits.path, { ...offersCall(property, search, stay, locale), page: 1 })]
}

const paramsOf = (pattern: string, path: string) => {
  const values = path.split('/')
  return new Map(
    pattern.split('/').flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), values[at] ?? '']] : [])),
  )
}

/** A call about one thing, where the address does not say it as the manifest does. */
const callFor = (pattern: string, id: string, query: Record<string, string | null>) => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${pattern.replace(/:\w+/, () => encodeURIComponent(id))}?${new URLSearchParams(pairs)}`
}

/** A call of the manifest with the address put into it. */
const filled = (call: string, params: ReadonlyMap<string, string>, filters: URLSearchParams) => {
  const url = new URL(
    call.replace(/:(\w+)/g, (_, name: string) => params.get(name) ?? ''),
    'http://api.invalid',
  )
  // Only lists have places; an owner goes with every call.
  for (const [name, value] of filters)
    if (name === 'owner' || call.endsWith('?page=1')) url.searchParams.set(name, value)
  return url.pathname + url.search
}

const isProperty = (call: string) => call.startsWith('/api/public/booking/property/')

/** Finds the subject of an address in the answers of its page. */
const subjectOf = (
  pattern: string,
  path: string,
  params: ReadonlyMap<string, string>,
  calls: PageData['calls'],
  search: Search,
): Pick<PageData, 'shows' | 'path'> => {
  if (pattern === '/') return { shows: 'page', path: paths.public() }
  if (pattern === paths.publicTown(':town'))
    return search.city ? { shows: 'page', path: paths.publicTown(townSlug(search.city)) } : { shows: 'missing', path }
  if (pattern === paths.request(':token')) return { shows: Object.keys(calls).length > 0 ? 'page' : 'missing', path }
  const [id, unitId] = [params.get('id'), params.get('unitId')]
  // Without a unit it is no page of one, and says so.
  if (pattern === paths.book() && !unitId) return { shows: 'page', path }
  if (id === undefined && unitId === undefined) return { shows: 'frame', path }
  const answer = Object.entries(calls).find(([call]) => isProperty(call))?.[1]
  const property = publicApi.property.response.safeParse(answer).data
  if (!property) return { shows: 'missing', path }
  if (unitId === undefined) return { shows: 'page', path: paths.publicProperty(property.id) }
  if (!property.units.some((unit) => String(unit.id) === unitId)) return { shows: 'missing', path }
  return { shows: 'page', path: pattern === paths.book() ? path : paths.publicUnit(property.id, unitId) }
}

type DataRequest = {
  host: GuestHost
  page: GuestPage
  path: string
  /** Query of the address. */
  query: URLSearchParams
  /** The language of the page, and of what owners wrote. */
  locale: GuestLocale
  /** The one property that the owner of these pages offers: the first page is about it. */
  only: number | null | undefined
  filters: URLSearchParams
  search: Search
}

/** Parameters in the path of a page, or in the query of the booking form. */
const namedBy = ({ page, path, query }: DataRequest): ReadonlyMap<string, string> =>
  page.path === paths.book()
    ? new Map(wishOf(path, query).map(([name, value]) => [name === 'unit' ? 'unitId' : 'id', value]))
    : paramsOf(page.path, path)

const callsOf = ({ page, locale, only, filters, search }: DataRequest, params: ReadonlyMap<string, string>) => {
  const owner = filters.get('owner')
  const property = params.get('id')
  const propertyOf = (id: string) => callFor(publicApi.property.path, id, { owner, locale })
  if (page.path === paths.request(':token'))
    return [callFor(publicRequestsApi.one.path, params.get('token') ?? '', { owner })]
  if (page.path === '/' && only) return [propertyOf(String(only))]
  return [
    ...page.calls.map((call) => filled(call, new Map(params).set('locale', locale), filters)),
    ...(page.path === paths.book() && property ? [propertyOf(property)] : []),
    ...(page.path === paths.publicTown(':town') && search.city
      ? [filled(`${publicApi.list.path}?page=1`, new Map(), filters)]
      : []),
    ...(page.path === '/' || page.path === paths.publicTown(':town') ? searchCall(search, locale) : []),
    ...(property ? freeCall(property, search, locale) : []),
  ]
}

/** Asks what a page would ask first. */
export const pageData = async (ask: Ask, request: DataRequest): Promise<PageData> => {
  const { host, page, path, filters } = request
  const params = namedBy(request)
  const [owner, property] = [filters.get('owner'), params.get('id')]
  const whose = new URLSearchParams(owner ? { owner } : { property: property ?? '' })
  const [answers, site] = await Promise.all([
    Promise.all(callsOf(request, params).map(async (call) => ({ path: call, ...(await ask(host.host, call)) }))),
    host.kind === 'own' || !property ? undefined : ask(host.host, `/api/public/site/?${whose}`),
  ])
  const calls = Object.fromEntries(
    answers.flatMap(({ path: call, status, body }) => (status === 200 ? [[call, body]] : [])),
  )
  const complete = answers.every(({ status }) => status < 500)
  return {
    ...(complete ? subjectOf(page.path, path, params, calls, request.search) : { shows: 'frame', path }),
    calls,
    site: host.kind === 'own' ? host.site : publicSite.safeParse(site?.body).data,
    complete,
  }
}
