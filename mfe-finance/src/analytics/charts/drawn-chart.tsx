import { Bar, Column, DualAxes, Pie } from '@ant-design/charts'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { theme } from 'antd'
import { useMemo } from 'react'
import { chartConfig } from './chart-config.ts'
import type { ChartKind, Point, Show } from './point.ts'

type Props = { kind: ChartKind; points: Point[]; show: Show; height: number }

const charts = { columns: Column, bars: Bar, pie: Pie, rate: DualAxes }

/** Draws figures. The one file that brings the charts along. */
export function DrawnChart({ kind, points, show, height }: Props) {
  const dark = useTheme(({ shown }) => shown === 'dark')
  const { token } = theme.useToken()
  const config = useMemo(
    () => chartConfig({ kind, points, show, height, token, dark }),
    [kind, points, show, height, token, dark],
  )
  const Chart = charts[kind]
  // A chart keeps parts of the theme that it was born with.
  return <Chart key={String(dark)} {...config} />
}
