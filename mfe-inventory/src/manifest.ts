import { dashboardApi } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { promocodesApi } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { searchApi } from '@keyhaven/shared-contracts/contract/search'
import { discountsApi } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { stayRulesApi } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { servicesApi } from '@keyhaven/shared-contracts/contract/inventory/services'
import { touristTaxesApi } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { describeArea, firstCall } from '@keyhaven/shared-contracts/platform/describe-area'
import { firstGroupedPage, firstPage } from '@keyhaven/shared-contracts/contract/paging'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'

const properties = firstCall(propertiesApi.list, { query: firstPage })

const words = await inOwnersLanguages<Messages>((locale) => import(`./messages/manifest/${locale}.ts`))

export const manifest = describeArea(words, {
  area: 'inventory',
  nav: [
    {
      id: 'properties',
      path: paths.properties(),
      icon: 'M3 11.5 12 4l9 7.5M5.5 9.6V20h13V9.6M10 20v-6h4v6',
      order: 20,
      place: 'main',
    },
    {
      id: 'units',
      path: paths.units(),
      icon: 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5 11V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4M9 11V9h6v2',
      order: 30,
      place: 'main',
    },
    {
      id: 'services',
      path: paths.services(),
      icon: 'M4 18h16M5.5 18a6.5 6.5 0 0 1 13 0M12 11.5V9M10 8.5h4M3 20.5h18',
      order: 60,
      place: 'main',
    },
    {
      id: 'promocodes',
      path: paths.promocodes(),
      icon: 'M12.6 3.5H20.5V11.4L11.4 20.5 3.5 12.6ZM16.5 7.5h.01',
      order: 70,
      place: 'main',
    },
  ],
  pages: [
    { page: pages.properties, below: true, calls: [properties, firstCall(dashboardApi.outlook, {})] },
    { page: pages.units, below: true, calls: [firstCall(unitsApi.list, { query: firstGroupedPage }), properties] },
    { page: pages.seasons, calls: [properties] },
    {
      page: pages.stayRules,
      calls: [
        firstCall(stayRulesApi.list, { query: {} }),
        firstCall(calendarApi.rows, {}),
        firstCall(siteApi.settings, {}),
      ],
    },
    {
      page: pages.discounts,
      calls: [firstCall(discountsApi.list, { query: {} }), firstCall(calendarApi.rows, {})],
    },
    {
      page: pages.services,
      below: true,
      calls: [firstCall(servicesApi.list, { query: firstGroupedPage }), properties],
    },
    { page: pages.taxes, calls: [firstCall(touristTaxesApi.list, { query: firstPage })] },
    { page: pages.promocodes, below: true, calls: [firstCall(promocodesApi.list, { query: firstPage })] },
  ],
  shortcuts: [
    { id: 'seasons', to: paths.seasons() },
    { id: 'stay-rules', to: paths.stayRules() },
    { id: 'discounts', to: paths.discounts() },
    { id: 'taxes', to: paths.touristTaxes() },
    { id: 'new-property', to: paths.adding(paths.properties()) },
    { id: 'new-unit', to: paths.adding(paths.units()) },
    { id: 'new-service', to: paths.adding(paths.services()) },
    { id: 'new-promocode', to: paths.adding(paths.promocodes()) },
  ],
  search: [
    { id: 'units', call: searchApi.units.path, to: `${paths.units()}?search={title}`, order: 30 },
    { id: 'services', call: searchApi.services.path, to: `${paths.services()}?search={title}`, order: 50 },
    { id: 'promocodes', call: searchApi.promocodes.path, to: `${paths.promocodes()}?search={title}`, order: 60 },
  ],
})
