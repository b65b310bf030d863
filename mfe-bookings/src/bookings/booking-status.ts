import type { BookingStatus } from '@keyhaven/shared-contracts/contract/bookings'

export const statusLabels = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
} as const satisfies Record<BookingStatus, string>
export const statusTones = { pending: 'waiting', confirmed: 'good', cancelled: 'bad' } as const satisfies Record<
  BookingStatus,
  string
>
