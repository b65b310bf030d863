import { page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** The pages of the guest's side, wherever it stands. */
export const guestPages = {
  landing: page(paths.public(), () => import('./landing/landing-page.tsx'), 'LandingPage'),
  property: page(paths.publicProperty(':id'), () => import('./property/property-page.tsx'), 'PropertyPage'),
  unit: page(paths.publicUnit(':id', ':unitId'), () => import('./property/unit-page.tsx'), 'UnitPage'),
  book: page(paths.book(), () => import('./book/book-page.tsx'), 'BookPage'),
  request: page(paths.request(':token'), () => import('./request/request-page.tsx'), 'RequestPage'),
}
