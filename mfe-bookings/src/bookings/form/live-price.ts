import type { Booking, bookingChange } from '@keyhaven/shared-contracts/contract/bookings'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/pricing'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money'
import { priceStay } from '@keyhaven/shared-contracts/domain/pricing'
import type { Promocode } from '@keyhaven/shared-contracts/contract/promocodes'
import type { Season } from '@keyhaven/shared-contracts/contract/seasons'
import type { Service } from '@keyhaven/shared-contracts/contract/services'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import type { z } from 'zod'

export type ShownPrice = { lines: PriceLine[]; total: number }
type Values = Partial<z.input<typeof bookingChange>>
type PriceInput = {
  unit: Unit
  seasons: readonly Season[]
  services: readonly Service[]
  codes: readonly Promocode[]
  booking?: Booking
}

/** The services that are chosen, at today's prices; one that is gone from the list keeps the price that it was booked at. */
const chosenServices = (ids: readonly number[], { services, booking }: PriceInput) =>
  ids
    .toSorted((a, b) => a - b)
    .flatMap((id) => {
      const service = [...services, ...(booking?.services ?? [])].find((one) => one.id === id)
      return service ? [{ id, name: service.name, type: service.type, cents: toCents(service.price) }] : []
    })

/** The code keeps the percent that it was booked with. */
const chosenCode = (id: number, { codes, booking }: PriceInput) => {
  const own = booking?.promo_code
  const code = own?.id === id ? own : codes.find((one) => one.id === id)
  return code ? { code: code.code, percent: code.discount_percent } : null
}

/** The price of what stands in the form, from the pricing code of the server, before the server itself has answered. */
export const livePrice = (values: Values, known: PriceInput): ShownPrice => {
  const { unit } = known
  const price = priceStay(
    {
      check_in: String(values.check_in),
      check_out: String(values.check_out),
      guests_count: Number(values.guests_count),
    },
    {
      capacity: unit.capacity,
      price_cents: toCents(unit.price_per_night),
      extra_person_cents: toCents(unit.price_per_extra_person),
    },
    known.seasons.map(({ start, end, price_per_night }) => ({ start, end, price_cents: toCents(price_per_night) })),
    chosenServices((values.services ?? []).map(Number), known),
    chosenCode(Number(values.promo_code), known),
  )
  return {
    lines: price.lines.map(({ kind, label, quantity, unitCents, totalCents }) => ({
      ...{ kind, label, quantity },
      unit_price: toEuros(unitCents),
      total: toEuros(totalCents),
    })),
    total: toEuros(price.totalCents),
  }
}
