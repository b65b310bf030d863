export const statusOptions = [
  { value: 'draft', label: 'Draft' },
  { value: 'issued', label: 'Issued' },
  { value: 'cancelled', label: 'Cancelled' },
]
export const kindOptions = [
  { value: 'invoice', label: 'Invoices' },
  { value: 'cancellation', label: 'Cancellations' },
]
export const paymentOptions = [{ value: 'unpaid', label: 'Unpaid' }]
