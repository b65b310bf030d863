import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { calendarDays, calendarRows, calendarWindow } from './service.ts'
import { freeUnits } from './reads.ts'

export function routes(app: App, context: AppContext) {
  serve(app, calendarApi.rows, ({ owner }) => calendarRows(context, owner))
  serve(app, calendarApi.stays, ({ owner, query }) => calendarWindow(context, owner, query))
  serve(app, calendarApi.days, ({ owner, query }) => calendarDays(context, owner, query))
  serve(app, calendarApi.free, ({ owner, query }) => freeUnits(context.db, owner, query, context.clock()))
}
