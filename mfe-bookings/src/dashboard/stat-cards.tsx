import { dashboardApi, type DashboardStats } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Flex, Skeleton, Card } from 'antd'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import './dashboard.css'

type Props = {
  name: string
  note: string
  value: string | null | undefined
  /** The note is shown without a value, too. */
  hasNews?: boolean
}

/** One figure of the overview: grey while it is on its way, a dash where there is nothing to count. */
function StatCard({ name, note, value, hasNews = false }: Props) {
  return (
    <div className="stat-card" role="group" aria-label={name}>
      <Text type="secondary" size={12}>
        {name}
      </Text>
      <Flex className="stat-card-value" gap="0 6px" wrap align="baseline">
        <Text size={15} weight={600}>
          {value === undefined ? (
            <Skeleton.Button active size="small" style={{ height: 18, verticalAlign: 'middle' }} />
          ) : (
            (value ?? '–')
          )}
        </Text>
        {(value || hasNews) && (
          <Text type="secondary" size={12} breakWord>
            {note}
          </Text>
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
  const whose = (stay: DashboardStats['next_arrival_stay']) =>
    stay ? t.whose(stay.name, stay.unit, stay.more) : t.confirmed
  const { data, error, isFetching, refetch } = useQuery(q(dashboardApi.stats, {}))
  const { guests_arriving: arriving = 0, pending } = useQuery(q(todayApi, {})).data ?? {}
  const isSooner = pending?.next_arrival && (!data?.next_arrival || pending.next_arrival < data.next_arrival)
  const withPending = (note: string) => (pending && pending.count > 0 ? t.withPending(note) : note)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card aria-busy={!data} styles={{ body: { padding: 0 } }}>
      <Flex wrap>
        <StatCard
          name={t.guests}
          note={arriving > 0 ? t.presentAndArriving(arriving) : t.present}
          value={data && language.number(data.guests_present - arriving)}
        />
        <StatCard name={t.occupancy} note={withPending(t.today)} value={data && percent(data.occupancy_today)} />
        <StatCard
          name={t.monthlyOccupancy}
          note={withPending(t.thisMonth)}
          value={data && percent(data.occupancy_month)}
        />
        <StatCard
          name={t.nextArrival}
          hasNews={Boolean(isSooner)}
          note={[
            ...(data?.next_arrival ? [whose(data.next_arrival_stay)] : []),
            ...(isSooner && pending.next_arrival ? [t.pendingSooner(pending.next_arrival)] : []),
          ].join('; ')}
          value={data && day(data.next_arrival)}
        />
        <StatCard
          name={t.nextDeparture}
          note={whose(data?.next_departure_stay)}
          value={data && day(data.next_departure)}
        />
      </Flex>
    </Card>
  )
}
