import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import {
  bookingCatalog,
  bookingFormCatalog,
  bookingsCatalog,
  clientImportCatalog,
  clientsCatalog,
} from './messages/catalogs.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  dashboard: page(
    paths.dashboard(),
    () => import('./dashboard/dashboard-page.tsx'),
    'DashboardPage',
    bookingCatalog,
    bookingFormCatalog,
  ),
  bookings: page(
    paths.bookings(),
    () => import('./bookings/list/bookings-page.tsx'),
    'BookingsPage',
    bookingsCatalog,
    bookingCatalog,
    bookingFormCatalog,
  ),
  clients: page(
    paths.clients(),
    () => import('./clients/clients-page.tsx'),
    'ClientsPage',
    clientsCatalog,
    clientImportCatalog,
  ),
}
