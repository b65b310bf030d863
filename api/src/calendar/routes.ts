import { calendarApi } from '@keyhaven/shared-contracts/contract/calendar'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { freeUnits } from './free.ts'
import { calendarDays, calendarRows, calendarWindow } from './service.ts'

export function calendarRoutes(app: App, { db, clock }: AppContext) {
  serve(app, calendarApi.rows, ({ owner }) => calendarRows(db, owner))
  serve(app, calendarApi.stays, ({ owner, query }) => calendarWindow(db, owner, query, clock()))
  serve(app, calendarApi.days, ({ owner, query }) => calendarDays(db, owner, query, clock()))
  serve(app, calendarApi.free, ({ owner, query }) => freeUnits(db, owner, query, clock()))
}
