import {
  type ChangeQuote,
  type ProposedStay,
  stayChangesApi,
} from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const debounceMs = 300

/** Quote of the wanted stay, debounced; the last price stays until the next one is there. */
export const useChangeQuote = (token: string, query: { owner?: string }, wish: ProposedStay | undefined) => {
  const text = JSON.stringify(wish ?? null)
  const debouncedText = useSettled(text, debounceMs)
  const body = JSON.parse(debouncedText) as ProposedStay | null
  const answer = useQuery({
    ...q(stayChangesApi.quote, { params: { token }, query, body: body as ProposedStay }),
    placeholderData: keepPreviousData<ChangeQuote>,
    enabled: body !== null,
  })
  return {
    price: body === null ? undefined : answer.data,
    error: body === null ? null : answer.error,
    isCurrent: debouncedText === text && answer.isSuccess && !answer.isPlaceholderData,
    refetch: answer.refetch,
  }
}
