import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, LoadingState, PageTitle, ProblemState, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useIsFetching } from '@tanstack/react-query'
import { Card, Flex, Segmented } from 'antd'
import { useCallback } from 'react'
import { analyticsCatalog } from '../messages/catalogs.ts'
import { rangeFrom, useFilters, type View } from './analytics-filters.ts'
import { ChartFigure } from './charts/chart-figure.tsx'
import type { ChartKind, Point, Show } from './charts/point.ts'
import { isBlank } from './figures.ts'
import { FilterBar } from './filter-bar.tsx'
import { KeyFigures } from './key-figures.tsx'
import { type Figures, useAbout, useAnalytics } from './use-analytics.ts'

const views = ['charts', 'tables'] as const
const grid = { display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))' }

/** One chart of the page. */
type Chart = {
  query: Figures
  /** Said while they are on their way. */
  loading: string
  /** Said where there are no figures. */
  empty: string
  name: string
  /** Heading of the first column in the table view. */
  what: string
  kind: ChartKind | ((points: readonly Point[]) => ChartKind)
  show: Show
}

/** Columns get too thin to read beyond two months of days. */
const alongDays = (points: readonly Point[]) =>
  new Set(points.map(({ label }) => label)).size > 62 ? ('line' as const) : ('columns' as const)

/** A chart once its figures are there; until then that they load, failed, or that there are none. */
function LoadedChart({ chart, view, about }: { chart: Chart; view: View; about: string }) {
  const { query, loading, empty, kind, ...figure } = chart
  const t = useMessages(analyticsCatalog)
  const { data, error, isFetching, isPending, refetch } = query
  const problem = error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) {
    if (problem) return problem
    if (isPending && !isFetching) return <EmptyState title={t.chooseDays} />
    return <LoadingState label={loading} />
  }
  return (
    <>
      {problem}
      {isBlank(data) ? (
        <EmptyState title={empty} hint={t.tryOthers} />
      ) : (
        <ChartFigure
          {...figure}
          kind={typeof kind === 'function' ? kind(data) : kind}
          points={data}
          view={view}
          about={about}
        />
      )}
    </>
  )
}

export function AnalyticsPage() {
  const t = useMessages(analyticsCatalog)
  const { euros, number } = useLanguage()
  const { today, filters, change } = useFilters()
  const { period, view } = filters
  const { range, problem } = rangeFrom(filters)
  const { by, revenue, shares, bookings, services, cancelled, occupancy } = useAnalytics(
    range,
    period,
    problem === undefined,
  )
  const about = useAbout(range)
  const showCount: Show = useCallback(
    (value, series) => (series === 'rate' ? t.percent(value, 1) : number(value)),
    [t, number],
  )
  const isLoading = useIsFetching({ queryKey: ['analytics'] }) > 0

  const revenueChart: Chart = {
    ...{ query: revenue, loading: t.revenue.loading, empty: t.revenue.empty, show: euros },
    ...{ name: t.revenue.name[period], what: t.headings[period], kind: alongDays },
  }
  const sharesChart: Chart = {
    ...{ query: shares, loading: t.shares.loading[by], empty: t.shares.empty, show: euros },
    ...{ name: t.shares.name[by], what: t.headings[by], kind: 'pie' },
  }
  const bookingsChart: Chart = {
    ...{ query: bookings, loading: t.bookings.loading, empty: t.bookings.empty, show: showCount },
    ...{ name: t.bookings.name[by], what: t.headings[by], kind: 'bars' },
  }
  const servicesChart: Chart = {
    ...{ query: services, loading: t.services.loading, empty: t.services.empty, show: euros },
    ...{ name: t.services.name, what: t.headings.service, kind: 'bars' },
  }
  const cancelledChart: Chart = {
    ...{ query: cancelled, loading: t.cancelled.loading, empty: t.cancelled.empty, show: showCount },
    ...{ name: t.cancelled.name, what: t.headings.monthOfArrival, kind: 'rate' },
  }
  const hasNoRevenue = revenue.data !== undefined && isBlank(revenue.data)
  const sections = [
    { title: t.sections.revenue, charts: hasNoRevenue ? [revenueChart] : [revenueChart, sharesChart] },
    { title: t.sections.bookings, charts: [bookingsChart] },
    { title: t.sections.services, charts: [servicesChart] },
    { title: t.sections.cancelled, charts: [cancelledChart] },
  ]
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Segmented
            aria-label={t.view.label}
            options={views.map((value) => ({ value, label: t.view[value] }))}
            value={view}
            onChange={(next) => change({ view: next })}
          />
        }
      />
      <Flex vertical gap={16}>
        <FilterBar today={today} filters={filters} change={change} problem={problem} />
        <div style={{ margin: '-9px 0 -10px' }}>
          <SendingBar active={isLoading} label={t.loading} />
        </div>
        <KeyFigures query={occupancy} about={about} />
        {sections.map(({ title, charts }) => (
          <Card
            key={title}
            title={
              <Text component="h2" size={16}>
                {title}
              </Text>
            }
          >
            <div style={grid}>
              {charts.map((chart, at) => (
                <LoadedChart key={at} chart={chart} view={view} about={about} />
              ))}
            </div>
          </Card>
        ))}
      </Flex>
    </>
  )
}
