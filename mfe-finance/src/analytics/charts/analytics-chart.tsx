import { Bar, DualAxes, Line, Pie } from '@ant-design/charts'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { theme } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { chartConfig } from './chart-config.ts'
import type { ChartKind, Point, Show } from './point.ts'

type Props = { kind: ChartKind; points: Point[]; show: Show; height: number }
type Drawn = { chart?: { emit: (event: string, detail: object) => void } }

const charts = { line: Line, bars: Bar, pie: Pie, rate: DualAxes }

/** Draws figures. The one file that brings the charts along. */
export function AnalyticsChart({ kind, points, show, height }: Props) {
  const dark = useTheme(({ shown }) => shown === 'dark')
  const { token } = theme.useToken()
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>(null)
  const config = useMemo(
    () => chartConfig({ kind, points, show, height, token, dark }),
    [kind, points, show, height, token, dark],
  )

  // The chart itself only hears clicks inside it.
  useEffect(() => {
    const deselect = ({ target }: PointerEvent) => {
      if (target instanceof Node && frame.current?.contains(target)) return
      drawn.current?.chart?.emit('element:unselect', { nativeEvent: false })
    }
    document.addEventListener('pointerdown', deselect)
    return () => document.removeEventListener('pointerdown', deselect)
  }, [])

  const Chart = charts[kind]
  return (
    <div ref={frame} style={{ height }}>
      {/* A chart keeps parts of the theme that it was born with. */}
      <Chart key={String(dark)} ref={drawn} {...config} />
    </div>
  )
}
