import { bookingsQuery } from '@keyhaven/shared-contracts/contract/bookings'
import { bookingStatuses } from '@keyhaven/shared-contracts/contract/kinds'
import { statusLabels } from './booking-status.ts'

/** What the list can be narrowed by; the address holds it. */
export const bookingFilters = bookingsQuery.pick({
  status: true,
  property: true,
  arrives_from: true,
  arrives_to: true,
  deposit: true,
  client: true,
})

export const statusOptions = bookingStatuses.map((value) => ({ value, label: statusLabels[value] }))
export const depositOptions = [
  { value: 'unpaid', label: 'Deposit unpaid' },
  { value: 'paid', label: 'Deposit paid' },
]
