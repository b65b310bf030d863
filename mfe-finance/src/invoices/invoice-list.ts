import { invoicesApi } from '@keyhaven/shared-contracts/contract/invoices'
import type { Chosen, ListPage } from '@keyhaven/shared-contracts/web/list-params'
import { qList } from '@keyhaven/shared-contracts/web/query'
import type { invoiceFilters, invoiceOrder } from './invoice-query.ts'

/** The links to the PDFs are good for 15 minutes; a list that stays open gets new ones in time. */
export const invoiceList = (query: ListPage & Chosen<typeof invoiceFilters> & Chosen<typeof invoiceOrder>) => ({
  ...qList(invoicesApi.list, { query }),
  refetchInterval: 10 * 60_000,
})
