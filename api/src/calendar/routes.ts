import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { calendarNightsApi } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { setNights, undoNights } from './night-changes.ts'
import { calendarDays, calendarRows, calendarWindow, pricesOfNights } from './service.ts'
import { freeUnits } from './reads.ts'

export function routes(app: App, context: AppContext) {
  serve(app, calendarApi.rows, ({ owner }) => calendarRows(context, owner))
  serve(app, calendarApi.stays, ({ owner, query }) => calendarWindow(context, owner, query))
  serve(app, calendarApi.days, ({ owner, query }) => calendarDays(context, owner, query))
  serve(app, calendarApi.free, ({ owner, query }) => freeUnits(context.db, owner, query, context.clock()))
  serve(app, calendarNightsApi.prices, ({ owner, query }) => pricesOfNights(context, owner, query))
  serve(app, calendarNightsApi.set, ({ owner, body }) => setNights(context, owner, body))
  serve(app, calendarNightsApi.undo, ({ owner, body }) => undoNights(context, owner, body.undo_token))
}
