import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { calendarCatalog, calendarDialogsCatalog, dashboardCatalog } from './messages/calendar-catalogs.ts'
import {
  bookingCatalog,
  bookingFormCatalog,
  bookingsCatalog,
  cancellationCatalog,
  clientImportCatalog,
  clientsCatalog,
} from './messages/catalogs.ts'

// A booking opens from the calendar and moves like one of it, wherever it is shown.
const ofBookings = [bookingCatalog, bookingFormCatalog, calendarCatalog, calendarDialogsCatalog]

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  dashboard: page(
    paths.dashboard(),
    () => import('./dashboard/dashboard-page.tsx'),
    'DashboardPage',
    dashboardCatalog,
    ...ofBookings,
  ),
  bookings: page(
    paths.bookings(),
    () => import('./bookings/list/bookings-page.tsx'),
    'BookingsPage',
    bookingsCatalog,
    ...ofBookings,
  ),
  client: page(
    paths.client(':id'),
    () => import('./clients/client-page.tsx'),
    'ClientPage',
    clientsCatalog,
    bookingsCatalog,
    cancellationCatalog,
    ...ofBookings,
  ),
  clients: page(
    paths.clients(),
    () => import('./clients/clients-page.tsx'),
    'ClientsPage',
    clientsCatalog,
    clientImportCatalog,
  ),
}
