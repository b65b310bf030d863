import type { GlobalToken } from 'antd'
import { hues, seriesColors } from './chart-colors.ts'
import type { ChartKind, Point, Show } from './point.ts'

type Input = { kind: ChartKind; points: Point[]; show: Show; height: number; token: GlobalToken; dark: boolean }

const short = (label: string) => (label.length > 18 ? `${label.slice(0, 17)}…` : label)
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const pie = ({ points, show, dark }: Input) => {
  const total = points.reduce((sum, { value }) => sum + (value ?? 0), 0)
  const share = ({ value }: Point) => ((value ?? 0) / total) * 100
  return {
    angleField: 'value',
    colorField: 'label',
    data: points.filter(({ value }) => value),
    innerRadius: 0.55,
    scale: { color: { range: hues(points.length, dark) } },
    label: {
      text: (point: Point) => (share(point) >= 3 ? `${share(point).toFixed(1)} %` : ''),
      style: { fontWeight: 600, fill: dark ? '#0c1416' : '#fff' },
    },
    legend: {
      color: { position: 'bottom', rowPadding: 4, itemLabelText: ({ label }: { label: string }) => short(label) },
    },
    tooltip: {
      title: (point: Point) => point.label,
      items: [
        (point: Point) => ({ name: `${share(point).toFixed(1)} %`, value: show(point.value ?? 0, point.series) }),
      ],
    },
    interaction: { elementSelect: { single: true } },
    state: { unselected: { opacity: 0.35 }, selected: { opacity: 1 } },
  }
}

const axes = ({ show }: Input) => ({
  axis: {
    x: { title: false, labelFormatter: short, labelAutoHide: true, labelAutoRotate: false, labelAutoEllipsis: true },
    y: { title: false, labelFormatter: (value: number) => show(value, 'axis') },
  },
})

const series = (input: Input) => {
  const { points, show, token, dark } = input
  const names = [...new Set(points.map((point) => point.series))]
  const colors = seriesColors(token, dark)
  return {
    ...axes(input),
    data: points,
    xField: 'label',
    yField: 'value',
    colorField: 'series',
    ...(names.length > 1 && { group: true }),
    scale: { color: { domain: names, range: names.map((name) => colors[name] ?? token.colorPrimary) } },
    legend: names.length > 1 ? { color: { position: 'top' } } : false,
    style: { maxWidth: 48, radiusTopLeft: 3, radiusTopRight: 3 },
    tooltip: { items: [(point: Point) => ({ name: point.series, value: show(point.value ?? 0, point.series) })] },
  }
}

const rate = (input: Input) => {
  const { points, show, token, dark } = input
  const colors = seriesColors(token, dark)
  const item = (point: Point) => ({
    name: point.series,
    value: point.value === null ? '–' : show(point.value, point.series),
  })
  const counts = points.filter((point) => point.series !== 'Rate')
  const line = points.filter((point) => point.series === 'Rate')
  const domain = [...new Set(points.map((point) => point.series))]
  const color = { domain, range: domain.map((name) => colors[name] ?? token.colorPrimary) }
  return {
    xField: 'label',
    legend: { color: { position: 'top' } },
    scale: { color },
    children: [
      {
        type: 'interval',
        data: counts,
        yField: 'value',
        colorField: 'series',
        group: true,
        style: { maxWidth: 36 },
        scale: { color, y: { nice: true } },
        axis: {
          x: axes(input).axis.x,
          y: { title: false, labelFormatter: (value: number) => (Number.isInteger(value) ? String(value) : '') },
        },
        tooltip: { items: [item] },
      },
      {
        type: 'line',
        data: line,
        yField: 'value',
        colorField: 'series',
        style: { lineWidth: 2 },
        scale: { color, y: { independent: true, domain: [0, 100] } },
        axis: { y: { position: 'right', title: false, grid: false, labelFormatter: (value: number) => `${value} %` } },
        tooltip: { items: [item] },
      },
    ],
  }
}

/** What the charts are told, in the colours of the page. */
export const chartConfig = (input: Input) => {
  const { kind, height, dark, token } = input
  const own = kind === 'pie' ? pie(input) : kind === 'rate' ? rate(input) : series(input)
  return {
    height,
    autoFit: true,
    ...(still() && { animate: false }),
    theme: {
      type: dark ? 'classicDark' : 'classic',
      view: { viewFill: 'transparent' },
      fontFamily: token.fontFamily,
    },
    ...own,
  }
}
