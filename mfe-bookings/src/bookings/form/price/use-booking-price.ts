import { bookingsApi, type bookingChange, newBookingQuote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { discountsApi } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { promocodesApi } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { servicesApi } from '@keyhaven/shared-contracts/contract/inventory/services'
import { touristTaxesApi } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMoment } from '@keyhaven/shared-contracts/web/facts'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { repriced } from '../booking-rules.ts'
import { livePrice, type ShownPrice } from './live-price.ts'
import type { NotInTheWay } from '../use-availability.ts'

type Values = Partial<z.input<typeof bookingChange>>

/** Services of a property and the owner's promo codes, loaded once the form gets that far. */
export const useExtras = (property: number) => {
  const ask = q(servicesApi.list, { query: { property, active: true } })
  const services = useQuery({ ...ask, queryFn: property > 0 ? ask.queryFn : skipToken })
  const codes = useQuery(q(promocodesApi.list, { query: { active: true } }))
  return { services, codes }
}

/** A property, once one is chosen. */
export const usePropertyOf = (property: number) => {
  const ask = q(propertiesApi.one, { params: { id: property } })
  return useQuery({ ...ask, queryFn: property > 0 ? ask.queryFn : skipToken }).data
}

const usePricesOf = (unit: number, property: number) => {
  const askUnit = q(unitsApi.one, { params: { id: unit } })
  const askSeasons = q(seasonsApi.list, { query: { unit } })
  return {
    unit: useQuery({ ...askUnit, queryFn: unit > 0 ? askUnit.queryFn : skipToken }).data,
    seasons: useQuery({ ...askSeasons, queryFn: unit > 0 ? askSeasons.queryFn : skipToken }).data,
    property: usePropertyOf(property),
    discounts: useQuery(q(discountsApi.list, { query: {} })).data,
    taxes: useQuery(q(touristTaxesApi.list, { query: {} })).data,
  }
}

/** Body of the quote call; undefined while a value is missing or invalid. */
const quoteInput = (values: Values, fits: boolean, { booking, imported }: NotInTheWay) => {
  const { unit, check_in, check_out, guests_count, children, infants, pets, plan, promo_code, services, pricing } =
    values
  const party = { guests_count, children, infants, pets }
  const request = {
    unit,
    check_in,
    check_out,
    ...party,
    plan,
    promo_code,
    services,
    pricing,
    booking: booking?.id ?? null,
  }
  const ofImport = imported === undefined ? {} : { import: imported }
  const { success, data } = newBookingQuote.safeParse({ ...request, ...ofImport })
  return success && fits ? data : undefined
}

/** The last one that there was, so that a price stays on the screen while the next is made. */
const useLatest = <T>(value: T | undefined) => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/**
 * The price of what stands in the form: at once from the pricing code that the server uses too, a moment later in the
 * server's own words. It never goes blank in between.
 */
export const useBookingPrice = (values: Values, fits: boolean, notInTheWay: NotInTheWay) => {
  const cache = useQueryClient()
  const { booking } = notInTheWay
  const { services, codes } = useExtras(Number(values.property ?? 0))
  const { unit, property, seasons, discounts, taxes } = usePricesOf(
    Number(values.unit ?? 0),
    Number(values.property ?? 0),
  )
  const now = useMoment()
  const content = JSON.stringify(quoteInput(values, fits, notInTheWay))
  const request = useMemo(
    () => (content ? (JSON.parse(content) as z.output<typeof newBookingQuote>) : undefined),
    [content],
  )
  const debouncedRequest = useSettled(request, 250)
  const ask = q(bookingsApi.quote, { body: debouncedRequest as z.input<typeof newBookingQuote> })
  const quote = useQuery({ ...ask, queryFn: debouncedRequest ? ask.queryFn : skipToken, staleTime: 0 })
  const answer = request !== undefined && request === debouncedRequest ? quote.data : undefined

  const localPrice = useMemo<ShownPrice | undefined>(() => {
    if (!request) return undefined
    if (booking && !repriced(booking, values)) return { lines: booking.price_lines, total: booking.total_price }
    if (!unit || unit.id !== request.unit || !seasons || !services.data || !codes.data) return undefined
    if (property?.id !== unit.property.id || !discounts) return undefined
    return livePrice(request, {
      ...{ unit, property, seasons, discounts, now },
      services: services.data,
      codes: codes.data,
      taxes: taxes ?? [],
      ...(booking && { booking }),
    })
  }, [request, values, unit, property, seasons, discounts, now, taxes, services.data, codes.data, booking])
  const currentPrice = useMemo(
    () => (answer ? { lines: answer.price_lines, total: answer.total_price } : localPrice),
    [answer, localPrice],
  )
  const price = useLatest(currentPrice)
  const payment = useLatest(answer)
  /**
   * True once the screen says by which rules guests could not have a stay, or where there are none to say. Values of the moment: Enter in
   * a date sends a form that the screen has not followed yet.
   */
  const isRuleSaid = async (formValues: Values) => {
    const body = quoteInput(formValues, true, notInTheWay)
    if (!body || (answer && JSON.stringify(body) === content)) return true
    const fresh = await cache.fetchQuery({ ...q(bookingsApi.quote, { body }), staleTime: 0 })
    return fresh.stay_check === undefined
  }
  return {
    /** None until the form has all that a price needs. */
    price: request && price,
    /** Deposit and payment plan by the payment rule, as the server has last said. */
    payment: request && payment,
    isOld: request !== undefined && currentPrice === undefined,
    /** Stays in the way of the wanted one, once the server has answered. */
    takenStays: answer?.taken ?? [],
    /** Rules for guests that the wanted stay breaks, once the server has answered; none where only other things change. */
    brokenRules: answer?.stay_check,
    isRuleSaid,
    error: request !== undefined && request === debouncedRequest && !quote.isFetching ? quote.error : null,
    retry: () => void quote.refetch(),
  }
}
export type BookingPrice = ReturnType<typeof useBookingPrice>
