import { accountsRoutes } from './accounts/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { blocksRoutes } from './blocks/routes.ts'
import { bookingsRoutes } from './bookings/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { changesRoutes } from './changes/routes.ts'
import { clientsRoutes } from './clients/routes.ts'
import { connectionsRoutes } from './connections/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { demoRoutes } from './demo/routes.ts'
import { downloadsRoutes } from './downloads/routes.ts'
import { eventsRoutes } from './events/routes.ts'
import { releaseHealthRoutes } from './health/routes.ts'
import { imagesRoutes } from './images/routes.ts'
import { invoicesRoutes } from './invoices/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { promocodesRoutes } from './promocodes/routes.ts'
import { propertiesRoutes } from './properties/routes.ts'
import { publicRoutes } from './public/routes.ts'
import { publicSearchRoutes } from './public/search/routes.ts'
import { requestsRoutes } from './requests/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { seasonsRoutes } from './seasons/routes.ts'
import { servicesRoutes } from './services/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { traceRoutes } from './traces/routes.ts'
import { unitsRoutes } from './units/routes.ts'
import type { AppContext } from './context.ts'
import type { Constraints } from './http/problem.ts'
import type { App } from './http/serve.ts'
import { constraints as accountConstraints } from './accounts/constraints.ts'
import { constraints as bookingConstraints } from './bookings/constraints.ts'
import { constraints as promocodeConstraints } from './promocodes/constraints.ts'
import { constraints as propertyConstraints } from './properties/constraints.ts'
import { constraints as seasonConstraints } from './seasons/constraints.ts'
import { constraints as siteConstraints } from './site/constraints.ts'

/** Every domain of the API; one not listed here is not served. */
export const domains: readonly ((app: App, context: AppContext) => void)[] = [
  accountsRoutes,
  analyticsRoutes,
  blocksRoutes,
  bookingsRoutes,
  calendarRoutes,
  changesRoutes,
  clientsRoutes,
  connectionsRoutes,
  contactRoutes,
  dashboardRoutes,
  demoRoutes,
  downloadsRoutes,
  eventsRoutes,
  imagesRoutes,
  invoicesRoutes,
  notificationsRoutes,
  paymentsRoutes,
  privacyRoutes,
  promocodesRoutes,
  propertiesRoutes,
  publicRoutes,
  publicSearchRoutes,
  releaseHealthRoutes,
  requestsRoutes,
  searchRoutes,
  seasonsRoutes,
  servicesRoutes,
  siteRoutes,
  traceRoutes,
  unitsRoutes,
]

/** Reasons for every constraint that people can meet, from its domain. */
export const constraints: Constraints = {
  ...accountConstraints,
  ...bookingConstraints,
  ...promocodeConstraints,
  ...propertyConstraints,
  ...seasonConstraints,
  ...siteConstraints,
}
