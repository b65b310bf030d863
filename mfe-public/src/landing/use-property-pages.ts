import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { type ApiError, call } from '@keyhaven/shared-contracts/web/api'
import { propertyPagesKey } from '../search/public-queries.ts'
import { placeOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'

/** The properties of a place, page by page. */
export const usePropertyPages = (search: Search) => {
  const place = placeOf(search)
  return useInfiniteQuery<Output<typeof publicApi.list>, ApiError>({
    queryKey: propertyPagesKey(search),
    queryFn: ({ pageParam, signal }) =>
      call(publicApi.list, { query: { ...place, page: pageParam as number } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.page_size < last.count ? last.page + 1 : undefined),
  })
}
