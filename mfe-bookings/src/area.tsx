import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'

export default {
  contract: contractVersion,
  routes: [
    { path: paths.dashboard(), lazy: lazyPage(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage') },
    { path: paths.bookings(), lazy: lazyPage(() => import('./bookings/list/bookings-page.tsx'), 'BookingsPage') },
    { path: paths.clients(), lazy: lazyPage(() => import('./clients/clients-page.tsx'), 'ClientsPage') },
  ],
} satisfies Area
