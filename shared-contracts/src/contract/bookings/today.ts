import { z } from 'zod'
import { booking } from './bookings.ts'
import { calendarImport } from './calendar.ts'
import { endpoint } from '../endpoint.ts'
import { euros } from '../../domain/money/money.ts'
import { openChange } from './stay-change.ts'

/** A booking as the lists of today name it. */
export const todayStay = booking
  .pick({
    id: true,
    reference: true,
    status: true,
    property: true,
    check_in: true,
    check_out: true,
    guests_count: true,
    children: true,
    infants: true,
    pets: true,
    deposit_amount: true,
    deposit_paid: true,
    deposit_due: true,
    total_price: true,
    expires_at: true,
  })
  .extend({
    version: booking.shape.version.optional(),
    client: booking.shape.client.pick({ id: true, first_name: true, last_name: true }),
    unit: booking.shape.unit.pick({ id: true, name: true }),
  })
export type TodayStay = z.infer<typeof todayStay>

/** A stay whose guest asks for other days or another party. */
export const changedStay = todayStay.extend({ change: openChange })
export type ChangedStay = z.infer<typeof changedStay>

/** Limit of the rows in a list of today; `count` says how many there are. */
export const maxTodayStays = 20

/** A stay that came with the calendar of a portal. */
export const todayImport = calendarImport
  .pick({ id: true, check_in: true, check_out: true, name: true, feed: true })
  .extend({ unit: todayStay.shape.unit, property: todayStay.shape.property })
export type TodayImport = z.infer<typeof todayImport>

const list = z.object({ count: z.int(), stays: z.array(todayStay) })

/** Lists of the day for an owner; "today" is each property's own day. */
export const today = z
  .object({
    /** Confirmed and pending stays that begin today. */
    arrivals: list,
    /** Stays that began before today and go on. */
    in_house: list,
    departures: list,
    /** Stays to come, not cancelled, with a deposit that is asked for and not paid; the next arrival first. */
    unpaid_deposits: list,
    /** Requests from the public site that wait for an answer; the first to expire first. */
    requests: list,
    /** Stays that guests asked for within the last 24 hours and booked without waiting for an answer; the next arrival first. */
    booked: list.optional(),
    /** Changes that guests ask for and that wait for an answer; the next arrival first. */
    changes: z.object({ count: z.int(), stays: z.array(changedStay) }).optional(),
    /** Pending stays that no guest waits for, and that arrive from tomorrow on within two weeks: to be confirmed before. */
    to_confirm: list.optional(),
    /** All pending stays to come that no guest waits for: they count nowhere but as taken nights. */
    pending: z.object({ count: z.int(), next_arrival: z.iso.date().nullable(), total: euros }).optional(),
    /** Guests of confirmed stays who arrive today and are not expected yet at this time of day. */
    guests_arriving: z.int().optional(),
    /** Stays of portals that begin, go on or end today, at most 20 of each; they are in none of the lists above. */
    imports: z
      .object({
        arrivals: z.array(todayImport),
        in_house: z.array(todayImport),
        departures: z.array(todayImport),
      })
      .optional(),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof today>
export type TodayList = Exclude<
  keyof Today,
  'booked' | 'changes' | 'to_confirm' | 'pending' | 'guests_arriving' | 'imports'
>

export const todayApi = endpoint({
  domain: 'dashboard',
  summary: 'Arrivals, guests in house, departures, unpaid deposits, open requests and new instant bookings of today',
  method: 'GET',
  path: '/api/dashboard-today/',
  access: 'owner',
  response: today,
})
