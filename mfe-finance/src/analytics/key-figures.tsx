import type { analyticsApi } from '@keyhaven/shared-contracts/contract/analytics'
import { showDay } from '@keyhaven/shared-contracts/contract/day'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { comparedWith, percent, points } from './comparison.ts'
import { KeyFigure } from './key-figure.tsx'

type Props = { query: UseQueryResult<Output<(typeof analyticsApi)['occupancy']>> }

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }
const nights = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'night' : 'nights'}`

/** How full it was and what a night brought, and how that compares with as many nights before. */
export function KeyFigures({ query: { data, error, isFetching, refetch } }: Props) {
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data && !isFetching) return null
  if (!data) {
    return (
      <Card>
        <div role="status" aria-label="Loading occupancy">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      </Card>
    )
  }
  const { current, before } = data
  const than = `${showDay(before.from)} – ${showDay(before.to)}`
  return (
    <div style={grid}>
      <KeyFigure
        title="Occupancy"
        value={percent(current.occupancy)}
        formula={`Occupied nights / offered nights: ${current.occupied_nights.toLocaleString('en')} / ${nights(current.offered_nights)}. Occupied are nights of confirmed stays and of requests that wait for an answer; offered are all days of the units that are active now, less blocked nights.`}
        compared={comparedWith(current.occupancy, before.occupancy, percent, points)}
        than={than}
      />
      <KeyFigure
        title="Average nightly rate"
        value={current.average_rate === null ? '–' : showEuros(current.average_rate)}
        formula={`Revenue / nights of confirmed stays. The revenue is ${showEuros(current.revenue)}, with extra persons and services and less discounts, as in Revenue Overview.`}
        compared={comparedWith(current.average_rate, before.average_rate, showEuros, showEuros)}
        than={than}
      />
    </div>
  )
}
