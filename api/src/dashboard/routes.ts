import { dashboardApi } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { dashboardStats, dashboardToday, firstSteps, propertyOutlook } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, dashboardApi.stats, ({ owner }) => dashboardStats(context, owner))
  serve(app, dashboardApi.firstSteps, ({ owner }) => firstSteps(context, owner))
  serve(app, dashboardApi.outlook, ({ owner }) => propertyOutlook(context, owner))
  serve(app, todayApi, ({ owner }) => dashboardToday(context, owner))
}
