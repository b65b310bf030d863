import {
  type PublicQuote,
  type PublicQuoteBody,
  publicRequestsApi,
} from '@keyhaven/shared-contracts/contract/public-requests'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const debounceMs = 300

/**
 * What the server says a stay costs. It is asked when the wish has stood still for a moment; the price before stays
 * until then. A code that it does not know is said apart, and the price is that without it.
 */
export const useQuote = (query: { owner?: string }, wish: PublicQuoteBody | undefined) => {
  const { code: locale } = useLanguage()
  const text = JSON.stringify(wish ?? null)
  const settled = useSettled(text, debounceMs)
  const body = JSON.parse(settled) as PublicQuoteBody | null
  const code = body?.promo_code ?? ''
  const [unknown, setUnknown] = useState({ code: '', said: '' })
  const isUnknown = code !== '' && code === unknown.code
  const asked = useQuery({
    ...q(publicRequestsApi.quote, {
      query,
      body: {
        ...(body as PublicQuoteBody),
        promo_code: isUnknown ? '' : code,
        ...(isGuestLocale(locale) && { locale }),
      },
    }),
    placeholderData: keepPreviousData<PublicQuote>,
    enabled: body !== null,
  })
  const said = asked.error?.problem.fields?.promo_code?.[0]
  // Guesses at codes are counted, so what was refused is not asked again.
  if (said !== undefined && code !== '' && !isUnknown) setUnknown({ code, said })
  return {
    price: body === null ? undefined : asked.data,
    error: body === null ? null : asked.error,
    isCurrent: settled === text && asked.isSuccess && !asked.isPlaceholderData,
    isFetching: asked.isFetching,
    // A code that was changed since is not refused any more.
    refusal: isUnknown && code === wish?.promo_code ? unknown.said : undefined,
    refetch: asked.refetch,
  }
}
