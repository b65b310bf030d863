import { Bar, Column, DualAxes, Line, Pie } from '@ant-design/charts'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { theme } from 'antd'
import { memo, useEffect, useMemo, useRef } from 'react'
import { analyticsCatalog } from '../../messages/catalogs.ts'
import { chartConfig } from './chart-config.ts'
import type { ChartKind, Point, Show } from './point.ts'

type Props = { kind: ChartKind; points: Point[]; show: Show; height: number }
type ChartHandle = { chart?: { emit: (event: string, detail: object) => void; forceFit: () => unknown } }

const charts = { line: Line, columns: Column, bars: Bar, pie: Pie, rate: DualAxes }

const drawnOf = (points: readonly Point[]) => JSON.stringify(points.map(({ label, series }) => [label, series]))

function DrawnChart({ kind, points, show, height }: Props) {
  const dark = useTheme(({ shown }) => shown === 'dark')
  const { token } = theme.useToken()
  const t = useMessages(analyticsCatalog)
  const { code } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const chartRef = useRef<ChartHandle>(null)
  const config = useMemo(
    () => chartConfig({ kind, points, show, height, token, dark, t }),
    [kind, points, show, height, token, dark, t],
  )

  // The chart itself only hears clicks inside it.
  useEffect(() => {
    const deselect = ({ target }: PointerEvent) => {
      if (target instanceof Node && frame.current?.contains(target)) return
      chartRef.current?.chart?.emit('element:unselect', { nativeEvent: false })
    }
    document.addEventListener('pointerdown', deselect)
    return () => document.removeEventListener('pointerdown', deselect)
  }, [])

  // It only hears of the window's width, not that the navigation beside it opens.
  useEffect(() => {
    const place = frame.current
    let width = place?.clientWidth
    // The first call says how wide it is already: to draw again then would be in the middle of drawing.
    const resized = new ResizeObserver(() => {
      if (place?.clientWidth === width) return
      width = place?.clientWidth
      chartRef.current?.chart?.forceFit()
    })
    if (place) resized.observe(place)
    return () => resized.disconnect()
  }, [])

  const Chart = charts[kind]
  return (
    <div ref={frame} style={{ height, overflow: 'hidden' }}>
      {/* A chart keeps parts of the theme, the words and the figures that it was born with, such as how its columns are grouped. */}
      <Chart key={`${dark} ${code} ${drawnOf(points)}`} ref={chartRef} {...config} />
    </div>
  )
}

const isSame = (before: Props, now: Props) =>
  before.kind === now.kind &&
  before.height === now.height &&
  before.show === now.show &&
  JSON.stringify(before.points) === JSON.stringify(now.points)

/** Draws figures, and the same figures once. The one file that brings the charts along. */
export const AnalyticsChart = memo(DrawnChart, isSame)
