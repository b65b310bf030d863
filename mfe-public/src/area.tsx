import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { SiteLayout } from './site/site-layout.tsx'

export default {
  contract: contractVersion,
  routes: [
    {
      Component: SiteLayout,
      children: [
        { path: '/', lazy: lazyPage(() => import('./landing/landing-page.tsx'), 'LandingPage') },
        { path: '/property/:id', lazy: lazyPage(() => import('./property/property-page.tsx'), 'PropertyPage') },
        { path: '/property/:id/unit/:unitId', lazy: lazyPage(() => import('./property/unit-page.tsx'), 'UnitPage') },
        { path: '/book', lazy: lazyPage(() => import('./book/book-page.tsx'), 'BookPage') },
        { path: '/request/:token', lazy: lazyPage(() => import('./request/request-page.tsx'), 'RequestPage') },
        { path: '/decision/:token', lazy: lazyPage(() => import('./decision/decision-page.tsx'), 'DecisionPage') },
      ],
    },
  ],
} satisfies Area
