import { analyticsApi } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { bookingsByUnit, cancelledBookings, occupancyOf, revenue, revenueBy, serviceSales } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, analyticsApi.revenue, ({ owner, query }) => revenue(context, owner, query))
  serve(app, analyticsApi.revenueBy, ({ owner, query }) => revenueBy(context, owner, query))
  serve(app, analyticsApi.bookings, ({ owner, query }) => bookingsByUnit(context, owner, query))
  serve(app, analyticsApi.services, ({ owner, query }) => serviceSales(context, owner, query))
  serve(app, analyticsApi.cancelled, ({ owner, query }) => cancelledBookings(context, owner, query))
  serve(app, analyticsApi.occupancy, ({ owner, query }) => occupancyOf(context, owner, query))
}
