import { invoicesQuery } from '@keyhaven/shared-contracts/contract/invoices'

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
