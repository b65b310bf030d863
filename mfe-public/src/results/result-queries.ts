import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { searchApi, type SearchResults } from '@keyhaven/shared-contracts/contract/public-search'
import { ApiError, call, q } from '@keyhaven/shared-contracts/web/api'
import type { Search, Stay } from '../search/search-address.ts'
import { type Filters, filterParams, pageOf, readFilters, sortOf, wishesOf } from './filters.ts'

type Dates = Pick<Stay, 'checkIn' | 'checkOut'>

/** How many units a page of results has. */
export const pageSize = 20

const stayQuery = (search: Search, { checkIn, checkOut }: Dates, filters: Filters) => ({
  ...wishesOf(search),
  ...filterParams(filters),
  ...{ check_in: checkIn, check_out: checkOut },
})

/** The server of the release before has no such call: it lists what is free for the stay, without filters. */
const withoutFilters = async (query: object, signal: AbortSignal): Promise<SearchResults> => {
  const { page, ...wishes } = query as { page: number; check_in: string; check_out: string }
  const units = await call(publicApi.availableUnits, { query: { ...wishes, page, page_size: pageSize } }, { signal })
  const isLast = units.length < pageSize
  const count = (page - 1) * pageSize + units.length + (isLast ? 0 : 1)
  return { units, count, is_count_exact: isLast, page, page_size: pageSize }
}

/** A page of the units that are free for a stay, in the language of the page. */
export const resultsQuery = (search: Search, stay: Dates, locale: string) => {
  const query = {
    ...stayQuery(search, stay, readFilters(search)),
    ...{ locale, sort: sortOf(search), page: pageOf(search), page_size: pageSize },
  }
  return queryOptions<SearchResults, ApiError>({
    queryKey: [searchApi.results.domain, searchApi.results.path, query],
    queryFn: ({ signal }) =>
      call(searchApi.results, { query }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return withoutFilters(query, signal)
        throw error
      }),
    // While a filter is applied, what it was applied to stays in view.
    placeholderData: keepPreviousData,
  })
}

/** What each filter would leave, and how many units those that are chosen do. */
export const countsQuery = (search: Search, stay: Dates, filters: Filters) => ({
  ...q(searchApi.filters, { query: stayQuery(search, stay, filters) }),
  placeholderData: keepPreviousData,
})

/** The houses of the results on the map, those between its edges where these are named: `west,south,east,north`. */
export const pinsQuery = (search: Search, stay: Dates, bounds: string | undefined) => ({
  ...q(searchApi.pins, { query: { ...stayQuery(search, stay, readFilters(search)), ...(bounds && { bounds }) } }),
  placeholderData: keepPreviousData,
})

/** What is near a search that found nothing. */
export const nearbyQuery = (search: Search, stay: Dates) =>
  q(searchApi.nearby, { query: stayQuery(search, stay, readFilters(search)) })

/** The stays of a length that begin in a month. */
export const flexibleQuery = (search: Search, month: string, nights: number) =>
  q(searchApi.flexible, {
    query: { ...wishesOf(search), ...filterParams(readFilters(search)), ...{ month, nights } },
  })
