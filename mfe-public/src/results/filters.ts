import { amenities, type Amenity } from '@keyhaven/shared-contracts/domain/amenities'
import { unitTypes } from '@keyhaven/shared-contracts/domain/kinds'
import { placeOf, type Search } from '../search/search-address.ts'

export type UnitType = (typeof unitTypes)[number]

/** What narrows the results down. */
export type Filters = {
  /** Any of them. */
  types: UnitType[]
  /** All of them. */
  amenities: Amenity[]
  /** Whole euros for the stay. */
  minTotal?: number | undefined
  maxTotal?: number | undefined
  /** At least so many. */
  beds?: number | undefined
  /** Only what could still be cancelled free of charge. */
  freeCancellation?: boolean
  /** Only what is booked without waiting for its owner's answer. */
  instant?: boolean
}
export type Sort = 'total' | 'name'

export const noFilters: Filters = { types: [], amenities: [] }

const wholeOf = (text: string | undefined, least: number) => {
  const value = Number(text)
  return text && Number.isInteger(value) && value >= least ? value : undefined
}

/** Those of a list that there are, each once. */
const listed = <T extends string>(text = '', known: readonly T[]) => {
  const named = text.split(',')
  return known.filter((one) => named.includes(one))
}

/** The filters in the address; what makes no sense there is none. */
export const readFilters = ({ shown = {} }: Search): Filters => ({
  types: listed(shown.types, unitTypes),
  amenities: listed(shown.amenities, amenities),
  minTotal: wholeOf(shown.min_total, 0),
  maxTotal: wholeOf(shown.max_total, 0),
  beds: wholeOf(shown.beds, 1),
  ...(shown.free_cancellation === '1' && { freeCancellation: true }),
  ...(shown.instant === '1' && { instant: true }),
})

/** How many filters are chosen. */
export const countFilters = ({ types, amenities: wanted, minTotal, maxTotal, beds, ...rest }: Filters) => {
  const single = [minTotal !== undefined || maxTotal !== undefined, beds, rest.freeCancellation, rest.instant].filter(
    Boolean,
  )
  return types.length + wanted.length + single.length
}

export const sortOf = ({ shown }: Search): Sort => (shown?.sort === 'name' ? 'name' : 'total')
export const pageOf = ({ shown }: Search) => wholeOf(shown?.page, 1) ?? 1
export const isMapShown = ({ shown }: Search) => shown?.map === '1'

/** The filters as the address and the API have them. */
export const filterParams = ({ types, amenities: wanted, minTotal, maxTotal, beds, ...rest }: Filters) => ({
  ...(types.length > 0 && { types: types.join(',') }),
  ...(wanted.length > 0 && { amenities: wanted.join(',') }),
  ...(minTotal !== undefined && { min_total: String(minTotal) }),
  ...(maxTotal !== undefined && { max_total: String(maxTotal) }),
  ...(beds !== undefined && { beds: String(beds) }),
  ...(rest.freeCancellation && { free_cancellation: '1' }),
  ...(rest.instant && { instant: '1' }),
})

type Shown = Search['shown'] & {}

const changed = (search: Search, shown: Shown): Search => {
  const { shown: _, ...rest } = search
  return Object.keys(shown).length > 0 ? { ...rest, shown } : rest
}

/** The search with other filters, from its first page on. */
export const withFilters = (search: Search, filters: Filters): Search => {
  const { sort, map } = search.shown ?? {}
  return changed(search, { ...filterParams(filters), ...(sort && { sort }), ...(map && { map }) })
}

/** The search from its first page on, in another order. */
export const withSort = (search: Search, sort: Sort): Search => {
  const { page: _, sort: __, ...rest } = search.shown ?? {}
  return changed(search, { ...rest, ...(sort === 'name' && { sort }) })
}

export const withPage = (search: Search, page: number): Search => {
  const { page: _, ...rest } = search.shown ?? {}
  return changed(search, { ...rest, ...(page > 1 && { page: String(page) }) })
}

export const withMap = (search: Search, isShown: boolean): Search => {
  const { map: _, ...rest } = search.shown ?? {}
  return changed(search, { ...rest, ...(isShown && { map: '1' }) })
}

/** The search with other dates or another place, from its first page on. */
export const withStay = (search: Search, stay: { checkIn: string; checkOut: string }): Search => {
  const { page: _, month: __, nights: ___, ...rest } = search.shown ?? {}
  return { ...changed(search, rest), ...stay }
}

/** What every call of the search asks for. */
export const wishesOf = (search: Search) => ({ ...placeOf(search), guests: search.guests })
