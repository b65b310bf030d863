import { byTheme, charts } from '@keyhaven/shared-contracts/domain/palette'
import type { GlobalToken } from 'antd'
import type { Messages } from '../../messages/analytics/en.ts'
import type { ChartKind, Point, Series, Show } from './point.ts'

/** Evenly around the circle of hues, in a lightness that stands out from the page. */
const hue = (at: number, of: number, dark: boolean) =>
  `hsl(${Math.round((at * 360) / of + 190) % 360}, 50%, ${dark ? 62 : 34}%)`

const quiet = (dark: boolean) => byTheme(charts, dark ? 'dark' : 'light')
type Quiet = ReturnType<typeof quiet>
type Token = { colorPrimary: string; colorError: string; colorWarning: string; colorTextQuaternary: string }

/** The colour of a series, the same in every chart. */
const seriesColors = (token: Token, { compared }: Quiet): Partial<Record<Series, string>> => ({
  revenue: token.colorPrimary,
  yearBefore: compared,
  sales: token.colorPrimary,
  confirmed: token.colorPrimary,
  total: compared,
  created: compared,
  cancelled: token.colorError,
  rate: token.colorWarning,
})

type Input = {
  kind: ChartKind
  points: Point[]
  show: Show
  height: number
  token: GlobalToken
  dark: boolean
  t: Messages
}

// While it redraws, the chart library asks for the label of `undefined`.
const short = (label = '') => (label.length > 18 ? `${label.slice(0, 17)}…` : label)
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** An axis says whole amounts; a count has no half. */
const axisText = (show: Show) => (value: number) =>
  Number.isInteger(value) ? show(value, 'axis').replace(/[.,]00(?=\D*$)/, '') : ''
const axis = ({ token }: Input) => ({
  title: false,
  labelFill: token.colorTextSecondary,
  labelFillOpacity: 1,
  labelOpacity: 1,
  labelAutoRotate: false,
  labelAutoHide: true,
  gridStroke: token.colorTextTertiary,
})
/** The words of a series; a part of a whole is called what it is. */
const nameOf = ({ t, kind }: Input, one = '') =>
  kind !== 'pie' && Object.hasOwn(t.series, one) ? t.series[one as Series] : one
const legendOf = (input: Input) => ({
  itemLabelFill: input.token.colorTextSecondary,
  labelFormatter: (one?: string) => short(nameOf(input, one)),
})
const series = (points: readonly Point[]) => [...new Set(points.map((point) => point.series))]
const colorScale = ({ points, token, dark }: Input) => {
  const colors = seriesColors(token, quiet(dark))
  return { domain: series(points), range: series(points).map((name) => colors[name] ?? token.colorPrimary) }
}
const item =
  ({ t, show }: Input) =>
  (point: Point) => ({
    name: t.series[point.series],
    value: point.value === null ? '–' : show(point.value, point.series),
  })
const labelsOf = (points: readonly Point[]) => new Set(points.map((point) => point.label)).size
/** Few columns would be very wide ones. */
const columnScale = ({ points }: Input) => {
  const labels = labelsOf(points)
  return { padding: labels <= 2 ? 0.75 : labels <= 5 ? 0.6 : 0.35 }
}

const pie = (input: Input) => {
  const { points, show, dark, token, t } = input
  const slices = points.filter(({ value }) => value)
  const total = slices.reduce((sum, { value }) => sum + (value ?? 0), 0)
  const share = ({ value }: Point) => ((value ?? 0) / total) * 100
  return {
    angleField: 'value',
    colorField: 'label',
    data: slices,
    innerRadius: 0.55,
    scale: {
      color: {
        domain: slices.map(({ label }) => label),
        range: slices.map(({ place }, at) => hue(place?.at ?? at, place?.of ?? slices.length, dark)),
      },
    },
    annotations: [
      {
        type: 'text',
        style: {
          text: show(total, 'revenue'),
          x: '50%',
          y: '50%',
          textAlign: 'center',
          // The ring leaves room for about eleven signs at full size.
          fontSize: Math.max(10, Math.min(18, Math.floor(200 / show(total, 'revenue').length))),
          fontWeight: 600,
          fill: token.colorText,
        },
      },
    ],
    label: {
      text: (point: Point) => (share(point) >= 3 ? t.percent(share(point), 1) : ''),
      style: { fontWeight: 600, fill: quiet(dark).label },
    },
    legend: { color: { ...legendOf(input), position: 'bottom', rowPadding: 4 } },
    tooltip: {
      title: (point: Point) => point.label,
      items: [(point: Point) => ({ name: t.percent(share(point), 1), value: show(point.value ?? 0, point.series) })],
    },
    interaction: { elementSelect: { single: true } },
    state: { unselected: { opacity: 0.35 }, selected: { opacity: 1 } },
  }
}

/** Amounts along the days: as columns while there is room for them, else as lines. */
const alongDays = (input: Input) => {
  const { points, show } = input
  return {
    axis: { x: axis(input), y: { ...axis(input), labelFormatter: axisText(show) } },
    data: points,
    xField: 'label',
    yField: 'value',
    colorField: 'series',
    // Half of the last label stands beyond the axis.
    paddingRight: 32,
    legend: series(points).length > 1 ? { color: { ...legendOf(input), position: 'top' } } : false,
    tooltip: { items: [item(input)] },
  }
}

const line = (input: Input) => ({
  ...alongDays(input),
  scale: { color: colorScale(input), y: { nice: true, domainMin: 0 } },
  style: { lineWidth: 2 },
})

const columns = (input: Input) => ({
  ...alongDays(input),
  group: true,
  scale: { color: colorScale(input), x: columnScale(input), y: { nice: true } },
  style: { radiusTopLeft: 2, radiusTopRight: 2 },
})

const bars = (input: Input) => {
  const { points, show } = input
  const several = series(points).length > 1
  return {
    axis: {
      x: { ...axis(input), labelFormatter: short },
      y: { ...axis(input), labelFormatter: axisText(show) },
    },
    data: points,
    xField: 'label',
    yField: 'value',
    colorField: 'series',
    ...(several && { group: true }),
    scale: { color: colorScale(input), x: { padding: 0.3 } },
    // Half of the last amount of a lying axis stands beyond it.
    paddingRight: 32,
    legend: several ? { color: { ...legendOf(input), position: 'top' } } : false,
    style: { radiusTopLeft: 3, radiusTopRight: 3 },
    tooltip: { items: [item(input)] },
  }
}

const rate = (input: Input) => {
  const { points, show, t } = input
  const color = colorScale(input)
  const rates = points.filter(({ series: name }) => name === 'rate')
  const value = { yField: 'value', colorField: 'series', tooltip: { items: [item(input)] } }
  return {
    xField: 'label',
    legend: { color: { ...legendOf(input), position: 'top' } },
    scale: { color },
    children: [
      {
        ...value,
        type: 'interval',
        data: points.filter((point) => point.series !== 'rate'),
        group: true,
        scale: { color, x: columnScale(input), y: { nice: true } },
        axis: {
          x: { ...axis(input), labelFormatter: short },
          y: { ...axis(input), labelFormatter: axisText(show) },
        },
      },
      {
        ...value,
        type: 'line',
        data: rates,
        style: { lineWidth: 2 },
        scale: { color, y: { independent: true, domain: [0, 100] } },
        axis: {
          y: {
            ...axis(input),
            position: 'right',
            grid: false,
            labelFormatter: (percent: number) => t.percent(percent),
          },
        },
      },
      // A line through a single month would be invisible.
      {
        ...value,
        type: 'point',
        data: rates.filter(({ value: percent }) => percent !== null),
        style: { shape: 'point' },
        sizeField: 4,
        scale: { color, y: { independent: true, domain: [0, 100] } },
        axis: { y: false },
        tooltip: false,
      },
    ],
  }
}

const drawings = { line, columns, bars, pie, rate }

/** Chart options in the colours of the theme. */
export const chartConfig = (input: Input) => {
  const { kind, height, dark, token } = input
  const own = drawings[kind](input)
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
