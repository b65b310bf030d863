import type { InvoicesQuery } from '@keyhaven/shared-contracts/contract/invoices'

export const statusOptions = [
  { value: 'draft', label: 'Draft' },
  { value: 'issued', label: 'Issued' },
  { value: 'cancelled', label: 'Cancelled' },
]
export const kindOptions = [
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
export const paymentOptions = [{ value: 'unpaid', label: 'Unpaid' }]
