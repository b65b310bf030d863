import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { RouteObject } from 'react-router-dom'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { loadFacts } from '../facts/late-facts.tsx'
import { loadHome } from '../landing/landing-page.tsx'
import { guestPages } from '../pages.ts'
import { availability } from './start-page.ts'

const availabilityPage = page(
  availability(':id', ':unitId'),
  () => import('./availability/availability-page.tsx'),
  'AvailabilityPage',
  guestCatalog,
  propertyCatalog,
)

/** Loads what the first page shows beside its own module; the server has drawn it already. */
export const loadParts = (path: string, locale: string, only: number | null | undefined) => {
  const isHome = path === paths.public() && Boolean(only)
  return Promise.all([isHome && loadHome(), (isHome || path.startsWith(paths.publicProperty(''))) && loadFacts(locale)])
}

/** The pages that an element shows, each with its words in a language. */
export const embedRoutes = (locale: string): RouteObject[] =>
  [...Object.values(guestPages), availabilityPage].map(({ path, lazy }) => ({ path, lazy: () => lazy(locale) }))
