import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'

export default {
  contract: contractVersion,
  routes: [
    { path: paths.invoices(), lazy: lazyPage(() => import('./invoices/invoices-page.tsx'), 'InvoicesPage') },
    { path: paths.analytics(), lazy: lazyPage(() => import('./analytics/analytics-page.tsx'), 'AnalyticsPage') },
    {
      path: paths.settings('invoices'),
      lazy: lazyPage(() => import('./settings/invoice-settings-page.tsx'), 'InvoiceSettingsPage'),
    },
  ],
} satisfies Area
