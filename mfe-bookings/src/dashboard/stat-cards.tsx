import { dashboardApi } from '@keyhaven/shared-contracts/contract/dashboard'
import { showDay } from '@keyhaven/shared-contracts/contract/day'
import { q } from '@keyhaven/shared-contracts/web/query'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { StatCard } from './stat-card.tsx'

const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)} %`)
const day = (value: string | null) => (value === null ? '–' : showDay(value))

export function StatCards() {
  const { data, error, isFetching, refetch } = useQuery(q(dashboardApi.stats, {}))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div
      aria-busy={!data}
      style={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
      }}
    >
      <StatCard name="Guests" note="currently present" value={data && String(data.guests_present)} />
      <StatCard name="Occupancy" note="today" value={data && percent(data.occupancy_today)} />
      <StatCard name="Monthly Occupancy" note="this month" value={data && percent(data.occupancy_month)} />
      <StatCard name="Next Arrival" note="confirmed" value={data && day(data.next_arrival)} />
      <StatCard name="Next Departure" note="confirmed" value={data && day(data.next_departure)} />
    </div>
  )
}
