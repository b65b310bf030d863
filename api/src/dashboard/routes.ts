import { dashboardApi } from '@keyhaven/shared-contracts/contract/dashboard'
import { todayApi } from '@keyhaven/shared-contracts/contract/today'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { dashboardStats, dashboardToday, firstSteps } from './service.ts'

export function dashboardRoutes(app: App, { db, clock }: AppContext) {
  serve(app, dashboardApi.stats, ({ owner }) => dashboardStats(db, owner, clock()))
  serve(app, dashboardApi.firstSteps, ({ owner }) => firstSteps(db, owner))
  serve(app, todayApi, ({ owner }) => dashboardToday(db, owner, clock()))
}
