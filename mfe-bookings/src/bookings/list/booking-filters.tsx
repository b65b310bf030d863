import { CloseOutlined } from '@ant-design/icons'
import { type BookingsQuery, type BookingStage, bookingsQuery } from '@keyhaven/shared-contracts/contract/bookings'
import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { bookingStatuses } from '@keyhaven/shared-contracts/domain/kinds'
import { q } from '@keyhaven/shared-contracts/web/api'
import { DayRangeFilter } from '@keyhaven/shared-contracts/web/days'
import { type Chosen, type FilterBy, FilterSelect, PropertyFilter } from '@keyhaven/shared-contracts/web/list'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { statusLabels } from '../booking-status.ts'
import { clientName } from '../../clients/client-name.ts'

/** What the list can be narrowed by; the address holds it. */
export const bookingFilters = bookingsQuery.pick({
  status: true,
  property: true,
  arrives_from: true,
  arrives_to: true,
  deposit: true,
  client: true,
})

const statusOptions = bookingStatuses.map((value) => ({ value, label: statusLabels[value] }))
const depositOptions = [
  { value: 'unpaid', label: 'Deposit unpaid' },
  { value: 'paid', label: 'Deposit paid' },
]

/** Which of the bookings the list shows, and in which order; the address holds both. */
export const bookingViews = bookingsQuery.pick({ stage: true, sort: true })

export const stageLabels = {
  coming: 'Upcoming',
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

/** Says that the list shows one client alone, and takes that away. */
function ClientFilter({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data, error } = useQuery(q(clientsApi.one, { params: { id } }))
  const name = data ? clientName(data) : error ? 'Unknown client' : 'One client'
  return (
    <Button
      icon={<CloseOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={`Show the bookings of all clients, not only of ${name}`}
      onClick={onRemove}
    >
      {name}
    </Button>
  )
}

type Props = { chosen: Chosen<typeof bookingFilters>; filterBy: FilterBy<typeof bookingFilters> }

/** Narrows the bookings by status, property, arrival and deposit. */
export function BookingFilters({ chosen, filterBy }: Props) {
  return (
    <>
      <FilterSelect
        label="Status"
        any="Any status"
        options={statusOptions}
        value={chosen.status}
        onChange={(value) => filterBy('status', value)}
      />
      <PropertyFilter value={chosen.property} onChange={(value) => filterBy('property', value)} />
      <DayRangeFilter
        label="Arrival"
        from={chosen.arrives_from}
        to={chosen.arrives_to}
        onFrom={(value) => filterBy('arrives_from', value)}
        onTo={(value) => filterBy('arrives_to', value)}
      />
      <FilterSelect
        label="Deposit"
        any="Any deposit"
        options={depositOptions}
        value={chosen.deposit}
        onChange={(value) => filterBy('deposit', value)}
      />
      {chosen.client !== undefined && (
        <ClientFilter id={chosen.client} onRemove={() => filterBy('client', undefined)} />
      )}
    </>
  )
}
