import { dashboardApi } from '@keyhaven/shared-contracts/contract/dashboard'
import type { Parts } from '../parts.ts'
import { type App, serve } from '../serve.ts'
import { dashboardStats } from './service.ts'

export function dashboardRoutes(app: App, { db, clock }: Parts) {
  serve(app, dashboardApi.stats, ({ owner }) => dashboardStats(db, owner, clock()))
}
