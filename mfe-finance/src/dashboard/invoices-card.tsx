import { invoicesApi, type InvoiceTotals } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { invoicesCatalog } from '../messages/catalogs.ts'
import { StagesCard } from './stages-card.tsx'

/** Stages in which a document waits for its owner, each with the sum of its documents where the API says one. */
const stages: readonly { stage: 'drafts' | 'to_send' | 'unpaid'; sum?: (totals: InvoiceTotals) => number }[] = [
  { stage: 'drafts', sum: ({ drafts }) => drafts },
  { stage: 'to_send' },
  { stage: 'unpaid', sum: ({ unpaid }) => unpaid },
]

/** Documents that wait for their owner. */
export function InvoicesCard() {
  const t = useMessages(invoicesCatalog)
  const query = useQuery(q(invoicesApi.totals, { query: {} }))
  return (
    <StagesCard
      title={t.title}
      query={query}
      stagesOf={(totals) =>
        stages.map(({ stage, sum }) => ({
          label: t.stages[stage],
          to: `${paths.invoices()}?stage=${stage}`,
          count: totals?.stages?.[stage] ?? 0,
          sum: totals && sum?.(totals),
        }))
      }
    />
  )
}
