import { type BookingsQuery, type BookingStage, bookingsQuery } from '@keyhaven/shared-contracts/contract/bookings'
import { bookingStatuses } from '@keyhaven/shared-contracts/domain/kinds'
import { statusLabels } from '../booking-status.ts'

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

/** Which of the bookings the list shows, and in which order; the address holds both. */
export const bookingViews = bookingsQuery.pick({ stage: true, sort: true })

export const stageLabels = {
  coming: 'Coming',
  in_house: 'In house',
  requests: 'Requests',
  past: 'Past',
  cancelled: 'Cancelled',
  all: 'All',
} as const satisfies Record<BookingStage, string>

/** The order that a stage has unless another is chosen. */
export const sortOf = (stage: BookingStage) =>
  stage === 'coming' || stage === 'in_house' || stage === 'requests' ? 'arrival' : '-arrival'

const sortLabels = {
  arrival: 'Arrival, soonest first',
  '-arrival': 'Arrival, latest first',
  '-booked': 'Booked most recently',
  booked: 'Booked longest ago',
  guest: 'Guest, A to Z',
  '-guest': 'Guest, Z to A',
  '-total': 'Highest total',
  total: 'Lowest total',
} as const satisfies Record<NonNullable<BookingsQuery['sort']>, string>
export const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }))
