import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const dashboardStats = z
  .object({
    guests_present: z.int(),
    /** Percent with one decimal; null where nothing is offered. */
    occupancy_today: z.number().nullable(),
    occupancy_month: z.number().nullable(),
    /** The next confirmed arrival and departure, today included. */
    next_arrival: z.iso.date().nullable(),
    next_departure: z.iso.date().nullable(),
  })
  .meta({ id: 'DashboardStats' })
export type DashboardStats = z.infer<typeof dashboardStats>

/** What leads a new owner to the first booking, and whether it is done. */
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
}
