import type { Chosen, FilterBy } from '@keyhaven/shared-contracts/web/list-params'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { FilterSelect } from '@keyhaven/shared-contracts/web/ui/filter-select'
import { PropertyFilter } from '@keyhaven/shared-contracts/web/ui/property-filter'
import { Flex, Typography } from 'antd'
import type { invoiceFilters } from './invoice-filters.ts'
import { kindOptions, paymentOptions, statusOptions } from './invoice-words.ts'

type Props = { chosen: Chosen<typeof invoiceFilters>; filterBy: FilterBy<typeof invoiceFilters> }

const day = { flex: '1 1 0', minWidth: 120 } as const
const word = { flex: 'none' } as const

/** Narrows the documents by status, kind, property, day and what is left to pay. */
export function InvoiceFilterBar({ chosen, filterBy }: Props) {
  return (
    <>
      <FilterSelect
        label="Status"
        any="Any status"
        options={statusOptions}
        value={chosen.status}
        onChange={(value) => filterBy('status', value)}
      />
      <FilterSelect
        label="Document"
        any="Any document"
        options={kindOptions}
        value={chosen.kind}
        onChange={(value) => filterBy('kind', value)}
      />
      <PropertyFilter value={chosen.property} onChange={(value) => filterBy('property', value)} />
      <Flex gap={8} align="center" style={{ flex: '1 1 340px', maxWidth: 400 }}>
        <Typography.Text type="secondary" style={word}>
          Date
        </Typography.Text>
        <div style={day}>
          <DayInput
            aria-label="Date from"
            allowClear
            value={chosen.from ?? null}
            {...(chosen.to && { max: chosen.to })}
            onChange={(value) => filterBy('from', value)}
          />
        </div>
        <Typography.Text type="secondary" style={word}>
          to
        </Typography.Text>
        <div style={day}>
          <DayInput
            aria-label="Date to"
            allowClear
            value={chosen.to ?? null}
            {...(chosen.from && { min: chosen.from })}
            onChange={(value) => filterBy('to', value)}
          />
        </div>
      </Flex>
      <FilterSelect
        label="Payment"
        any="Any payment"
        options={paymentOptions}
        value={chosen.payment}
        onChange={(value) => filterBy('payment', value)}
      />
    </>
  )
}
