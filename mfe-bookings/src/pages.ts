import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { clientLanguageCatalog } from './messages/client-language-catalog.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  dashboard: page(paths.dashboard(), () => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  bookings: page(paths.bookings(), () => import('./bookings/list/bookings-page.tsx'), 'BookingsPage'),
  clients: page(paths.clients(), () => import('./clients/clients-page.tsx'), 'ClientsPage', clientLanguageCatalog),
}
