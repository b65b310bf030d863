import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { type ApiError, q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForgetDraft } from '../book/draft.ts'
import { wantsCard } from '../damage-deposit/late-deposit.tsx'
import { useSearch } from '../search/search-address.ts'
import { useToast } from '../ui/toast-host.tsx'
import { documentsOf, type GuestState, guestStateOf } from './request-state.ts'

const pollMs = 30_000
/** The guest confirms in another tab, opened by the email's link. */
const confirmPollMs = 5000
/** The links to documents work for a quarter of an hour. */
const linkRefreshMs = 600_000

const waitBeforeNext = (request: GuestRequest) => {
  const { status, is_confirmed, change } = request
  // The provider tells us of a payment in some seconds, too.
  if (status === 'pending') return is_confirmed && !request.first_payment ? pollMs : confirmPollMs
  if (change?.state === 'open' || wantsCard(request)) return pollMs
  return documentsOf(request).length > 0 ? linkRefreshMs : false
}

/** Forgets what was typed into the booking form once the request has arrived; until then it is for another try. */
const useDraftUntilConfirmed = (state: GuestState | undefined) => {
  const forget = useForgetDraft()
  const before = useRef<GuestState>(undefined)
  useEffect(() => {
    if (before.current === 'unconfirmed' && (state === 'waiting' || state === 'accepted')) forget()
    before.current = state
  })
}

/** A guest's request by the token of its page, asked for again while something may change, and how to cancel it. */
export const useGuestRequest = (token: string) => {
  const ask = { params: { token }, query: ownerOf(useSearch()) }
  const cache = useQueryClient()
  const showToast = useToast()
  const query = q(publicRequestsApi.one, ask)
  const requestQuery = useQuery({
    ...query,
    // The host may have answered while the guest looked elsewhere.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && waitBeforeNext(data),
  })
  const cancelling = useCommand(publicRequestsApi.cancel)
  const request = requestQuery.data
  const state = request && guestStateOf(request)
  useDraftUntilConfirmed(state)

  const onError = (error: ApiError) => {
    const { code } = error.problem
    if (code === 'not_open') showToast(error.message, 'error')
    if (code === 'not_open' || code === 'fee_changed') void requestQuery.refetch()
  }
  const cancel = (onDone?: (now: GuestRequest) => void) => {
    if (cancelling.isPending) return
    const onSuccess = (now: GuestRequest) => {
      cache.setQueryData(query.queryKey, now)
      onDone?.(now)
    }
    cancelling.mutate({ ...ask, body: { fee: request?.cancel_cost?.fee } }, { onSuccess, onError })
  }
  return {
    ...{ requestQuery, request, state, cancel },
    isCancelling: cancelling.isPending,
    /** Refusal of cancelling; that it is over already is said in passing. */
    cancelRefusal: cancelling.error?.problem.code === 'not_open' ? null : cancelling.error,
    forgetRefusal: () => cancelling.isError && cancelling.reset(),
  }
}
