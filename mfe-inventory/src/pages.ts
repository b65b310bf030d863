import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  properties: page(paths.properties(), () => import('./properties/properties-page.tsx'), 'PropertiesPage'),
  units: page(paths.units(), () => import('./units/units-page.tsx'), 'UnitsPage'),
  seasons: page(paths.seasons(), () => import('./seasons/seasons-page.tsx'), 'SeasonsPage'),
  services: page(paths.services(), () => import('./services/services-page.tsx'), 'ServicesPage'),
  promocodes: page(paths.promocodes(), () => import('./promocodes/promocodes-page.tsx'), 'PromocodesPage'),
}
