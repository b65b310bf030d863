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

export const dashboardApi = {
  stats: endpoint({
    domain: 'dashboard',
    summary: 'Guests present, occupancy, next arrival and departure',
    method: 'GET',
    path: '/api/dashboard-stats/',
    access: 'owner',
    response: dashboardStats,
  }),
}
