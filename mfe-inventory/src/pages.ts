import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import {
  discountsCatalog,
  imagesCatalog,
  promocodesCatalog,
  propertiesCatalog,
  recordsCatalog,
  scopeCatalog,
  seasonsCatalog,
  servicesCatalog,
  stayRulesCatalog,
  taxesCatalog,
  unitsCatalog,
} from './messages/catalogs.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
  properties: page(
    paths.properties(),
    () => import('./properties/properties-page.tsx'),
    'PropertiesPage',
    ...[recordsCatalog, propertiesCatalog, imagesCatalog],
  ),
  units: page(
    paths.units(),
    () => import('./units/units-page.tsx'),
    'UnitsPage',
    ...[recordsCatalog, unitsCatalog, imagesCatalog],
  ),
  seasons: page(paths.seasons(), () => import('./seasons/seasons-page.tsx'), 'SeasonsPage', seasonsCatalog),
  stayRules: page(
    paths.stayRules(),
    () => import('./stay-rules/stay-rules-page.tsx'),
    'StayRulesPage',
    ...[stayRulesCatalog, scopeCatalog],
  ),
  discounts: page(
    paths.discounts(),
    () => import('./discounts/discounts-page.tsx'),
    'DiscountsPage',
    ...[discountsCatalog, scopeCatalog],
  ),
  services: page(
    paths.services(),
    () => import('./services/services-page.tsx'),
    'ServicesPage',
    ...[recordsCatalog, servicesCatalog],
  ),
  taxes: page(
    paths.touristTaxes(),
    () => import('./taxes/taxes-page.tsx'),
    'TaxesPage',
    ...[recordsCatalog, taxesCatalog],
  ),
  promocodes: page(
    paths.promocodes(),
    () => import('./promocodes/promocodes-page.tsx'),
    'PromocodesPage',
    ...[recordsCatalog, promocodesCatalog],
  ),
}
