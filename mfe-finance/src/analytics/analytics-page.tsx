import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { EmptyState, LoadingState, PageTitle, ProblemState, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useIsFetching } from '@tanstack/react-query'
import { Card, Flex, Segmented } from 'antd'
import { rangeFrom, useFilters, type View } from './analytics-filters.ts'
import { ChartFigure } from './charts/chart-figure.tsx'
import type { ChartKind, Point, Show } from './charts/point.ts'
import { isBlank } from './figures.ts'
import { FilterBar } from './filter-bar.tsx'
import { KeyFigures } from './key-figures.tsx'
import { type Figures, useAbout, useAnalytics } from './use-analytics.ts'

const showCount: Show = (value, series) => (series === 'Rate' ? `${value.toFixed(1)} %` : String(value))
const views = [
  { value: 'charts' as const, label: 'Charts' },
  { value: 'tables' as const, label: 'Tables' },
]
const periodHeadings = { day: 'Day', week: 'Week of', month: 'Month', year: 'Year' }
const placeHeadings = { property: 'Property', unit: 'Unit' }
const grid = { display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))' }

/** One chart of the page. */
type Chart = {
  query: Figures
  /** As in "Loading revenue". */
  label: string
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
  const { query, label, empty, kind, ...figure } = chart
  const { data, error, isFetching, isPending, refetch } = query
  const problem = error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) {
    if (problem) return problem
    if (isPending && !isFetching) return <EmptyState title="Choose the first and the last day" />
    return <LoadingState label={`Loading ${label}`} />
  }
  return (
    <>
      {problem}
      {isBlank(data) ? (
        <EmptyState title={empty} hint="Try other days or another property." />
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
  const { today, filters, change } = useFilters()
  const { period, view } = filters
  const { range, problem } = rangeFrom(filters)
  const { by, revenue, shares, bookings, services, cancelled, occupancy } = useAnalytics(
    range,
    period,
    problem === undefined,
  )
  const about = useAbout(range)
  const isLoading = useIsFetching({ queryKey: ['analytics'] }) > 0

  const revenueChart: Chart = {
    ...{ query: revenue, label: 'revenue', empty: 'No revenue in this period', show: showEuros },
    ...{ name: `Revenue per ${period}`, what: periodHeadings[period], kind: alongDays },
  }
  const sharesChart: Chart = {
    ...{ query: shares, label: `revenue by ${by}`, empty: 'No revenue to break down', show: showEuros },
    ...{ name: `Revenue by ${by}`, what: placeHeadings[by], kind: 'pie' },
  }
  const bookingsChart: Chart = {
    ...{ query: bookings, label: 'bookings', empty: 'No arrivals in this period', show: showCount },
    ...{ name: `Bookings by ${by}`, what: placeHeadings[by], kind: 'bars' },
  }
  const servicesChart: Chart = {
    ...{ query: services, label: 'services', empty: 'No services sold in this period', show: showEuros },
    ...{ name: 'Sales by service', what: 'Service', kind: 'bars' },
  }
  const cancelledChart: Chart = {
    ...{ query: cancelled, label: 'cancelled bookings', empty: 'No arrivals in this period', show: showCount },
    ...{ name: 'Bookings created and cancelled', what: 'Month of arrival', kind: 'rate' },
  }
  const hasNoRevenue = revenue.data !== undefined && isBlank(revenue.data)
  const sections = [
    { title: 'Revenue Overview', charts: hasNoRevenue ? [revenueChart] : [revenueChart, sharesChart] },
    { title: 'Bookings Overview', charts: [bookingsChart] },
    { title: 'Services Overview', charts: [servicesChart] },
    { title: 'Cancelled Bookings', charts: [cancelledChart] },
  ]
  return (
    <>
      <PageTitle
        title="Analytics"
        actions={
          <Segmented aria-label="View" options={views} value={view} onChange={(next) => change({ view: next })} />
        }
      />
      <Flex vertical gap={16}>
        <FilterBar today={today} filters={filters} change={change} problem={problem} />
        <div style={{ margin: '-9px 0 -10px' }}>
          <SendingBar active={isLoading} label="Loading analytics" />
        </div>
        <KeyFigures query={occupancy} about={about} />
        {sections.map(({ title, charts }) => (
          <Card key={title} title={<h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>}>
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
