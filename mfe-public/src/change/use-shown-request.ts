import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQueryClient } from '@tanstack/react-query'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { useSearch } from '../search/search-address.ts'

/** The request as the page shows it: what a command answers takes its place, and what was refused is looked at again. */
export const useShownRequest = (token: string) => {
  const cache = useQueryClient()
  const { queryKey } = q(publicRequestsApi.one, { params: { token }, query: ownerOf(useSearch()) })
  return {
    show: (now: GuestRequest) => void cache.setQueryData(queryKey, now),
    refetch: () => cache.refetchQueries({ queryKey }),
  }
}
