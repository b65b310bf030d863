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
      ],
    },
  ],
} satisfies Area
