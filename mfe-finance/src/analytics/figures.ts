import type { analyticsApi } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Period } from './analytics-filters.ts'
import type { Point, Series } from './charts/point.ts'

type Api = typeof analyticsApi
export type RevenueRows = Output<Api['revenue']>

const monthText = ({ monthsShort }: Language, date: string) =>
  `${monthsShort[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
/** A period by its first day, as an axis and a table name it. */
export const periodText = (language: Language, date: string, period: Period) =>
  period === 'year' ? date.slice(0, 4) : period === 'month' ? monthText(language, date) : language.day(date)

const yearEarlier = (date: string) => `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`

/**
 * Each step, beside the one a year earlier where anything was earned then. Weeks of two years begin on other days and follow their order; any other step is
 * found by its day, for after 29 February the order is another one.
 */
export const revenuePoints = (
  language: Language,
  rows: RevenueRows,
  yearBefore: RevenueRows,
  period: Period,
): Point[] => {
  const isEarlierKnown = yearBefore.some(({ revenue }) => revenue > 0)
  const byDate = new Map(yearBefore.map(({ date, revenue }) => [date, revenue]))
  const earlier = (date: string, at: number) =>
    period === 'week' ? yearBefore[at]?.revenue : byDate.get(yearEarlier(date))
  return rows.flatMap(({ date, revenue }, at): Point[] => {
    const label = periodText(language, date, period)
    const now: Point = { label, series: 'revenue', value: revenue }
    return isEarlierKnown ? [now, { label, series: 'yearBefore', value: earlier(date, at) ?? null }] : [now]
  })
}

export const sharePoints = (rows: Output<Api['revenueBy']>): Point[] =>
  rows.map(({ name, revenue, place, places }) => ({
    label: name,
    series: 'revenue',
    value: revenue,
    place: { at: place - 1, of: places },
  }))

/** Units of the one property that there is to see, else properties as a whole. */
export const bookingPoints = ({ code }: Language, { properties }: Output<Api['bookings']>): Point[] => {
  const all = Object.values(properties)
  const homes = all.map(({ id, name, units }) => ({
    id,
    name,
    confirmed: Object.values(units).reduce((sum, unit) => sum + unit.confirmed, 0),
    total: Object.values(units).reduce((sum, unit) => sum + unit.total, 0),
  }))
  const rows = all.length === 1 && all[0] ? Object.values(all[0].units) : homes
  const isNameOfOne = (name: string) => rows.filter((row) => row.name === name).length === 1
  const inOrder = new Intl.Collator(code)
  return rows
    .toSorted((a, b) => inOrder.compare(a.name, b.name) || a.id - b.id)
    .flatMap(({ id, name, confirmed, total }): Point[] => {
      const label = isNameOfOne(name) ? name : `${name} (#${id})`
      return [
        { label, series: 'confirmed', value: confirmed },
        { label, series: 'total', value: total },
      ]
    })
}

export const servicePoints = (rows: Output<Api['services']>): Point[] =>
  rows.map(({ name, sales }) => ({ label: name, series: 'sales', value: sales }))

/** The series of the call, by the names that it gives them. */
const cancelledSeries: Record<string, Series> = { Created: 'created', Cancelled: 'cancelled', Rate: 'rate' }

export const cancelledPoints = (language: Language, { categories, series }: Output<Api['cancelled']>): Point[] =>
  categories.flatMap((month, at) =>
    series.flatMap(({ name, data }): Point[] => {
      const seriesName = cancelledSeries[name]
      return seriesName ? [{ label: monthText(language, month), series: seriesName, value: data[at] ?? null }] : []
    }),
  )

export const isBlank = (points: readonly Point[]) => points.every(({ value }) => !value)
