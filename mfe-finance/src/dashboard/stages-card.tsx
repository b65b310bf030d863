import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import './stages-card.css'

/** Things of a stage by their list: how many there are, and the sum of them where one is said. */
type Stage = { label: string; to: string; count: number; sum?: number | undefined }

type Props<T> = {
  title: string
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The stages of what came; without it, their links. */
  stagesOf: (totals: T | undefined) => readonly Stage[]
}

/** Line of the owner's first page about things that wait for them, which leads to each of their lists. */
export function StagesCard<T>({ title, query: { data, error, isFetching, refetch }, stagesOf }: Props<T>) {
  const language = useLanguage()
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card role="group" aria-label={title} aria-busy={!data} styles={{ body: { padding: '10px 16px' } }}>
      <Text component="h2" size={14} weight={600}>
        {title}
      </Text>
      <ul className="stages-card">
        {stagesOf(data).map(({ label, to, count, sum }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
            <Text numeric weight={600}>
              {data ? language.number(count) : <Skeleton.Button active size="small" />}
            </Text>
            {data && sum !== undefined && (
              <span className="stages-card-sum">
                <Text type="secondary" size={13} numeric>
                  {language.euros(sum)}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
