import {
  type PublicQuote,
  type PublicQuoteBody,
  publicRequestsApi,
} from '@keyhaven/shared-contracts/contract/public-requests'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useSettled } from '@keyhaven/shared-contracts/web/settled'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const pause = 300

/**
 * What the server says a stay costs. It is asked when the wish has stood still for a moment; the price before stays
 * until then. A code that it does not know is said apart, and the price is that without it.
 */
export const useQuote = (query: { owner?: string }, wish: PublicQuoteBody | undefined) => {
  const text = JSON.stringify(wish ?? null)
  const settled = useSettled(text, pause)
  const body = JSON.parse(settled) as PublicQuoteBody | null
  const priceOf = (promo_code: string) => ({
    ...q(publicRequestsApi.quote, { query, body: { ...(body as PublicQuoteBody), promo_code } }),
    placeholderData: keepPreviousData<PublicQuote>,
  })
  const asked = useQuery({
    ...priceOf(body?.promo_code ?? ''),
    enabled: body !== null,
    // What was refused is not asked again by itself: guesses at codes are counted.
    refetchOnWindowFocus: ({ state }) => state.error === null,
  })
  const refusal = asked.error?.problem.fields?.promo_code?.[0]
  const plain = useQuery({ ...priceOf(''), enabled: body !== null && refusal !== undefined })
  const shown = refusal === undefined ? asked : plain
  return {
    price: body === null ? undefined : shown.data,
    error: body === null ? null : shown.error,
    isCurrent: settled === text && shown.isSuccess && !shown.isPlaceholderData,
    isFetching: shown.isFetching,
    // A code that was changed since is not refused any more.
    refusal: body?.promo_code === wish?.promo_code ? refusal : undefined,
    refetch: shown.refetch,
  }
}
