import type { Messages } from '../../messages/analytics/en.ts'
import { type CsvCell, csvLine, csvMark } from '@keyhaven/shared-contracts/domain/money/csv'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'

/** Series of a chart, named by `series` of the messages. */
export type Series = keyof Messages['series']

/** One figure of a chart, which is one cell of its table. */
export type Point = {
  label: string
  series: Series
  value: number | null
  /** Of a part of a whole: which one of how many it is, the same in every chart. */
  place?: { at: number; of: number }
}

export type ChartKind = 'line' | 'columns' | 'bars' | 'pie' | 'rate'

/** Shows a figure of a series, with its unit. The same function for as long as it shows the same. */
export type Show = (value: number, series: Series | 'axis') => string

const units: Partial<Record<Series, string>> = {
  revenue: 'EUR',
  yearBefore: 'EUR',
  sales: 'EUR',
  averageRate: 'EUR',
  rate: '%',
  occupancy: '%',
}
const figure = (value: number | null | undefined, unit: string | undefined): CsvCell => {
  if (value === null || value === undefined) return null
  return unit === 'EUR' ? { euros: value } : Math.round(value * 100) / 100
}

/** The figures of a chart as a table that a spreadsheet opens: a row for each label, a column for each series. */
export const csvOf = (language: Language, names: Messages['series'], what: string, points: readonly Point[]) => {
  const series = [...new Set(points.map((point) => point.series))]
  const heading = series.map((one) => (units[one] ? `${names[one]} (${units[one]})` : names[one]))
  const rows = [...Map.groupBy(points, ({ label }) => label)].map(([label, cells]) => [
    { code: label },
    ...series.map((one) => figure(cells.find((point) => point.series === one)?.value, units[one])),
  ])
  // No figure is a yes or no.
  const lines = [[what, ...heading], ...rows].map((line) => csvLine(line, { language, yes: '', no: '' }))
  return new Blob([csvMark, ...lines], { type: 'text/csv;charset=utf-8' })
}
