import { themes } from '@keyhaven/shared-contracts/host'
import { theme } from 'antd'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages as t } from '../../messages/analytics/en.ts'
import { chartConfig } from './chart-config.ts'
import type { ChartKind, Point, Series } from './point.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return () => vi.unstubAllGlobals()
})

const configOf = (kind: ChartKind, points: Point[]) =>
  chartConfig({ kind, points, show: String, height: 320, token: theme.getDesignToken(themes.light), dark: false, t })

it('gives a part of the whole one colour, whatever is shown beside it and in which order', () => {
  const mill: Point = { label: 'Mill', series: 'revenue', value: 5, place: { at: 1, of: 3 } }
  const seehaus: Point = { label: 'Seehaus', series: 'revenue', value: 9, place: { at: 0, of: 3 } }
  const colorsOf = (points: Point[]) => {
    const { scale } = configOf('pie', points) as unknown as { scale: { color: { domain: string[]; range: string[] } } }
    const { color } = scale
    return Object.fromEntries(color.domain.map((name, at) => [name, color.range[at]]))
  }
  const both = colorsOf([seehaus, mill])
  expect(colorsOf([mill, seehaus])).toEqual(both)
  expect(colorsOf([mill])['Mill']).toBe(both['Mill'])
  expect(both['Mill']).not.toBe(both['Seehaus'])
})

it('shows the rate of a single month, of which there is no line', () => {
  const points = (['created', 'cancelled', 'rate'] satisfies Series[]).map((series) => ({
    label: 'Aug 2026',
    series,
    value: 8,
  }))
  const { children } = configOf('rate', points) as unknown as { children: { type: string; data: Point[] }[] }
  expect(children.find(({ type }) => type === 'point')?.data).toEqual([points[2]])
})

const legendOf = (kind: ChartKind) => {
  const points = (['confirmed', 'total'] satisfies Series[]).map((series) => ({ label: 'Seehaus', series, value: 2 }))
  const token = theme.getDesignToken(themes.light)
  const { legend } = chartConfig({ kind, points, show: String, height: 320, token, dark: false, t }) as unknown as {
    legend: { color: { labelFormatter: (name: string | undefined) => string } }
  }
  return legend.color.labelFormatter
}

it.each<ChartKind>(['pie', 'columns', 'bars', 'rate'])(
  'names the parts of %s in its legend, and what the library calls nothing',
  (kind) => {
    const named = legendOf(kind)
    expect(named('Haus am See')).toBe('Haus am See')
    expect(named('Ferienhaus am Mondsee')).toBe('Ferienhaus am Mon…')
    // When a chart is drawn anew, the library asks for one name more and then leaves it out.
    expect(named(undefined)).toBe('')
  },
)
