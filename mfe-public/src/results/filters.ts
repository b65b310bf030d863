import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { type Filters, filterParams } from '@keyhaven/shared-contracts/platform/search-calls'

export type Sort = 'total' | 'name'

export const noFilters: Filters = { types: [], amenities: [] }

export const countFilters = ({ types, amenities, minTotal, maxTotal, beds, ...rest }: Filters) => {
  const single = [minTotal !== undefined || maxTotal !== undefined, beds, rest.freeCancellation, rest.instant].filter(
    Boolean,
  )
  return types.length + amenities.length + single.length
}

export const isMapShown = ({ shown }: Search) => shown?.map === '1'

type ShownParams = Search['shown'] & {}

const withShown = (search: Search, shown: ShownParams): Search => {
  const { shown: _, ...rest } = search
  return Object.keys(shown).length > 0 ? { ...rest, shown } : rest
}

/** The search with other filters, from its first page on. */
export const withFilters = (search: Search, filters: Filters): Search => {
  const { sort, map } = search.shown ?? {}
  return withShown(search, { ...filterParams(filters), ...(sort && { sort }), ...(map && { map }) })
}

/** The search from its first page on, in another order. */
export const withSort = (search: Search, sort: Sort): Search => {
  const { page: _, sort: __, ...rest } = search.shown ?? {}
  return withShown(search, { ...rest, ...(sort === 'name' && { sort }) })
}

export const withPage = (search: Search, page: number): Search => {
  const { page: _, ...rest } = search.shown ?? {}
  return withShown(search, { ...rest, ...(page > 1 && { page: String(page) }) })
}

export const withMap = (search: Search, isShown: boolean): Search => {
  const { map: _, ...rest } = search.shown ?? {}
  return withShown(search, { ...rest, ...(isShown && { map: '1' }) })
}

/** The search with other dates or another place, from its first page on. */
export const withStay = (search: Search, stay: { checkIn: string; checkOut: string }): Search => {
  const { page: _, month: __, nights: ___, ...rest } = search.shown ?? {}
  return { ...withShown(search, rest), ...stay }
}
