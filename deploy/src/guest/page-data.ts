import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { searchApi } from '@keyhaven/shared-contracts/contract/public-search'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import type { GuestHost } from './guest-host.ts'
import { wishOf } from './page-search.ts'

/** What the edge found out about a page of a guests' site. */
export type PageData = {
  shows: FirstViewRequest['shows']
  /** The one path that it has, in whatever ways it can be written. */
  path: string
  /** What the page asks first and what the answers are, by the path of the call. */
  calls: Record<string, unknown>
  /** Whose site the property is on, where it is known. */
  site: PublicSite | undefined
  /** False where the API could not answer: the page then asks itself, and what was made is not kept. */
  complete: boolean
}

export type GuestPage = { path: string; calls: readonly string[] }

/** The call that answers a search on the landing page. */
const searchCall = (filters: URLSearchParams, stay: URLSearchParams, locale: GuestLocale) => {
  const query = new URLSearchParams([...filters, ...stay])
  query.delete('map')
  if (stay.has('month')) {
    for (const name of ['page', 'sort']) query.delete(name)
    return `${searchApi.flexible.path}?${query}`
  }
  query.set('locale', locale)
  if (!query.has('page')) query.set('page', '1')
  query.set('page_size', '20')
  return `${searchApi.results.path}?${query}`
}

const ofParty = ['check_in', 'check_out', 'guests', 'children', 'infants', 'pets']
/** The call that says which units of a property are free for a stay, and at what price. */
const offersCall = (property: string, owner: string | null, stay: URLSearchParams, locale: GuestLocale) => {
  const query = new URLSearchParams([
    ...(owner ? [['owner', owner]] : []),
    ...[...stay].filter(([name]) => ofParty.includes(name)),
    ...Object.entries({ property, locale, page: '1', page_size: '100' }),
  ])
  return `${publicApi.availableUnits.path}?${query}`
}

const paramsOf = (pattern: string, path: string) => {
  const values = path.split('/')
  return new Map(
    pattern.split('/').flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), values[at] ?? '']] : [])),
  )
}

/** A call about one thing, where the address does not say it as the manifest does. */
const callFor = (pattern: string, id: string, query: Record<string, string | null>) => {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${pattern.replace(/:\w+/, () => encodeURIComponent(id))}?${new URLSearchParams(said)}`
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

/** What there is at an address, by the answers of its page. */
const found = (
  pattern: string,
  path: string,
  params: ReadonlyMap<string, string>,
  calls: PageData['calls'],
): Pick<PageData, 'shows' | 'path'> => {
  if (pattern === '/') return { shows: 'page', path: paths.public() }
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

type Wanted = {
  host: GuestHost
  page: GuestPage
  path: string
  /** What a form says behind its path. */
  query: URLSearchParams
  /** The language of the page, and of what owners wrote. */
  locale: GuestLocale
  /** The one property that the owner of these pages offers: the first page is about it. */
  only: number | null | undefined
  filters: URLSearchParams
  stay: URLSearchParams
}

/** What the path of a page names, or the search of the one where a stay is asked for. */
const namedBy = ({ page, path, query }: Wanted): ReadonlyMap<string, string> =>
  page.path === paths.book()
    ? new Map(wishOf(path, query).map(([name, value]) => [name === 'unit' ? 'unitId' : 'id', value]))
    : paramsOf(page.path, path)

const callsOf = ({ page, locale, only, filters, stay }: Wanted, params: ReadonlyMap<string, string>) => {
  const owner = filters.get('owner')
  const property = params.get('id')
  const propertyOf = (id: string) => callFor(publicApi.property.path, id, { owner, locale })
  if (page.path === paths.request(':token'))
    return [callFor(publicRequestsApi.one.path, params.get('token') ?? '', { owner })]
  if (page.path === '/' && only) return [propertyOf(String(only))]
  return [
    ...page.calls.map((call) => filled(call, new Map(params).set('locale', locale), filters)),
    ...(page.path === paths.book() && property ? [propertyOf(property)] : []),
    ...(page.path === '/' && stay.size > 0 ? [searchCall(filters, stay, locale)] : []),
    ...(property && stay.has('check_in') ? [offersCall(property, owner, stay, locale)] : []),
  ]
}

/** Asks what a page would ask first. */
export const pageData = async (ask: Ask, wanted: Wanted): Promise<PageData> => {
  const { host, page, path, filters } = wanted
  const params = namedBy(wanted)
  const [owner, property] = [filters.get('owner'), params.get('id')]
  const whose = new URLSearchParams(owner ? { owner } : { property: property ?? '' })
  const [answers, site] = await Promise.all([
    Promise.all(callsOf(wanted, params).map(async (call) => ({ path: call, ...(await ask(host.host, call)) }))),
    host.kind === 'own' || !property ? undefined : ask(host.host, `/api/public/site/?${whose}`),
  ])
  const calls = Object.fromEntries(
    answers.flatMap(({ path: call, status, body }) => (status === 200 ? [[call, body]] : [])),
  )
  const complete = answers.every(({ status }) => status < 500)
  return {
    ...(complete ? found(page.path, path, params, calls) : { shows: 'frame', path }),
    calls,
    site: host.kind === 'own' ? host.site : publicSite.safeParse(site?.body).data,
    complete,
  }
}
