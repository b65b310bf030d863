import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'

export default {
  contract: contractVersion,
  routes: [
    {
      path: paths.properties(),
      lazy: lazyPage(() => import('./properties/properties-page.tsx'), 'PropertiesPage'),
    },
    { path: paths.units(), lazy: lazyPage(() => import('./units/units-page.tsx'), 'UnitsPage') },
    {
      path: paths.seasons(),
      lazy: lazyPage(() => import('./seasons/seasons-page.tsx'), 'SeasonsPage'),
    },
    { path: paths.services(), lazy: lazyPage(() => import('./services/services-page.tsx'), 'ServicesPage') },
    { path: paths.promocodes(), lazy: lazyPage(() => import('./promocodes/promocodes-page.tsx'), 'PromocodesPage') },
  ],
} satisfies Area
