import type { Booking, BookingStatus } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Messages } from '../messages/booking/en.ts'

export const statusTones = { pending: 'waiting', confirmed: 'good', cancelled: 'bad' } as const satisfies Record<
  BookingStatus,
  string
>

/** The status in a word; of a request that came to nothing, what became of it. */
export const statusLabel = (
  { status, ended }: Pick<Messages, 'status' | 'ended'>,
  booking: Pick<Booking, 'status' | 'ended_as'>,
) => (booking.ended_as ? ended[booking.ended_as] : status[booking.status])
