import { searchApi } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { flexibleQuery, resultsQuery } from './result-queries.ts'

/** Cache entry for results that the server has already written into the page. */
export const resultsKept = (path: string, search: Search, locale: string, answer: unknown) => {
  const { checkIn, checkOut, shown } = search
  if (path === searchApi.results.path && checkIn && checkOut) {
    const { success, data } = searchApi.results.response.safeParse(answer)
    return success ? { queryKey: resultsQuery(search, { checkIn, checkOut }, locale).queryKey, data } : undefined
  }
  if (path !== searchApi.flexible.path || !shown?.month) return undefined
  const { success, data } = searchApi.flexible.response.safeParse(answer)
  const { queryKey } = flexibleQuery(search, shown.month)
  return success ? { queryKey, data } : undefined
}
