import { invoicesApi, type InvoiceTotals } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { invoicesCatalog } from '../messages/catalogs.ts'
import './invoices-card.css'

/** Stages in which a document waits for its owner, each with the sum of its documents where the API says one. */
const stages: readonly { stage: 'drafts' | 'to_send' | 'unpaid'; sum?: (totals: InvoiceTotals) => number }[] = [
  { stage: 'drafts', sum: ({ drafts }) => drafts },
  { stage: 'to_send' },
  { stage: 'unpaid', sum: ({ unpaid }) => unpaid },
]

/** Documents that wait for their owner, on the owner's first page: one line that leads to each list. */
export function InvoicesCard() {
  const t = useMessages(invoicesCatalog)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(q(invoicesApi.totals, { query: {} }))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card role="group" aria-label={t.title} aria-busy={!data} styles={{ body: { padding: '10px 16px' } }}>
      <Text component="h2" size={14} weight={600}>
        {t.title}
      </Text>
      <ul className="invoices-card">
        {stages.map(({ stage, sum }) => (
          <li key={stage}>
            <TextLink to={`${paths.invoices()}?stage=${stage}`}>{t.stages[stage]}</TextLink>
            <Text numeric weight={600}>
              {data ? language.number(data.stages?.[stage] ?? 0) : <Skeleton.Button active size="small" />}
            </Text>
            {data && sum && (
              <span className="invoices-card-sum">
                <Text type="secondary" size={13} numeric>
                  {language.euros(sum(data))}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
