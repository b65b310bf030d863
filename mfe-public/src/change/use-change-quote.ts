import { type ChangeQuote, stayChangesApi, type WantedStay } from '@keyhaven/shared-contracts/contract/stay-changes'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const debounceMs = 300

/** What the wanted stay would cost, asked when it has stood still for a moment; the price before stays until then. */
export const useChangeQuote = (token: string, query: { owner?: string }, wanted: WantedStay | undefined) => {
  const text = JSON.stringify(wanted ?? null)
  const settled = useSettled(text, debounceMs)
  const body = JSON.parse(settled) as WantedStay | null
  const asked = useQuery({
    ...q(stayChangesApi.quote, { params: { token }, query, body: body as WantedStay }),
    placeholderData: keepPreviousData<ChangeQuote>,
    enabled: body !== null,
  })
  return {
    price: body === null ? undefined : asked.data,
    error: body === null ? null : asked.error,
    isCurrent: settled === text && asked.isSuccess && !asked.isPlaceholderData,
    refetch: asked.refetch,
  }
}
