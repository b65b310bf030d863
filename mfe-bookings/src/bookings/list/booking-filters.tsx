import type { Chosen, FilterBy } from '@keyhaven/shared-contracts/web/list-params'
import { DayRangeFilter } from '@keyhaven/shared-contracts/web/ui/day-range-filter'
import { FilterSelect } from '@keyhaven/shared-contracts/web/ui/filter-select'
import { PropertyFilter } from '@keyhaven/shared-contracts/web/ui/property-filter'
import { ClientFilter } from './client-filter.tsx'
import { type bookingFilters, depositOptions, statusOptions } from './filters.ts'

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
