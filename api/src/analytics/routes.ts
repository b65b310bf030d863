import { analyticsApi } from '@keyhaven/shared-contracts/contract/analytics'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { bookingsByUnit, cancelledBookings, occupancyOf, revenue, revenueBy, serviceSales } from './service.ts'

export function analyticsRoutes(app: App, { db, clock }: AppContext) {
  serve(app, analyticsApi.revenue, ({ owner, query }) => revenue(db, owner, query))
  serve(app, analyticsApi.revenueBy, ({ owner, query }) => revenueBy(db, owner, query, clock()))
  serve(app, analyticsApi.bookings, ({ owner, query }) => bookingsByUnit(db, owner, query, clock()))
  serve(app, analyticsApi.services, ({ owner, query }) => serviceSales(db, owner, query))
  serve(app, analyticsApi.cancelled, ({ owner, query }) => cancelledBookings(db, owner, query, clock()))
  serve(app, analyticsApi.occupancy, ({ owner, query }) => occupancyOf(db, owner, query, clock()))
}
