import { dashboardApi } from '@keyhaven/shared-contracts/contract/dashboard'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Flex, Skeleton, Typography, Card } from 'antd'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'

type Props = { name: string; note: string; value: string | null | undefined }

/** One figure of the overview: grey while it is on its way, a dash where there is nothing to count. */
function StatCard({ name, note, value }: Props) {
  return (
    <div
      role="group"
      aria-label={name}
      style={{ flex: '1 0 auto', minWidth: 130, boxSizing: 'border-box', padding: '10px 8px 10px 16px' }}
    >
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {name}
      </Typography.Text>
      <Flex gap="0 6px" wrap align="baseline" style={{ lineHeight: '24px', fontVariantNumeric: 'tabular-nums' }}>
        <span style={{ fontSize: 15, fontWeight: 600 }}>
          {value === undefined ? (
            <Skeleton.Button active size="small" style={{ height: 18, verticalAlign: 'middle' }} />
          ) : (
            (value ?? '–')
          )}
        </span>
        {value && (
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {note}
          </Typography.Text>
        )}
      </Flex>
    </div>
  )
}

/** The figures of the overview, small and beside each other. */
export function StatCards() {
  const t = useMessages(dashboardCatalog).figures
  const language = useLanguage()
  const percent = (value: number | null) => (value === null ? null : t.share(value))
  const day = (value: string | null) => value && language.day(value)
  const { data, error, isFetching, refetch } = useQuery(q(dashboardApi.stats, {}))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card aria-busy={!data} styles={{ body: { padding: 0 } }}>
      <Flex wrap>
        <StatCard name={t.guests} note={t.present} value={data && language.number(data.guests_present)} />
        <StatCard name={t.occupancy} note={t.today} value={data && percent(data.occupancy_today)} />
        <StatCard name={t.monthlyOccupancy} note={t.thisMonth} value={data && percent(data.occupancy_month)} />
        <StatCard name={t.nextArrival} note={t.confirmed} value={data && day(data.next_arrival)} />
        <StatCard name={t.nextDeparture} note={t.confirmed} value={data && day(data.next_departure)} />
      </Flex>
    </Card>
  )
}
