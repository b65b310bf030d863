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
 * Quote of a stay, debounced; the last price stays until the next one is there. An unknown promo code is a problem of its
 * own field, and the price is that without it.
 */
export const useQuote = (query: { owner?: string }, wish: PublicQuoteBody | undefined) => {
  const { code: locale } = useLanguage()
  const text = JSON.stringify(wish ?? null)
  const debouncedText = useSettled(text, debounceMs)
  const body = JSON.parse(debouncedText) as PublicQuoteBody | null
  const code = body?.promo_code ?? ''
  const [unknownCode, setUnknownCode] = useState({ code: '', said: '' })
  const isUnknown = code !== '' && code === unknownCode.code
  const answer = useQuery({
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
  const codeProblem = answer.error?.problem.fields?.promo_code?.[0]
  // Guesses at codes are counted, so what was refused is not asked again.
  if (codeProblem !== undefined && code !== '' && !isUnknown) setUnknownCode({ code, said: codeProblem })
  return {
    price: body === null ? undefined : answer.data,
    error: body === null ? null : answer.error,
    isCurrent: debouncedText === text && answer.isSuccess && !answer.isPlaceholderData,
    isFetching: answer.isFetching,
    // A code that was changed since is not refused any more.
    refusal: isUnknown && code === wish?.promo_code ? unknownCode.said : undefined,
    refetch: answer.refetch,
  }
}
