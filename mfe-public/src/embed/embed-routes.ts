import { page } from '@keyhaven/shared-contracts/web/area'
import type { RouteObject } from 'react-router-dom'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { guestPages } from '../pages.ts'
import { availability } from './start-page.ts'

const availabilityPage = page(
  availability(':id', ':unitId'),
  () => import('./availability/availability-page.tsx'),
  'AvailabilityPage',
  guestCatalog,
  propertyCatalog,
)

/** The pages that an element shows, each with its words in a language. */
export const embedRoutes = (locale: string): RouteObject[] =>
  [...Object.values(guestPages), availabilityPage].map(({ path, lazy }) => ({ path, lazy: () => lazy(locale) }))
