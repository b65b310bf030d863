import { invoicesApi } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import type { ListPageQuery } from '@keyhaven/shared-contracts/contract/paging'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { type Chosen, useListParams } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton, Typography } from 'antd'
import { invoicesCatalog } from '../messages/catalogs.ts'
import { invoiceFilters, invoiceViews } from './invoice-filters.tsx'

/** The links to the PDFs are good for 15 minutes; a list that stays open gets new ones in time. */
export const invoiceList = (query: ListPageQuery & Chosen<typeof invoiceFilters> & Chosen<typeof invoiceViews>) => ({
  // By number within a day, and the drafts apart.
  ...qList(invoicesApi.list, { query: { ...query, sort: query.sort ?? '-date' } }),
  refetchInterval: 10 * 60_000,
})

/** The sums of what the list shows, and how many documents each stage has. */
export function useInvoiceTotals() {
  const { query } = useListParams(invoiceFilters)
  const { chosen: view } = useListParams(invoiceViews)
  const { page: _page, page_size: _size, ...filters } = query
  return useQuery({
    ...q(invoicesApi.totals, { query: { ...filters, ...(view.stage && { stage: view.stage }) } }),
    placeholderData: keepPreviousData,
  })
}

const sums = [
  { key: 'unpaid', size: 'clamp(24px, 6vw, 32px)' },
  { key: 'issued', size: '16px' },
  { key: 'drafts', size: '16px' },
] as const

/** Totals of the filtered documents, on all pages of the list. */
export function InvoiceSums() {
  const t = useMessages(invoicesCatalog).totals
  const { query, narrowed } = useListParams(invoiceFilters)
  const { chosen: view } = useListParams(invoiceViews)
  const { data: list } = useQuery(invoiceList({ ...query, ...view }))
  const { data, error, isFetching, refetch } = useInvoiceTotals()
  // A list that has nothing, or could not be loaded, says so itself.
  if (!list || (list.total === 0 && !narrowed && !view.stage)) return null
  if (error && !data) {
    return (
      <Box marginBottom={16}>
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Box>
    )
  }
  return (
    <dl
      aria-label={t.label}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: '8px clamp(14px, 4vw, 32px)',
        margin: '0 0 16px',
      }}
    >
      {sums.map(({ key, size }) => (
        <div key={key} title={t[key].hint}>
          <dt>
            <Typography.Text type="secondary">{t[key].title}</Typography.Text>
          </dt>
          <dd style={{ margin: 0, fontSize: size, lineHeight: 1.25, fontWeight: key === 'unpaid' ? 700 : 400 }}>
            {data ? <Money value={data[key]} /> : <Skeleton.Button active size="small" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
