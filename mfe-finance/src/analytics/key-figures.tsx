import { InfoCircleOutlined } from '@ant-design/icons'
import type { analyticsApi, Occupancy } from '@keyhaven/shared-contracts/contract/analytics'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Card, Flex, Tooltip, Typography, Skeleton } from 'antd'
import { FigureDownloads } from './charts/figure-downloads.tsx'
import type { Point } from './charts/point.ts'
import { comparedWith, percent, showPoints, type Show } from './comparison.ts'
import { rangeText } from './period-presets.ts'

type KeyFigureProps = {
  title: string
  value: string
  /** How it is worked out, shown on request. */
  formula: string
  /** How it compares with other days, each in a line. */
  compared: readonly string[]
  /** Which days and which place it is of, and what it is made of, as it is saved. */
  about: string
  points: readonly Point[]
}

/** One figure, how it comes about, and what it was before. */
function KeyFigure({ title, value, formula, compared, about, points }: KeyFigureProps) {
  return (
    <Card role="group" aria-label={title}>
      <Flex align="center" gap={4} wrap>
        <h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>
        <Tooltip title={formula} trigger={['hover', 'focus', 'click']}>
          <Button
            type="text"
            size="small"
            icon={<InfoCircleOutlined aria-hidden />}
            aria-label={`How ${title.toLowerCase()} is worked out`}
          />
        </Tooltip>
        <div style={{ marginInlineStart: 'auto' }}>
          <FigureDownloads name={title} what="Days" about={about} points={points} />
        </div>
      </Flex>
      <div style={{ fontSize: 28, lineHeight: '40px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </div>
      {compared.map((line) => (
        <Typography.Text key={line} type="secondary" style={{ display: 'block' }}>
          {line}
        </Typography.Text>
      ))}
    </Card>
  )
}

type Props = { query: UseQueryResult<Output<(typeof analyticsApi)['occupancy']>>; about: string }

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' }
const nights = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'night' : 'nights'}`

/** Occupancy, average nightly rate and revenue, and how they compare with a year earlier and with the days before. */
export function KeyFigures({ query: { data, error, isFetching, refetch }, about }: Props) {
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
  const { current } = data
  const others = [
    { of: data.year_before, unnamed: 'a year earlier' },
    { of: data.before, unnamed: 'the days before' },
  ].map(({ of, unnamed }) => {
    const name = rangeText(of)
    return { of, name, short: name.includes('–') ? unnamed : name }
  })
  // Of a whole year both are the same days.
  const earlier = others.filter(({ name }, at) => others.findIndex((other) => other.name === name) === at)
  const compared = (valueOf: (of: Occupancy) => number | null, show: Show, showDifference: Show) =>
    earlier.map(({ of, short }) =>
      comparedWith(valueOf(current), { value: valueOf(of), name: short }, show, showDifference),
    )
  // Which days a short name stands for.
  const days = earlier
    .filter(({ name, short }) => name !== short)
    .map(({ name, short }) => ` ${short.charAt(0).toUpperCase()}${short.slice(1)}: ${name}.`)
    .join('')
  const figures = (parts: Record<string, (of: Occupancy) => number | null>) =>
    [{ label: about, of: current }, ...earlier.map(({ of, name }) => ({ label: name, of }))].flatMap(({ label, of }) =>
      Object.entries(parts).map(([series, valueOf]) => ({ label, series, value: valueOf(of) })),
    )
  return (
    <div style={grid}>
      <KeyFigure
        title="Occupancy"
        value={percent(current.occupancy)}
        formula={`Occupied nights / offered nights: ${current.occupied_nights.toLocaleString('en')} / ${nights(current.offered_nights)}. Occupied nights belong to confirmed stays and to requests awaiting an answer; offered nights are all nights of the units that are active now, less blocked ones.${days}`}
        compared={compared((of) => of.occupancy, percent, showPoints)}
        about={about}
        points={figures({
          'Occupied nights': (of) => of.occupied_nights,
          'Offered nights': (of) => of.offered_nights,
          Occupancy: (of) => of.occupancy,
        })}
      />
      <KeyFigure
        title="Average nightly rate"
        value={current.average_rate === null ? '–' : showEuros(current.average_rate)}
        formula={`Revenue / nights of confirmed stays. The revenue is ${showEuros(current.revenue)}, with extra persons and services, less discounts, as in Revenue Overview.${days}`}
        compared={compared((of) => of.average_rate, showEuros, showEuros)}
        about={about}
        points={figures({ 'Average nightly rate': (of) => of.average_rate })}
      />
      <KeyFigure
        title="Revenue"
        value={showEuros(current.revenue)}
        formula={`The nights of confirmed stays in this period, each with its share of extra persons, services and discounts.${days}`}
        compared={compared((of) => of.revenue, showEuros, showEuros)}
        about={about}
        points={figures({ Revenue: (of) => of.revenue, Arrivals: (of) => of.arrivals })}
      />
    </div>
  )
}
