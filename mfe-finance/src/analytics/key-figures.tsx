import { InfoCircleOutlined } from '@ant-design/icons'
import type { analyticsApi, Occupancy } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Card, Flex, Tooltip, Skeleton } from 'antd'
import { analyticsCatalog } from '../messages/catalogs.ts'
import { FigureDownloads } from './charts/figure-downloads.tsx'
import type { Point, Series } from './charts/point.ts'
import { isNamed, rangeText } from './period-presets.ts'
import type { ComparedDays, Messages } from '../messages/analytics/en.ts'
import './key-figures.css'

type Show = (value: number) => string

/** `12.5 %`; a dash where nothing was offered. */
export const percent = (t: Messages, value: number | null) => (value === null ? '–' : t.percent(value, 1))

type Figure = { value: number | null; days: ComparedDays }

/** Comparison of a figure with that of other days. */
export const comparedWith = (
  { compared }: Messages,
  now: number | null,
  { value, days }: Figure,
  show: Show,
  showDifference: Show,
) => {
  if (value === null) return compared.unknown(days)
  if (now === null) return compared.alone(days, show(value))
  const difference = Math.round((now - value) * 100) / 100
  if (difference === 0) return compared.same(days)
  return compared.changed(`${difference > 0 ? '+' : '−'}${showDifference(Math.abs(difference))}`, days, show(value))
}

type KeyFigureProps = {
  title: string
  /** Accessible name of the button that shows the formula. */
  explain: string
  value: string
  /** Formula, shown on request. */
  formula: string
  /** Comparisons with other days, one a line. */
  compared: readonly string[]
  /** Further figures, one a line. */
  beside?: readonly string[]
  /** Which days and which place it is of, and what it is made of, as it is saved. */
  about: string
  points: readonly Point[]
}

/** One figure, how it comes about, and what it was before. */
function KeyFigure({ title, explain, value, formula, compared, beside = [], about, points }: KeyFigureProps) {
  const { headings } = useMessages(analyticsCatalog)
  return (
    <Card role="group" aria-label={title}>
      <Flex align="center" gap={4} wrap>
        <Text component="h2" size={16}>
          {title}
        </Text>
        <Tooltip title={formula} trigger={['hover', 'focus', 'click']}>
          <Button type="text" size="small" icon={<InfoCircleOutlined aria-hidden />} aria-label={explain} />
        </Tooltip>
        <div className="key-figure-downloads">
          <FigureDownloads name={title} what={headings.days} about={about} points={points} />
        </div>
      </Flex>
      <div className="key-figure">{value}</div>
      {compared.map((line) => (
        <Text key={line} type="secondary" block>
          {line}
        </Text>
      ))}
      {beside.length > 0 && (
        <ul className="key-figures-beside">
          {beside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Props = { query: UseQueryResult<Output<(typeof analyticsApi)['occupancy']>>; about: string }

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' }

/** Occupancy, average nightly rate and revenue, and how they compare with a year earlier and with the days before. */
export function KeyFigures({ query: { data, error, isFetching, refetch }, about }: Props) {
  const t = useMessages(analyticsCatalog)
  const language = useLanguage()
  const { euros } = language
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data && !isFetching) return null
  if (!data) {
    return (
      <Card>
        <div role="status" aria-label={t.keyFigures.loading}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      </Card>
    )
  }
  const { current } = data
  const others = [
    { of: data.year_before, unnamed: 'yearEarlier' as const, standsFor: t.compared.yearEarlierIs },
    { of: data.before, unnamed: 'daysBefore' as const, standsFor: t.compared.daysBeforeAre },
  ].map(({ of, unnamed, standsFor }) => {
    const name = rangeText(language, of)
    return {
      of,
      name,
      ...(isNamed(language, of) ? { days: { name }, standsFor: undefined } : { days: unnamed, standsFor }),
    }
  })
  // Of a whole year both are the same days.
  const earlier = others.filter(({ name }, at) => others.findIndex((other) => other.name === name) === at)
  // In a first year there was nothing that a figure could be held against; files still say so.
  const wasThere = (of: Occupancy) => of.revenue > 0 || of.occupied_nights > 0 || of.arrivals > 0
  const comparable = earlier.filter(({ of }) => of !== data.year_before || wasThere(of))
  const compared = (valueOf: (of: Occupancy) => number | null, show: Show, showDifference: Show) =>
    comparable.map(({ of, days }) =>
      comparedWith(t, valueOf(current), { value: valueOf(of), days }, show, showDifference),
    )
  // Which days a short name stands for.
  const spans = comparable.flatMap(({ name, standsFor }) => (standsFor ? [standsFor(name)] : []))
  const explained = (formula: string) => [formula, ...spans].join(' ')
  const figures = (parts: Partial<Record<Series, (of: Occupancy) => number | null>>): Point[] =>
    [{ label: about, of: current }, ...earlier.map(({ of, name }) => ({ label: name, of }))].flatMap(({ label, of }) =>
      Object.entries(parts).map(([series, valueOf]) => ({ label, series: series as Series, value: valueOf(of) })),
    )
  const { occupancy, averageRate, revenue } = t.keyFigures
  return (
    <div style={grid}>
      <KeyFigure
        title={occupancy.title}
        explain={occupancy.explain}
        value={percent(t, current.occupancy)}
        formula={explained(occupancy.formula(current.occupied_nights, current.offered_nights))}
        compared={compared(
          (of) => of.occupancy,
          (value) => percent(t, value),
          t.points,
        )}
        beside={current.imported_nights ? [occupancy.imported(current.imported_nights)] : []}
        about={about}
        points={figures({
          occupiedNights: (of) => of.occupied_nights,
          offeredNights: (of) => of.offered_nights,
          occupancy: (of) => of.occupancy,
        })}
      />
      <KeyFigure
        title={averageRate.title}
        explain={averageRate.explain}
        value={current.average_rate === null ? '–' : euros(current.average_rate)}
        formula={explained(averageRate.formula(current.revenue))}
        compared={compared((of) => of.average_rate, euros, euros)}
        about={about}
        points={figures({ averageRate: (of) => of.average_rate })}
      />
      <KeyFigure
        title={revenue.title}
        explain={revenue.explain}
        value={euros(current.revenue)}
        formula={explained(revenue.formula)}
        compared={compared((of) => of.revenue, euros, euros)}
        beside={(['pending', 'fees', 'passed_on', 'paid'] as const).flatMap((which) => {
          const amount = data.beside?.[which] ?? 0
          return amount === 0 ? [] : [t.beside[which](amount)]
        })}
        about={about}
        points={figures({ revenue: (of) => of.revenue, arrivals: (of) => of.arrivals })}
      />
    </div>
  )
}
