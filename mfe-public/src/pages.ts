import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import type { RouteObject } from 'react-router-dom'

/** The pages of the guest's side, wherever it stands. */
export const pages: RouteObject[] = [
  { path: '/', lazy: lazyPage(() => import('./landing/landing-page.tsx'), 'LandingPage') },
  { path: '/property/:id', lazy: lazyPage(() => import('./property/property-page.tsx'), 'PropertyPage') },
  { path: '/property/:id/unit/:unitId', lazy: lazyPage(() => import('./property/unit-page.tsx'), 'UnitPage') },
  { path: '/book', lazy: lazyPage(() => import('./book/book-page.tsx'), 'BookPage') },
  { path: '/request/:token', lazy: lazyPage(() => import('./request/request-page.tsx'), 'RequestPage') },
]
