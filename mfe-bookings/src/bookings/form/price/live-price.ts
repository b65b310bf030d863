import type { Booking, bookingChange } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { mandatoryServices } from '@keyhaven/shared-contracts/domain/money/mandatory'
import { inEuros, type PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { type LodgingDiscounts, priceStay } from '@keyhaven/shared-contracts/domain/money/pricing'
import { dayIn, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { discountsOfUnit } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { nightlyInCents, seasonInCents } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import type { Discount } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { taxOfProperty, type TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { taxGuestsOf } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-ages'
import type { StayTaxation } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { withTouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { z } from 'zod'

export type ShownPrice = { lines: PriceLine[]; total: number }
type Values = Partial<z.input<typeof bookingChange>>
export type PriceInput = {
  unit: Unit
  /** The one that the unit is in. */
  property: Property
  seasons: readonly Season[]
  services: readonly Service[]
  codes: readonly Promocode[]
  taxes: readonly TouristTax[]
  discounts: readonly Discount[]
  now: Date
  booking?: Booking
}

/** The services that are chosen, and those that nobody chooses. */
const withMandatory = (serviceIds: readonly number[], { unit, services, booking }: PriceInput) => {
  const before = booking && { property: booking.property.id, services: booking.services.map(({ id }) => id) }
  return [...new Set([...serviceIds, ...mandatoryServices(services, unit.property.id, before)])]
}

/**
 * Drops the age limit of a service that is gone from the list: nobody knows it here, and the server answers in a
 * moment.
 */
const agedAny = (service: Booking['services'][number]) => ({ ...service, from_age: null })

/** The services that are chosen, at today's prices; one that is gone from the list keeps the price that it was booked at. */
const chosenServices = (ids: readonly number[], { services, booking }: PriceInput) =>
  ids
    .toSorted((a, b) => a - b)
    .flatMap((id) => {
      const service = [...services, ...(booking?.services.map(agedAny) ?? [])].find((one) => one.id === id)
      if (!service) return []
      const { name, type, kind, charged_per, from_age, discountable } = service
      return [{ id, name, type, kind, charged_per, from_age, discountable, cents: toCents(service.price) }]
    })

/** The code keeps the discount that it was booked with. */
const chosenCode = (id: number, { codes, booking }: PriceInput) => {
  const own = booking?.promo_code
  const code = own?.id === id ? own : codes.find((one) => one.id === id)
  if (!code) return null
  return { code: code.code, percent: code.discount_percent, cents: toCents(code.discount_amount ?? 0) || null }
}

/** The tax of the unit's property; a booking that was made there keeps that it has none. */
const taxationOf = (party: Guests, { taxes, unit, booking }: PriceInput): StayTaxation | null => {
  if (booking?.property.id === unit.property.id && booking.tourist_tax == null) return null
  const owed = taxOfProperty(taxes, unit.property.id)
  return owed ? { ...owed, guests: taxGuestsOf(party), isPortals: false } : null
}

/** Percent of the chosen plan: that which was agreed, where the booking has the plan. */
const planPercentOf = (values: Values, { property, booking }: PriceInput) => {
  const plan = values.plan ?? booking?.plan
  if (plan !== 'non_refundable') return null
  const agreed = booking?.plan === plan ? booking.plan_percent : null
  return agreed ?? property.non_refundable?.percent
}

/** Discounts of the lodging. Last minute and early bird count from the day on which it was booked, on the clock of the house. */
const lodgingDiscounts = (values: Values, input: PriceInput): LodgingDiscounts => {
  const { unit, property, discounts, booking, now } = input
  const bookedOn = dayIn(property.time_zone, booking ? new Date(booking.created_at) : now)
  return {
    planPercent: planPercentOf(values, input),
    discounts: discountsOfUnit(discounts, { id: unit.id, property: unit.property.id }),
    daysAhead: nightsBetween(bookedOn, String(values.check_in)),
  }
}

/** The price of what stands in the form, from the pricing code of the server, before the server itself has answered. */
export const livePrice = (values: Values, input: PriceInput): ShownPrice => {
  const { unit } = input
  const party = {
    guests_count: Number(values.guests_count),
    children: values.children,
    infants: Number(values.infants ?? 0),
    pets: Number(values.pets ?? 0),
  }
  const untaxed = priceStay(
    {
      ...{ check_in: String(values.check_in), check_out: String(values.check_out), ...party },
      ...lodgingDiscounts(values, input),
    },
    {
      capacity: unit.capacity,
      ...nightlyInCents(unit),
      extra_person_cents: toCents(unit.price_per_extra_person),
      extra_person_from_age: unit.extra_person_from_age,
    },
    input.seasons.map(seasonInCents),
    chosenServices(withMandatory((values.services ?? []).map(Number), input), input),
    chosenCode(Number(values.promo_code), input),
  )
  const price = withTouristTax(untaxed, taxationOf(party, input))
  return {
    lines: inEuros(price.lines),
    total: toEuros(price.totalCents),
  }
}
