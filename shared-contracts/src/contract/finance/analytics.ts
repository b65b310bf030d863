import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { nightsBetween } from '../../domain/days/day.ts'
import { day } from '../../domain/days/day-schema.ts'
import { endpoint } from '../endpoint.ts'
import { euros } from '../../domain/money/money.ts'
import { id, ref } from '../../domain/money/number.ts'

const longestRange = 366 * 20

/** Inclusive nights `from` to `to`, of one property or unit where given. */
const range = z.object({
  from: day(reasons.choose('firstDay')),
  to: day(reasons.choose('lastDay')),
  property: ref(reasons.choose('property')).optional(),
  unit: ref(reasons.choose('unit')).optional(),
})
type Range = { from: string; to: string }
const ordered = (value: Range) => value.from <= value.to
const bounded = (value: Range) => nightsBetween(value.from, value.to) <= longestRange
const when = whenValid(range.pick({ from: true, to: true }))
const orderRule = { path: ['to'], error: 'invoices.lastDayMustNotBeforeFirst', when }
const boundRule = { path: ['to'], error: reasons.atMost('years', 20), when }

export const rangeQuery = range.refine(ordered, orderRule).refine(bounded, boundRule)
export type RangeQuery = z.output<typeof rangeQuery>

export const periods = ['day', 'week', 'month', 'year'] as const
export const revenueQuery = range
  .extend({ period: z.enum(periods, reasons.choose('period')).default('month') })
  .refine(ordered, orderRule)
  .refine(bounded, boundRule)
export const revenueByQuery = range
  .extend({ by: z.enum(['property', 'unit'], 'invoices.choosePropertyOrUnit').default('property') })
  .refine(ordered, orderRule)
  .refine(bounded, boundRule)

/** Figures of a range of nights. */
export const occupancy = z
  .object({
    revenue: euros,
    /** Nights of confirmed stays, of pending ones that have not expired, and of those of portals. */
    occupied_nights: z.int(),
    /** Of those, nights of stays that came with the calendars of portals; they bring no revenue here. */
    imported_nights: z.int().optional(),
    /** Units active now x days, less blocked and closed nights. */
    offered_nights: z.int(),
    /** Percent with one decimal, occupied / offered; null where nothing is offered. */
    occupancy: z.number().nullable(),
    /** Revenue / nights of confirmed stays, to the cent; null where there are none. */
    average_rate: euros.nullable(),
    /** Confirmed stays that arrive in the range. */
    arrivals: z.int(),
  })
  .meta({ id: 'Occupancy' })
export type Occupancy = z.infer<typeof occupancy>
/** Money of a range that is no revenue, or not yet. */
export const besideRevenue = z
  .object({
    /** Revenue that the nights of pending stays would bring. */
    pending: euros,
    /** Fees of cancelled stays that would have begun in the range. */
    fees: euros,
    /** Taxes, deposits and the like of confirmed stays that arrive in the range. */
    passed_on: euros,
    /** Payments on these days less refunds, for any stay. */
    paid: euros,
  })
  .meta({ id: 'BesideRevenue' })
export type BesideRevenue = z.infer<typeof besideRevenue>

/** The same figures for another range, with that range. */
const comparedOccupancy = occupancy.extend({ from: z.iso.date(), to: z.iso.date() })

export const analyticsApi = {
  revenue: endpoint({
    domain: 'analytics',
    summary: 'Revenue of confirmed nights, per period; `date` is the first day of each',
    method: 'GET',
    path: '/api/analytics/revenue/',
    pagePath: '/api/figures/revenue/',
    access: 'owner',
    query: revenueQuery,
    response: z.array(z.object({ date: z.iso.date(), revenue: euros })),
  }),
  revenueBy: endpoint({
    domain: 'analytics',
    summary: 'Revenue of confirmed nights, per property or unit',
    method: 'GET',
    path: '/api/analytics/revenue-by/',
    pagePath: '/api/figures/revenue-by/',
    access: 'owner',
    query: revenueByQuery,
    response: z.array(
      z.object({
        id,
        name: z.string(),
        revenue: euros,
        /** Its position among all properties, or all units of its property, oldest first; the same whatever the filters. */
        place: z.int(),
        places: z.int(),
      }),
    ),
  }),
  bookings: endpoint({
    domain: 'analytics',
    summary: 'Bookings that arrive in the range, per property and unit',
    method: 'GET',
    path: '/api/analytics/bookings/',
    pagePath: '/api/figures/bookings/',
    access: 'owner',
    query: rangeQuery,
    response: z.object({
      properties: z.record(
        z.string(),
        z.object({
          id,
          name: z.string(),
          units: z.record(z.string(), z.object({ id, name: z.string(), confirmed: z.int(), total: z.int() })),
        }),
      ),
    }),
  }),
  services: endpoint({
    domain: 'analytics',
    summary: 'Services sold with the stays that arrive in the range',
    method: 'GET',
    path: '/api/analytics/services/',
    pagePath: '/api/figures/services/',
    access: 'owner',
    query: rangeQuery,
    response: z.array(z.object({ name: z.string(), sales: euros })),
  }),
  cancelled: endpoint({
    domain: 'analytics',
    summary:
      'Created, cancelled and the rate in percent, by arrival month; requests that were never accepted count as neither',
    method: 'GET',
    path: '/api/analytics/cancelled-bookings/',
    pagePath: '/api/figures/cancelled-bookings/',
    access: 'owner',
    query: rangeQuery,
    response: z.object({
      categories: z.array(z.string()),
      series: z.array(z.object({ name: z.string(), data: z.array(z.number().nullable()) })),
    }),
  }),
  occupancy: endpoint({
    domain: 'analytics',
    summary: 'Occupancy and average nightly rate of a range, of the days before it and of the same days a year earlier',
    method: 'GET',
    path: '/api/analytics/occupancy/',
    pagePath: '/api/figures/occupancy/',
    access: 'owner',
    query: rangeQuery,
    response: z.object({
      current: occupancy,
      before: comparedOccupancy,
      year_before: comparedOccupancy,
      beside: besideRevenue.optional(),
    }),
  }),
}
