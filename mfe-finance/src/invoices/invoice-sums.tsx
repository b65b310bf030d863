import { invoicesApi } from '@keyhaven/shared-contracts/contract/invoices'
import { useListParams } from '@keyhaven/shared-contracts/web/list-params'
import { q } from '@keyhaven/shared-contracts/web/query'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton, Typography } from 'antd'
import { invoiceFilters } from './invoice-filters.ts'
import { invoiceList } from './invoice-list.ts'

const sums = [
  { key: 'issued', title: 'Issued', hint: 'Issued invoices that were not cancelled' },
  { key: 'drafts', title: 'Drafts', hint: 'What was not issued yet' },
  { key: 'unpaid', title: 'Unpaid', hint: 'What is left to pay of the bookings, of drafts and issued invoices' },
] as const

/** What the documents that the list shows sum to, on all of its pages. */
export function InvoiceSums() {
  const { query, narrowed } = useListParams(invoiceFilters)
  const { page: _page, page_size: _size, ...filters } = query
  const { data: list } = useQuery(invoiceList(query))
  const { data, error, isFetching, refetch } = useQuery({
    ...q(invoicesApi.totals, { query: filters }),
    placeholderData: keepPreviousData,
  })
  // A list that has nothing, or could not be loaded, says so itself.
  if (!list || (list.total === 0 && !narrowed)) return null
  if (error && !data) {
    return (
      <div style={{ marginBottom: 16 }}>
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  }
  return (
    <dl
      aria-label="Totals of what is shown"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '8px clamp(14px, 4vw, 32px)', margin: '0 0 16px' }}
    >
      {sums.map(({ key, title, hint }) => (
        <div key={key} title={hint}>
          <dt>
            <Typography.Text type="secondary">{title}</Typography.Text>
          </dt>
          <dd style={{ margin: 0, fontSize: 'clamp(16px, 4.1vw, 20px)', lineHeight: '28px', fontWeight: 600 }}>
            {data ? <Money value={data[key]} /> : <Skeleton.Button active size="small" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
