import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { bookingBody } from '../../bookings/form/booking-rules.ts'
import type { Place } from './drag.ts'

export type Pricing = 'current' | 'keep'

export const placeOfBooking = ({ unit, check_in, check_out }: Booking): Place => ({
  unit: unit.id,
  check_in,
  check_out,
})

/** What a booking asks of another place: its own guests, code and services. */
export const wishOf = (booking: Booking, { unit, check_in, check_out }: Place) => ({
  booking: booking.id,
  unit,
  check_in,
  check_out,
  guests_count: booking.guests_count,
  promo_code: booking.promo_code?.id ?? null,
  services: booking.services.map(({ id }) => id),
})

/** The whole booking at another place, as a change sends it. */
export const movedBooking = (
  booking: Booking,
  { unit, property, check_in, check_out }: Place & { property: number },
  pricing: Pricing,
  version = booking.version,
) => ({ ...bookingBody(booking), unit, property, check_in, check_out, pricing, version })
