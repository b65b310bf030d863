import type { Chosen, FilterBy } from '@keyhaven/shared-contracts/web/list-params'
import { DayRangeFilter } from '@keyhaven/shared-contracts/web/ui/day-range-filter'
import { FilterSelect } from '@keyhaven/shared-contracts/web/ui/filter-select'
import { PropertyFilter } from '@keyhaven/shared-contracts/web/ui/property-filter'
import type { invoiceFilters } from './invoice-query.ts'
import { kindOptions, paymentOptions, statusOptions } from './invoice-words.ts'

type Props = { chosen: Chosen<typeof invoiceFilters>; filterBy: FilterBy<typeof invoiceFilters> }

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
      <DayRangeFilter
        label="Date"
        from={chosen.from}
        to={chosen.to}
        onFrom={(value) => filterBy('from', value)}
        onTo={(value) => filterBy('to', value)}
      />
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
