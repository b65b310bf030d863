import { type CsvCell, csvLine, csvMark } from '@keyhaven/shared-contracts/domain/money/csv'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import type { Messages } from '../../messages/analytics/en.ts'
import type { Point, Series } from './point.ts'

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
