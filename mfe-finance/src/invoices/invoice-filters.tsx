import { invoicesQuery, type InvoicesQuery } from '@keyhaven/shared-contracts/contract/invoices'
import { DayRangeFilter } from '@keyhaven/shared-contracts/web/days'
import { type Chosen, type FilterBy, FilterSelect, PropertyFilter } from '@keyhaven/shared-contracts/web/list'

/** What the list can be narrowed by; the address holds it. */
export const invoiceFilters = invoicesQuery.pick({
  status: true,
  kind: true,
  property: true,
  from: true,
  to: true,
  payment: true,
})

/** In which order the list is; the address holds it. */
export const invoiceOrder = invoicesQuery.pick({ sort: true })

const statusOptions = [
  { value: 'draft', label: 'Draft' },
  { value: 'issued', label: 'Issued' },
  { value: 'cancelled', label: 'Cancelled' },
]
const kindOptions = [
  { value: 'invoice', label: 'Invoices' },
  { value: 'cancellation', label: 'Cancellations' },
]
const sortLabels = {
  '-date': 'Newest first',
  date: 'Oldest first',
  '-number': 'Number, highest first',
  number: 'Number, lowest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-amount': 'Highest amount',
  amount: 'Lowest amount',
} as const satisfies Record<NonNullable<InvoicesQuery['sort']>, string>
export const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }))
const paymentOptions = [{ value: 'unpaid', label: 'Unpaid' }]

type Props = { chosen: Chosen<typeof invoiceFilters>; filterBy: FilterBy<typeof invoiceFilters> }

/** Narrows the documents by status, kind, property, day and what is left to pay. */
export function InvoiceFilters({ chosen, filterBy }: Props) {
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
