import { CloseOutlined } from '@ant-design/icons'
import { type BookingStage, bookingsQuery } from '@keyhaven/shared-contracts/contract/bookings/bookings-query'
import { clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { bookingStatuses } from '@keyhaven/shared-contracts/domain/stay/kinds'
import { q } from '@keyhaven/shared-contracts/web/api'
import {
  type Chosen,
  DayRangeFilter,
  type FilterBy,
  FilterSelect,
  PropertyFilter,
} from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { bookingCatalog, bookingsCatalog } from '../../messages/catalogs.ts'
import { clientName } from '../../clients/client-name.ts'

/** Filters of the list, held by the address. */
export const bookingFilters = bookingsQuery.pick({
  status: true,
  property: true,
  arrives_from: true,
  arrives_to: true,
  deposit: true,
  change: true,
  client: true,
})

/** Which of the bookings the list shows, and in which order; the address holds both. */
export const bookingViews = bookingsQuery.pick({ stage: true, sort: true })

/** The order that a stage has unless another is chosen. */
export const sortOf = (stage: BookingStage) =>
  stage === 'coming' || stage === 'in_house' || stage === 'requests' ? 'arrival' : '-arrival'

/** Says that the list shows one client alone, and takes that away. */
function ClientFilter({ id, onRemove }: { id: number; onRemove: () => void }) {
  const t = useMessages(bookingsCatalog).filters
  const { data, error } = useQuery(q(clientsApi.one, { params: { id } }))
  const name = data ? clientName(data) : error ? t.unknownClient : t.oneClient
  return (
    <Button
      icon={<CloseOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={t.showAllClients(name)}
      onClick={onRemove}
    >
      {name}
    </Button>
  )
}

type Props = { filters: Chosen<typeof bookingFilters>; filterBy: FilterBy<typeof bookingFilters> }

/** Narrows the bookings by status, property, arrival, deposit and whether a guest asks for a change. */
export function BookingFilters({ filters, filterBy }: Props) {
  const t = useMessages(bookingsCatalog).filters
  const { status } = useMessages(bookingCatalog)
  return (
    <>
      <FilterSelect
        label={t.status}
        any={t.anyStatus}
        options={bookingStatuses.map((value) => ({ value, label: status[value] }))}
        value={filters.status}
        onChange={(value) => filterBy('status', value)}
      />
      <PropertyFilter value={filters.property} onChange={(value) => filterBy('property', value)} />
      <DayRangeFilter
        label={t.arrival}
        from={filters.arrives_from}
        to={filters.arrives_to}
        onFrom={(value) => filterBy('arrives_from', value)}
        onTo={(value) => filterBy('arrives_to', value)}
      />
      <FilterSelect
        label={t.deposit}
        any={t.anyDeposit}
        options={[
          { value: 'unpaid', label: t.depositUnpaid },
          { value: 'paid', label: t.depositPaid },
        ]}
        value={filters.deposit}
        onChange={(value) => filterBy('deposit', value)}
      />
      <FilterSelect
        label={t.change}
        any={t.anyChange}
        options={[{ value: 'open', label: t.changeOpen }]}
        value={filters.change}
        onChange={(value) => filterBy('change', value)}
      />
      {filters.client !== undefined && (
        <ClientFilter id={filters.client} onRemove={() => filterBy('client', undefined)} />
      )}
    </>
  )
}
