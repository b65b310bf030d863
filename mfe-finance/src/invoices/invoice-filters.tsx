import { invoicesQuery, type InvoicesQuery } from '@keyhaven/shared-contracts/contract/finance/invoices'
import {
  type Chosen,
  DayRangeFilter,
  type FilterBy,
  FilterSelect,
  PropertyFilter,
} from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { invoicesCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/invoices/en.ts'

/** Filters of the list, held by the address. */
export const invoiceFilters = invoicesQuery.pick({
  status: true,
  kind: true,
  property: true,
  from: true,
  to: true,
  payment: true,
})

/** Which documents the list is about, and in which order; the address holds them. */
export const invoiceViews = invoicesQuery.pick({ sort: true, stage: true })

/** Every order that the list can have. */
export const sortOptions = (t: Messages) => {
  const labels: Record<NonNullable<InvoicesQuery['sort']>, string> = t.orders
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

type Props = { filters: Chosen<typeof invoiceFilters>; filterBy: FilterBy<typeof invoiceFilters> }

/** Narrows the documents by status, kind, property, day and what is left to pay. */
export function InvoiceFilters({ filters, filterBy }: Props) {
  const { status, document, date, payment } = useMessages(invoicesCatalog).filters
  return (
    <>
      <FilterSelect
        label={status.label}
        any={status.any}
        options={(['draft', 'issued', 'cancelled'] as const).map((value) => ({ value, label: status[value] }))}
        value={filters.status}
        onChange={(value) => filterBy('status', value)}
      />
      <FilterSelect
        label={document.label}
        any={document.any}
        options={(['invoice', 'cancellation'] as const).map((value) => ({ value, label: document[value] }))}
        value={filters.kind}
        onChange={(value) => filterBy('kind', value)}
      />
      <PropertyFilter value={filters.property} onChange={(value) => filterBy('property', value)} />
      <DayRangeFilter
        label={date}
        from={filters.from}
        to={filters.to}
        onFrom={(value) => filterBy('from', value)}
        onTo={(value) => filterBy('to', value)}
      />
      <FilterSelect
        label={payment.label}
        any={payment.any}
        options={[{ value: 'unpaid', label: payment.unpaid }]}
        value={filters.payment}
        onChange={(value) => filterBy('payment', value)}
      />
    </>
  )
}
