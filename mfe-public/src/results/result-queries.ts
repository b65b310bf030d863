import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchApi, type SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import { type Filters, searchCalls } from '@keyhaven/shared-contracts/platform/search-calls'
import { type ApiError, call, q } from '@keyhaven/shared-contracts/web/api'
import { noFilters } from './filters.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from '../search/search-address.ts'

type Dates = Pick<SearchStay, 'checkIn' | 'checkOut'>

/** A page of the units that are free for a stay, in the language of the page. */
export const resultsQuery = (search: Search, stay: Dates, locale: string) => {
  const query = searchCalls.results(search, stay, locale)
  return queryOptions<SearchResults, ApiError>({
    queryKey: [searchApi.results.domain, searchApi.results.path, query],
    queryFn: ({ signal }) => call(searchApi.results, { query }, { signal }),
    // While a filter is applied, what it was applied to stays in view.
    placeholderData: keepPreviousData,
  })
}

/** Query for the number of results under each filter, and under the chosen ones. */
export const countsQuery = (search: Search, stay: Dates, filters: Filters) => ({
  ...q(searchApi.filters, { query: searchCalls.stay(search, stay, filters) }),
  placeholderData: keepPreviousData,
})

/** The houses of the results on the map, those between its edges where these are named: `west,south,east,north`. */
export const pinsQuery = (search: Search, stay: Dates, bounds: string | undefined) => ({
  ...q(searchApi.pins, { query: { ...searchCalls.stay(search, stay), ...(bounds && { bounds }) } }),
  placeholderData: keepPreviousData,
})

const withoutPlace = (search: Search): Search => {
  const { city: _, country: __, ...rest } = search
  return rest
}

/** Query for nearby stays of an empty search; within one property, where a guest has chosen it. */
export const nearbyQuery = (search: Search, stay: Dates, property?: number) =>
  q(searchApi.nearby, {
    query:
      property === undefined
        ? searchCalls.stay(search, stay)
        : { ...searchCalls.stay(withoutPlace(search), stay, noFilters), property },
  })

/** The stays of a length that begin in a month. */
export const flexibleQuery = (search: Search, month: string) =>
  q(searchApi.flexible, { query: searchCalls.flexible(search, month) })
