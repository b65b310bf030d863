import type { BookingStatus } from '@keyhaven/shared-contracts/contract/bookings'

export const statusTones = { pending: 'waiting', confirmed: 'good', cancelled: 'bad' } as const satisfies Record<
  BookingStatus,
  string
>
