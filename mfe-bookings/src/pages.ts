import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { calendarCatalog, calendarDialogsCatalog, dashboardCatalog } from './messages/calendar-catalogs.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  dashboard: page(
    paths.dashboard(),
    () => import('./dashboard/dashboard-page.tsx'),
    'DashboardPage',
    dashboardCatalog,
    calendarCatalog,
    calendarDialogsCatalog,
  ),
  bookings: page(paths.bookings(), () => import('./bookings/list/bookings-page.tsx'), 'BookingsPage'),
  clients: page(paths.clients(), () => import('./clients/clients-page.tsx'), 'ClientsPage'),
}
