import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { LoadingState } from '@keyhaven/shared-contracts/web/page'
import { Flex, Typography, Table } from 'antd'
import { lazy, Suspense, useRef } from 'react'
import { analyticsCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/analytics/en.ts'
import type { View } from '../analytics-filters.ts'
import { FigureDownloads } from './figure-downloads.tsx'
import type { ChartKind, Point, Show } from './point.ts'
import './chart-figure.css'

const AnalyticsChart = lazy(async () => ({ default: (await import('./analytics-chart.tsx')).AnalyticsChart }))

type Props = {
  name: string
  what: string
  /** Which days and which place the figures are of. */
  about: string
  kind: ChartKind
  points: Point[]
  show: Show
  view: View
}

/** Bars lie below one another, each with room for its name. */
const heightOf = (kind: ChartKind, points: readonly Point[]) => {
  if (kind !== 'bars') return 320
  const labels = new Set(points.map(({ label }) => label)).size
  return Math.min(2400, 80 + labels * 24 + points.length * 16)
}

/** The chart as screen readers announce it. */
const ariaLabel = ({ chart }: Messages, name: string, points: readonly Point[], show: Show) => {
  const highest = points.reduce<Point | undefined>(
    (best, point) => ((point.value ?? 0) > (best?.value ?? 0) ? point : best),
    undefined,
  )
  if (!highest) return chart.spoken(name)
  return chart.spokenWithPeak(name, highest.label, show(highest.value ?? 0, highest.series))
}

/** Figures under their name, drawn or in a table. */
export function ChartFigure({ name, what, about, kind, points, show, view }: Props) {
  const t = useMessages(analyticsCatalog)
  const height = heightOf(kind, points)
  const frame = useRef<HTMLDivElement>(null)
  return (
    <figure className="chart-figure" aria-label={name}>
      <figcaption>
        <Flex justify="space-between" align="start" gap={8}>
          <Typography.Title level={3}>{name}</Typography.Title>
          <FigureDownloads
            name={name}
            what={what}
            about={about}
            points={points}
            {...(view === 'charts' && { frame })}
          />
        </Flex>
      </figcaption>
      {view === 'tables' ? (
        <PointTable what={what} points={points} show={show} />
      ) : (
        <div ref={frame} role="img" aria-label={ariaLabel(t, name, points, show)} style={{ height }}>
          <Suspense fallback={<LoadingState label={t.chart.loading} />}>
            <AnalyticsChart kind={kind} points={points} show={show} height={height} />
          </Suspense>
        </div>
      )}
    </figure>
  )
}

type PointTableProps = { what: string; points: readonly Point[]; show: Show }

/** The figures of a chart in rows: one line for each label, one column for each series. */
function PointTable({ what, points, show }: PointTableProps) {
  const t = useMessages(analyticsCatalog)
  const series = [...new Set(points.map((point) => point.series))]
  const rows = [...Map.groupBy(points, ({ label }) => label)].map(([label, cells]) => ({ label, cells }))
  return (
    <Table
      size="small"
      rowKey="label"
      dataSource={rows}
      pagination={{ pageSize: 12, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          key: 'label',
          title: what,
          render: (_, { label }) => <Text breakWord>{label}</Text>,
        },
        ...series.map((one) => ({
          key: one,
          title: t.series[one],
          align: 'end' as const,
          render: (_: unknown, { cells }: (typeof rows)[number]) => {
            const value = cells.find((cell) => cell.series === one)?.value
            return <Text numeric>{value === null || value === undefined ? '–' : show(value, one)}</Text>
          },
        })),
      ]}
    />
  )
}
