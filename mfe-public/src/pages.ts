import { bookCatalog, guestCatalog, propertyCatalog, requestCatalog } from './messages/catalogs.ts'
import { factsCatalog } from './messages/facts-catalog.ts'
import { paymentCatalog } from './messages/payment-catalog.ts'
import { termsCatalog } from './messages/terms-catalog.ts'
import { page, type Page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import type { RouteObject } from 'react-router-dom'

const ofRequests = [guestCatalog, propertyCatalog, bookCatalog, requestCatalog] as const

/** In place of the landing page, where an owner offers one property. */
export const homePage = page(
  paths.public(),
  () => import('./property/home-page.tsx'),
  'HomePage',
  guestCatalog,
  propertyCatalog,
)

/** The pages of the guest's side, wherever it stands. */
export const guestPages = {
  landing: page(
    paths.public(),
    () => import(/* webpackChunkName: "landing" */ './landing/landing-page.tsx'),
    'LandingPage',
    guestCatalog,
  ),
  town: page(
    paths.publicTown(':town'),
    () => import(/* webpackChunkName: "landing" */ './landing/town-page.tsx'),
    'TownPage',
    guestCatalog,
  ),
  property: page(
    paths.publicProperty(':id'),
    () => import('./property/property-page.tsx'),
    'PropertyPage',
    guestCatalog,
    propertyCatalog,
  ),
  unit: page(
    paths.publicUnit(':id', ':unitId'),
    () => import('./property/unit-page.tsx'),
    'UnitPage',
    guestCatalog,
    propertyCatalog,
  ),
  book: page(paths.book(), () => import('./book/book-page.tsx'), 'BookPage', ...ofRequests, factsCatalog, termsCatalog),
  request: page(
    paths.request(':token'),
    () => import('./request/request-page.tsx'),
    'RequestPage',
    ...ofRequests,
    termsCatalog,
    paymentCatalog,
  ),
}

/** Legal notice and privacy policy; an element in somebody else's page links out to them. */
export const legalPages = {
  notice: page(paths.guestNotice(), () => import('./legal/legal-page.tsx'), 'LegalPage', guestCatalog),
  privacy: page(paths.guestPrivacy(), () => import('./legal/legal-page.tsx'), 'LegalPage', guestCatalog),
}

/** Pages at their addresses, in the language that the visitor prefers, and at one more for each language. */
export const inEachLanguage = (pages: Pick<Page, 'path' | 'lazy'>[]): RouteObject[] =>
  [undefined, ...guestLocales].flatMap((locale) =>
    pages.map(({ path, lazy }) => ({ path: inLocale(path, locale), lazy: () => lazy(locale) })),
  )
