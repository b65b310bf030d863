import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { SendingBar } from '@keyhaven/shared-contracts/web/ui/sending-bar'
import { useIsFetching } from '@tanstack/react-query'
import { Flex, Segmented } from 'antd'
import { rangeFrom, useFilters } from './analytics-filters.ts'
import { ChartFigure } from './charts/chart-figure.tsx'
import { isBlank } from './figures.ts'
import { FilterBar } from './filter-bar.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Loaded } from './loaded.tsx'
import { Section } from './section.tsx'
import { useAbout, useAnalytics } from './use-analytics.ts'

const count = (value: number, series: string) => (series === 'Rate' ? `${value.toFixed(1)} %` : String(value))
const views = [
  { value: 'charts' as const, label: 'Charts' },
  { value: 'tables' as const, label: 'Tables' },
]
const words = { day: 'Day', week: 'Week of', month: 'Month', year: 'Year' }
const places = { property: 'Property', unit: 'Unit' }

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
  const loading = useIsFetching({ queryKey: ['analytics'] }) > 0

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
          <SendingBar active={loading} label="Loading analytics" />
        </div>
        <KeyFigures query={occupancy} about={about} />
        <Section title="Revenue Overview">
          <Loaded query={revenue} label="revenue" empty="No revenue in this period">
            {(points) => (
              <ChartFigure
                name={`Revenue per ${period}`}
                what={words[period]}
                kind={new Set(points.map(({ label }) => label)).size > 62 ? 'line' : 'columns'}
                points={points}
                show={showEuros}
                view={view}
                about={about}
              />
            )}
          </Loaded>
          {!(revenue.data && isBlank(revenue.data)) && (
            <Loaded query={shares} label={`revenue by ${by}`} empty="No revenue to share out">
              {(points) => (
                <ChartFigure
                  name={`Revenue by ${by}`}
                  what={places[by]}
                  kind="pie"
                  points={points}
                  show={showEuros}
                  view={view}
                  about={about}
                />
              )}
            </Loaded>
          )}
        </Section>
        <Section title="Bookings Overview">
          <Loaded query={bookings} label="bookings" empty="No arrivals in this period">
            {(points) => (
              <ChartFigure
                name={`Bookings by ${by}`}
                what={places[by]}
                kind="bars"
                points={points}
                show={count}
                view={view}
                about={about}
              />
            )}
          </Loaded>
        </Section>
        <Section title="Services Overview">
          <Loaded query={services} label="services" empty="No services sold in this period">
            {(points) => (
              <ChartFigure
                name="Sales by service"
                what="Service"
                kind="bars"
                points={points}
                show={showEuros}
                view={view}
                about={about}
              />
            )}
          </Loaded>
        </Section>
        <Section title="Cancelled Bookings">
          <Loaded query={cancelled} label="cancelled bookings" empty="No arrivals in this period">
            {(points) => (
              <ChartFigure
                name="Bookings created and cancelled"
                what="Month of arrival"
                kind="rate"
                points={points}
                show={count}
                view={view}
                about={about}
              />
            )}
          </Loaded>
        </Section>
      </Flex>
    </>
  )
}
