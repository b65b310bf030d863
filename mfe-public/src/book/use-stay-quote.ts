import {
  type PublicQuote,
  type PublicQuoteBody,
  publicRequestsApi,
} from '@keyhaven/shared-contracts/contract/public/public-requests'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { ReasonKey } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { hasTooManyGuests } from '@keyhaven/shared-contracts/domain/stay/stay'
import { ownerOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useState } from 'react'
import { overlaps } from '../property/calendar/month.ts'
import type { Bounds } from '../search/bounds.ts'
import type { Dates } from '../search/days/stay-fields.tsx'
import { partyOfWish } from '../search/guests-of-stay.ts'
import { stayOf } from '../search/search-address.ts'

const debounceMs = 300

const unknownCode: ReasonKey = 'guests.promoCodeNotKnown'
const notRefused = { code: '', stay: '', words: '' }
const daysAndUnit = ({ unit, check_in, check_out }: PublicQuoteBody) => [unit, check_in, check_out].join(' ')

/**
 * Quote of a stay, debounced; the last price stays until the next one is there. A promo code that does not count is a problem of its
 * own field, and the price is that without it; a plan that the house has taken away likewise.
 */
const useQuote = (query: { owner?: string }, wish: PublicQuoteBody | undefined) => {
  const { code: locale } = useLanguage()
  const text = JSON.stringify(wish ?? null)
  const debouncedText = useSettled(text, debounceMs)
  const body = JSON.parse(debouncedText) as PublicQuoteBody | null
  const code = body?.promo_code ?? ''
  const stay = body ? daysAndUnit(body) : ''
  const [refused, setRefused] = useState(notRefused)
  const isRefused = code !== '' && code === refused.code && (refused.stay === '' || refused.stay === stay)
  const [planRefusal, setPlanRefusal] = useState<string>()
  const withoutPlan = planRefusal !== undefined && { plan: undefined }
  const answer = useQuery({
    ...q(publicRequestsApi.quote, {
      query,
      body: {
        ...(body as PublicQuoteBody),
        ...withoutPlan,
        promo_code: isRefused ? '' : code,
        ...(isGuestLocale(locale) && { locale }),
      },
    }),
    placeholderData: keepPreviousData<PublicQuote>,
    enabled: body !== null,
  })
  const { fields, field_reasons: reasons } = answer.error?.problem ?? {}
  const words = fields?.promo_code?.[0]
  // Guesses at codes are counted, so one that nobody knows is not asked again; another may count for other days.
  const isUnknown = (reasons?.promo_code?.[0]?.key ?? unknownCode) === unknownCode
  if (words !== undefined && code !== '' && !isRefused) setRefused({ code, stay: isUnknown ? '' : stay, words })
  const planProblem = fields?.plan?.[0]
  if (planProblem !== undefined && !withoutPlan) setPlanRefusal(planProblem)
  return {
    price: body === null ? undefined : answer.data,
    error: body === null ? null : answer.error,
    isCurrent: debouncedText === text && answer.isSuccess && !answer.isPlaceholderData,
    isFetching: answer.isFetching,
    // A code that was changed since is not refused any more.
    refusal: isRefused && code === wish?.promo_code ? refused.words : undefined,
    planRefusal,
    forgetPlanRefusal: () => setPlanRefusal(undefined),
    refetch: answer.refetch,
  }
}

type StayEntries = { dates: Dates; services: readonly number[]; code: string; nonRefundableAt: number | null }

/** Place of a booking form: the unit, its house, what the address asks for and which days can be booked. */
export type BookPlace = { unit: PublicUnit; property: PublicProperty; search: Search; bounds: Bounds }

/** Stay that the entries make, and its quote: price, terms, and what the dates have against them. */
export const useStayQuote = ({ unit, property, search, bounds }: BookPlace, entries: StayEntries) => {
  const { stay, problem, ruledOut } = stayOf(entries.dates, bounds)
  const services = entries.services.filter((id) => property.services.some((service) => service.id === id))
  const wish = stay && {
    unit: unit.id,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    ...partyOfWish(search),
    services,
    promo_code: entries.code,
    // Left out, it is the flexible one, also to a server that knows of no plans.
    ...(entries.nonRefundableAt === property.id && { plan: 'non_refundable' as const }),
  }
  const hasRoom = !hasTooManyGuests({ unit: unit.id, guests_count: search.guests }, unit.max_capacity)
  const quote = useQuote(ownerOf(search), hasRoom ? wish : undefined)
  const { price, error } = quote
  const dateRefusal = error?.problem.fields?.check_in?.[0] ?? error?.problem.fields?.check_out?.[0]
  return {
    ...quote,
    stay,
    wish: wish && { ...wish, ...(quote.planRefusal !== undefined && { plan: undefined }) },
    services,
    hasRoom,
    isInstant: price?.instant ?? (stay !== undefined && isInstant(unit, stay.checkIn, search.pets)),
    terms:
      stay && price?.terms
        ? termsOfStay(price.terms.cancellation, { check_in: stay.checkIn, baseCents: feeBaseOf(price) }, property.today)
        : undefined,
    dateProblem: problem,
    // What is taken beside it the server knows alone.
    ruledOut: ruledOut ?? (error?.problem.code === 'stay_rule' ? stay : undefined),
    dateRefusal,
    // The previous price may still be there, with the conflicts of another stay.
    conflicts: (stay && price?.taken?.filter((range) => overlaps([range], stay.checkIn, stay.checkOut))) ?? [],
  }
}

export type StayQuote = ReturnType<typeof useStayQuote>
