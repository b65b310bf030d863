import { DownloadOutlined } from '@ant-design/icons'
import { useListParams } from '@keyhaven/shared-contracts/web/list-params'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceFilterBar } from './invoice-filter-bar.tsx'
import { invoiceFilters } from './invoice-filters.ts'
import { invoiceList } from './invoice-list.ts'
import { InvoiceSums } from './invoice-sums.tsx'
import { monthOf } from './month-of.ts'

const AdviserDialog = lazyDialog(() => import('./adviser-dialog.tsx'), 'AdviserDialog')

export function InvoicesPage() {
  usePreload(AdviserDialog)
  const [isDownloading, setDownloading] = useState(false)
  const { chosen } = useListParams(invoiceFilters)
  const month = monthOf(chosen.from ?? chosen.to ?? localToday())
  return (
    <>
      <PageTitle
        title="Invoices"
        actions={
          <Flex align="center" gap="8px 20px" wrap>
            <TextLink to={paths.settings('invoices')}>Invoice settings</TextLink>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setDownloading(true)}>
              For your tax adviser
            </Button>
          </Flex>
        }
      />
      <InvoiceSums />
      <DataTable
        what="invoices"
        list={invoiceList}
        filters={invoiceFilters}
        renderFilters={(shown, filterBy) => <InvoiceFilterBar chosen={shown} filterBy={filterBy} />}
        columns={invoiceColumns}
        empty={
          <EmptyState
            title="No invoices yet"
            hint="Each booking brings its invoice, as a draft at first."
            action={<TextLink to={paths.bookings()}>Go to bookings</TextLink>}
          />
        }
      />
      {isDownloading && (
        <AdviserDialog
          from={chosen.from ?? month.from}
          to={chosen.to ?? month.to}
          onClose={() => setDownloading(false)}
        />
      )}
    </>
  )
}
