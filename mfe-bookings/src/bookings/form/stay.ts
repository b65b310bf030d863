import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'

export type Stay = { check_in: string; check_out: string }

/** Whether a booking keeps its unit from others: a request that has run out does not, before it is cleaned up too. */
export const occupies = (booking: Pick<Booking, 'status' | 'expires_at'>, now: Date) =>
  booking.status !== 'cancelled' && (booking.expires_at === null || new Date(booking.expires_at) > now)

/** The stay that two days make, once both are there and in order. */
export const stayOf = (check_in: unknown, check_out: unknown): Stay | null =>
  typeof check_in === 'string' && typeof check_out === 'string' && check_in !== '' && check_in < check_out
    ? { check_in, check_out }
    : null
