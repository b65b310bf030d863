import { DownloadOutlined } from '@ant-design/icons'
import { invoiceStages } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Row, useMinWidth } from '@keyhaven/shared-contracts/web/layout'
import { DataTable, StageTabs, useListParams } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/invoice-actions'
import { EmptyState, lazyDialog, PageTitle, usePreload } from '@keyhaven/shared-contracts/web/page'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Flex, Select } from 'antd'
import dayjs from 'dayjs'
import { useMemo, useState } from 'react'
import { invoicesCatalog } from '../messages/catalogs.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceFilters, invoiceFilters, invoiceViews, sortOptions } from './invoice-filters.tsx'
import { invoiceList, InvoiceSums, useInvoiceTotals } from './invoice-sums.tsx'

/** The first and the last day of the month that a day is in. */
const monthOf = (day: Day) => ({
  from: dayjs(day).startOf('month').format('YYYY-MM-DD'),
  to: dayjs(day).endOf('month').format('YYYY-MM-DD'),
})

const AdviserDialog = lazyDialog(() => import('./adviser-dialog.tsx'), 'AdviserDialog')

export function InvoicesPage() {
  usePreload(AdviserDialog, InvoiceActions)
  const t = useMessages(invoicesCatalog)
  const columns = useMemo(() => invoiceColumns(t), [t])
  const [isDownloading, setDownloading] = useState(false)
  const { chosen: activeFilters } = useListParams(invoiceFilters)
  const { chosen: view, filterBy: show } = useListParams(invoiceViews)
  const counts = useInvoiceTotals().data?.stages
  const stage = view.stage ?? 'all'
  const isTable = useMinWidth('md')
  const sort = view.sort ?? '-date'
  const month = monthOf(activeFilters.from ?? activeFilters.to ?? localToday())
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Flex align="center" gap="8px 20px" wrap>
            <TextLink to={paths.moneyDue()}>{t.moneyDue}</TextLink>
            <TextLink to={paths.cashBook()}>{t.cashBook}</TextLink>
            <TextLink to={paths.bankStatements()}>{t.bankStatements}</TextLink>
            <TextLink to={paths.touristTaxReport()}>{t.touristTax}</TextLink>
            <TextLink to={paths.settings('invoices')}>{t.settings}</TextLink>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setDownloading(true)}>
              {t.exportForAdviser}
            </Button>
          </Flex>
        }
      />
      <Row marginBottom={12}>
        <StageTabs
          label={t.show}
          value={stage}
          stages={invoiceStages.map((key) => ({ key, label: t.stage(t.stages[key], counts?.[key]) }))}
          onChange={(key) => show('stage', key === 'all' ? undefined : key)}
        />
      </Row>
      <InvoiceSums />
      <DataTable
        what="invoices"
        list={(query) => invoiceList({ ...query, ...view })}
        sort={{ by: sort, onSort: (by) => show('sort', by) }}
        filters={invoiceFilters}
        renderFilters={(filters, filterBy) => (
          <>
            <InvoiceFilters filters={filters} filterBy={filterBy} />
            {!isTable && (
              <Select
                aria-label={t.sortBy}
                value={sort}
                options={sortOptions(t)}
                onChange={(by) => show('sort', by)}
                style={{ flex: '1 1 160px' }}
              />
            )}
          </>
        )}
        columns={columns}
        empty={
          stage === 'all' ? (
            <EmptyState
              title={t.empty.title}
              hint={t.empty.hint}
              action={<TextLink to={paths.bookings()}>{t.empty.action}</TextLink>}
            />
          ) : (
            <EmptyState title={t.nothing[stage]} />
          )
        }
      />
      {isDownloading && (
        <AdviserDialog
          from={activeFilters.from ?? month.from}
          to={activeFilters.to ?? month.to}
          onClose={() => setDownloading(false)}
        />
      )}
    </>
  )
}
