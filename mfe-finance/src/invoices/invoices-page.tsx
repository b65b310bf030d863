import { invoicesApi } from '@keyhaven/shared-contracts/contract/invoices'
import type { ListPage } from '@keyhaven/shared-contracts/web/list-params'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Link } from 'react-router-dom'
import { invoiceColumns } from './invoice-columns.tsx'

// The links to the PDFs are good for 15 minutes; a list that stays open gets new ones in time.
const list = (query: ListPage) => ({ ...qList(invoicesApi.list, { query }), refetchInterval: 10 * 60_000 })

export function InvoicesPage() {
  return (
    <>
      <PageTitle title="Invoices" />
      <DataTable
        what="invoices"
        list={list}
        columns={invoiceColumns}
        empty={
          <EmptyState
            title="No invoices yet"
            hint="Each booking brings its invoice, as a draft at first."
            action={<Link to={paths.bookings()}>Go to bookings</Link>}
          />
        }
      />
    </>
  )
}
