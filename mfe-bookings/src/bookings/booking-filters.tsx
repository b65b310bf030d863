import type { Chosen, FilterBy } from '@keyhaven/shared-contracts/web/list-params'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { FilterSelect } from '@keyhaven/shared-contracts/web/ui/filter-select'
import { PropertyFilter } from '@keyhaven/shared-contracts/web/ui/property-filter'
import { Flex, Typography } from 'antd'
import { ClientFilter } from './client-filter.tsx'
import { type bookingFilters, depositOptions, statusOptions } from './filters.ts'

type Props = { chosen: Chosen<typeof bookingFilters>; filterBy: FilterBy<typeof bookingFilters> }

const day = { flex: '1 1 0', minWidth: 120 } as const
const word = { flex: 'none' } as const

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
      <Flex gap={8} align="center" style={{ flex: '1 1 340px', maxWidth: 400 }}>
        <Typography.Text type="secondary" style={word}>
          Arrival
        </Typography.Text>
        <div style={day}>
          <DayInput
            aria-label="Arrival from"
            allowClear
            value={chosen.arrives_from ?? null}
            onChange={(value) => filterBy('arrives_from', value)}
          />
        </div>
        <Typography.Text type="secondary" style={word}>
          to
        </Typography.Text>
        <div style={day}>
          <DayInput
            aria-label="Arrival to"
            allowClear
            value={chosen.arrives_to ?? null}
            {...(chosen.arrives_from && { min: chosen.arrives_from })}
            onChange={(value) => filterBy('arrives_to', value)}
          />
        </div>
      </Flex>
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
