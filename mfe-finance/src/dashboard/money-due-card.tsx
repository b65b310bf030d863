import { moneyDueApi, moneyDueStages } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { moneyDueCatalog } from '../messages/catalogs.ts'
import { StagesCard } from './stages-card.tsx'

/** Money that waits for its owner. */
export function MoneyDueCard() {
  const t = useMessages(moneyDueCatalog)
  const query = useQuery(q(moneyDueApi.totals, {}))
  return (
    <StagesCard
      title={t.title}
      query={query}
      stagesOf={(totals) =>
        moneyDueStages.map((stage) => {
          const { count = 0, amount = 0 } = totals?.[stage] ?? {}
          return {
            label: t.stages[stage],
            to: paths.moneyDue(stage),
            count,
            sum: amount > 0 && stage !== 'documents' ? amount : undefined,
          }
        })
      }
    />
  )
}
