import { z } from 'zod'
import { id } from '../../domain/money/number.ts'
import { endpoint } from '../endpoint.ts'

/** Next client to arrive or leave, and the number of others on the same day. */
const nextStay = z.object({ booking: id, name: z.string(), unit: z.string(), more: z.int() })

export const dashboardStats = z
  .object({
    guests_present: z.int(),
    /** Percent with one decimal; null where nothing is offered. */
    occupancy_today: z.number().nullable(),
    occupancy_month: z.number().nullable(),
    /** The next confirmed arrival and departure, today included. */
    next_arrival: z.iso.date().nullable(),
    next_departure: z.iso.date().nullable(),
    next_arrival_stay: nextStay.nullable().optional(),
    next_departure_stay: nextStay.nullable().optional(),
  })
  .meta({ id: 'DashboardStats' })
export type DashboardStats = z.infer<typeof dashboardStats>

/** Steps that lead a new owner to the first booking, each true once it is done. */
export const firstSteps = z
  .object({
    details: z.boolean(),
    property: z.boolean(),
    unit: z.boolean(),
    /** Of a property or a unit. */
    picture: z.boolean(),
    booking: z.boolean(),
  })
  .meta({ id: 'FirstSteps' })
export type FirstSteps = z.infer<typeof firstSteps>

/** For how many nights from today an outlook looks ahead. */
export const outlookNights = 30

/** Outlook of a property, counted from its own day. */
export const propertyOutlook = z
  .object({
    property: id,
    /** Percent of the offered nights of the next 30 that are taken, with one decimal; null where nothing is offered. */
    occupancy: z.number().nullable(),
    /** Of the night that begins today: units that are offered, and those of them that are taken. */
    tonight: z.object({ offered: z.int(), taken: z.int() }).optional(),
    /** The next confirmed arrival and departure, today included. */
    next_arrival: z.iso.date().nullable(),
    next_departure: z.iso.date().nullable().optional(),
  })
  .meta({ id: 'PropertyOutlook' })
export type PropertyOutlook = z.infer<typeof propertyOutlook>

export const dashboardApi = {
  stats: endpoint({
    domain: 'dashboard',
    summary: 'Guests present, occupancy, next arrival and departure',
    method: 'GET',
    path: '/api/dashboard-stats/',
    access: 'owner',
    response: dashboardStats,
  }),
  firstSteps: endpoint({
    domain: 'dashboard',
    summary: 'Which of the steps to the first booking are done',
    method: 'GET',
    path: '/api/first-steps/',
    access: 'owner',
    response: firstSteps,
  }),
  outlook: endpoint({
    domain: 'dashboard',
    summary:
      'For each property, how full tonight and its next 30 nights are, and when somebody arrives and leaves next',
    method: 'GET',
    path: '/api/property-outlook/',
    access: 'owner',
    response: z.array(propertyOutlook),
  }),
}
