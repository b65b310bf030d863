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
// A spreadsheet would compute what begins like this; the exports of the API have the same apostrophe.
const harmless = (text: string) => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const cell = (text: string) => quoted(harmless(text))
const figure = (value: number | null | undefined, unit: string | undefined) => {
  if (value === null || value === undefined) return ''
  return unit === 'EUR' ? value.toFixed(2) : String(Math.round(value * 100) / 100)
}

/** The figures of a chart as a table that any spreadsheet opens: a row for each label, a column for each series. */
export const csvOf = (names: Messages['series'], what: string, points: readonly Point[]) => {
  const series = [...new Set(points.map((point) => point.series))]
  const heading = series.map((one) => (units[one] ? `${names[one]} (${units[one]})` : names[one]))
  const rows = [...Map.groupBy(points, ({ label }) => label)].map(([label, cells]) => [
    cell(label),
    ...series.map((one) => figure(cells.find((point) => point.series === one)?.value, units[one])),
  ])
  const lines = [[what, ...heading].map(cell), ...rows].map((line) => `${line.join(',')}\r\n`)
  // The mark in front says that it is UTF-8.
  return new Blob(['\ufeff', ...lines], { type: 'text/csv;charset=utf-8' })
}
