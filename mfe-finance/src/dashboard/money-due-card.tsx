import { moneyDueApi, moneyDueStages } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { moneyDueCatalog } from '../messages/catalogs.ts'
import './invoices-card.css'

/** Money that waits for its owner, on the owner's first page: one line that leads to each part of the list. */
export function MoneyDueCard() {
  const t = useMessages(moneyDueCatalog)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(q(moneyDueApi.totals, {}))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card role="group" aria-label={t.title} aria-busy={!data} styles={{ body: { padding: '10px 16px' } }}>
      <Text component="h2" size={14} weight={600}>
        {t.title}
      </Text>
      <ul className="invoices-card">
        {moneyDueStages.map((stage) => (
          <li key={stage}>
            <TextLink to={paths.moneyDue(stage)}>{t.stages[stage]}</TextLink>
            <Text numeric weight={600}>
              {data ? language.number(data[stage].count) : <Skeleton.Button active size="small" />}
            </Text>
            {data && data[stage].amount > 0 && stage !== 'documents' && (
              <span className="invoices-card-sum">
                <Text type="secondary" size={13} numeric>
                  {language.euros(data[stage].amount)}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
