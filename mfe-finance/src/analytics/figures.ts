import type { analyticsApi } from '@keyhaven/shared-contracts/contract/analytics'
import { showDay } from '@keyhaven/shared-contracts/domain/day'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import dayjs from 'dayjs'
import type { Period } from './analytics-filters.ts'
import type { Point } from './charts/point.ts'

type Api = typeof analyticsApi
export type RevenueRows = Output<Api['revenue']>

const monthText = (date: string) => dayjs(`${date.slice(0, 7)}-01`).format('MMM YYYY')
/** A period by its first day, as an axis and a table name it. */
export const periodText = (date: string, period: Period) =>
  period === 'year' ? date.slice(0, 4) : period === 'month' ? monthText(date) : showDay(date)

/** Each step, beside the one a year earlier where anything was earned then. */
export const revenuePoints = (rows: RevenueRows, yearBefore: RevenueRows, period: Period): Point[] => {
  const isEarlierKnown = yearBefore.some(({ revenue }) => revenue > 0)
  return rows.flatMap(({ date, revenue }, at) => {
    const label = periodText(date, period)
    const now = { label, series: 'Revenue', value: revenue }
    return isEarlierKnown ? [now, { label, series: 'Year before', value: yearBefore[at]?.revenue ?? null }] : [now]
  })
}

export const sharePoints = (rows: Output<Api['revenueBy']>): Point[] =>
  rows.map(({ name, revenue, place, places }) => ({
    label: name,
    series: 'Revenue',
    value: revenue,
    place: { at: place - 1, of: places },
  }))

/** Units of the one property that there is to see, else properties as a whole. */
export const bookingPoints = ({ properties }: Output<Api['bookings']>): Point[] => {
  const all = Object.values(properties)
  const homes = all.map(({ id, name, units }) => ({
    id,
    name,
    confirmed: Object.values(units).reduce((sum, unit) => sum + unit.confirmed, 0),
    total: Object.values(units).reduce((sum, unit) => sum + unit.total, 0),
  }))
  const rows = all.length === 1 && all[0] ? Object.values(all[0].units) : homes
  const isNameOfOne = (name: string) => rows.filter((row) => row.name === name).length === 1
  return rows
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
    .flatMap(({ id, name, confirmed, total }) => {
      const label = isNameOfOne(name) ? name : `${name} (#${id})`
      return [
        { label, series: 'Confirmed', value: confirmed },
        { label, series: 'Total', value: total },
      ]
    })
}

export const servicePoints = (rows: Output<Api['services']>): Point[] =>
  rows.map(({ name, sales }) => ({ label: name, series: 'Sales', value: sales }))

export const cancelledPoints = ({ categories, series }: Output<Api['cancelled']>): Point[] =>
  categories.flatMap((month, at) =>
    series.map(({ name, data }) => ({ label: monthText(month), series: name, value: data[at] ?? null })),
  )

/** Whether there is anything to draw. */
export const isBlank = (points: readonly Point[]) => points.every(({ value }) => !value)
