import { availabilityQuery, publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { searchApi } from '@keyhaven/shared-contracts/contract/public-search'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Ask } from '../edge/ask-api.ts'
import type { GuestHost } from './guest-host.ts'

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

/** The part of an address that changes what is shown first. */
export const filtersOf = (host: GuestHost, query: URLSearchParams) => {
  const value = (name: string) => query.get(name)?.trim() ?? ''
  const [city, country, owner] = [value('city'), value('country'), host.kind === 'own' ? '' : value('owner')]
  return new URLSearchParams({
    ...(city && { city }),
    ...(country && !city && { country }),
    ...(owner && { owner }),
  })
}

/** What narrows the results and orders them; the API refuses what makes no sense, and the page asks again without it. */
const narrowing = [
  'types',
  'amenities',
  'min_total',
  'max_total',
  'beds',
  'free_cancellation',
  'instant',
  'sort',
  'page',
  'map',
]

/** The stay that the landing page searches for, with its filters; nothing where the dates make none. */
export const stayOf = (query: URLSearchParams) => {
  const guests = Number(query.get('guests') ?? 1)
  const wanted = {
    check_in: query.get('check_in') ?? undefined,
    check_out: query.get('check_out') ?? undefined,
    guests: Number.isInteger(guests) && guests > 0 && guests <= 1000 ? guests : 1,
  }
  const chosen = narrowing.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  const [month, nights] = [query.get('month'), query.get('nights')]
  if (month && nights)
    return new URLSearchParams([['month', month], ['nights', nights], ['guests', `${wanted.guests}`], ...chosen])
  const party = ['children', 'infants', 'pets'].map((name) => [name, query.get(name) || undefined])
  const whole = availabilityQuery.safeParse({ ...wanted, ...Object.fromEntries(party) })
  // A party that cannot be is left out, as the page does it.
  const hasAdult = whole.success && (whole.data.children?.length ?? 0) < whole.data.guests
  const asked = (hasAdult ? whole : availabilityQuery.safeParse(wanted)).data
  if (!asked) return new URLSearchParams()
  const { check_in, check_out, children, infants, pets } = asked
  return new URLSearchParams([
    ...Object.entries({
      ...{ check_in, check_out, guests: String(asked.guests) },
      ...(children?.length && { children: children.join() }),
      ...(infants && { infants: String(infants) }),
      ...(pets && { pets: String(pets) }),
    }),
    ...chosen,
  ])
}

const days = (query: URLSearchParams) =>
  ['check_in', 'check_out'].flatMap((name) => {
    const value = query.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(value) ? [[name, value]] : []
  })

/** All of an address that changes the page: of dates that make no stay it says what is wrong with them. */
export const searchOf = (host: GuestHost, query: URLSearchParams) => {
  const stay = stayOf(query)
  return new URLSearchParams([...filtersOf(host, query), ...(stay.size > 0 ? stay : days(query))]).toString()
}

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
  { path: pattern }: GuestPage,
  path: string,
  params: ReadonlyMap<string, string>,
  calls: PageData['calls'],
): Pick<PageData, 'shows' | 'path'> => {
  if (pattern === '/') return { shows: 'page', path: paths.public() }
  if (!params.has('id')) return { shows: 'frame', path }
  const answer = Object.entries(calls).find(([call]) => isProperty(call))?.[1]
  const property = publicApi.property.response.safeParse(answer).data
  const unitId = params.get('unitId')
  if (!property) return { shows: 'missing', path }
  if (unitId === undefined) return { shows: 'page', path: paths.publicProperty(property.id) }
  return property.units.some(({ id }) => String(id) === unitId)
    ? { shows: 'page', path: paths.publicUnit(property.id, unitId) }
    : { shows: 'missing', path }
}

type Wanted = {
  host: GuestHost
  page: GuestPage
  path: string
  /** The language of the page, and of what owners wrote. */
  locale: GuestLocale
  /** The one property that the owner of these pages offers: the first page is about it. */
  only: number | null | undefined
  filters: URLSearchParams
  stay: URLSearchParams
}

/** Asks what a page would ask first. */
export const pageData = async (
  ask: Ask,
  { host, page, path, locale, only, filters, stay }: Wanted,
): Promise<PageData> => {
  const params = paramsOf(page.path, path).set('locale', locale)
  const isHome = page.path === '/' && Boolean(only)
  const owner = filters.get('owner')
  const property = params.get('id')
  const hasDates = stay.has('check_in')
  const wanted = isHome
    ? [
        `${publicApi.property.path.replace(':id', String(only))}?${new URLSearchParams({ ...(owner && { owner }), locale })}`,
      ]
    : [
        ...page.calls.map((call) => filled(call, params, filters)),
        ...(page.path === '/' && stay.size > 0 ? [searchCall(filters, stay, locale)] : []),
        ...(property && hasDates ? [offersCall(property, owner ?? null, stay, locale)] : []),
      ]
  const whose = new URLSearchParams(owner ? { owner } : { property: property ?? '' })
  const [answers, site] = await Promise.all([
    Promise.all(wanted.map(async (one) => ({ path: one, ...(await ask(host.host, one)) }))),
    host.kind === 'own' || !property ? undefined : ask(host.host, `/api/public/site/?${whose}`),
  ])
  const calls = Object.fromEntries(
    answers.flatMap(({ path: call, status, body }) => (status === 200 ? [[call, body]] : [])),
  )
  const complete = answers.every(({ status }) => status < 500)
  return {
    ...(complete ? found(page, path, params, calls) : { shows: 'frame', path }),
    calls,
    site: host.kind === 'own' ? host.site : publicSite.safeParse(site?.body).data,
    complete,
  }
}
