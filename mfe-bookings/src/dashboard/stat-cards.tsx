import { dashboardApi } from '@keyhaven/shared-contracts/contract/dashboard'
import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { q } from '@keyhaven/shared-contracts/web/query'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex } from 'antd'
import { StatCard } from './stat-card.tsx'

const percent = (value: number | null) => (value === null ? null : `${value.toFixed(1)} %`)
const day = (value: string | null) => value && showDay(value)

/** The figures of the overview, small and beside each other. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useQuery(q(dashboardApi.stats, {}))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card aria-busy={!data} styles={{ body: { padding: 0 } }}>
      <Flex wrap>
        <StatCard name="Guests" note="currently present" value={data && String(data.guests_present)} />
        <StatCard name="Occupancy" note="today" value={data && percent(data.occupancy_today)} />
        <StatCard name="Monthly Occupancy" note="this month" value={data && percent(data.occupancy_month)} />
        <StatCard name="Next Arrival" note="confirmed" value={data && day(data.next_arrival)} />
        <StatCard name="Next Departure" note="confirmed" value={data && day(data.next_departure)} />
      </Flex>
    </Card>
  )
}
