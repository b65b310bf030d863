import { type Area, contractVersion } from '@keyhaven/shared-contracts/web/area'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { pages } from './pages.ts'
import { SiteLayout } from './site/site-layout.tsx'

export default {
  contract: contractVersion,
  routes: [
    {
      Component: SiteLayout,
      children: [
        ...pages,
        { path: '/decision/:token', lazy: lazyPage(() => import('./decision/decision-page.tsx'), 'DecisionPage') },
      ],
    },
    {
      path: paths.settings('site'),
      lazy: lazyPage(() => import('./settings/site-settings-page.tsx'), 'SiteSettingsPage'),
    },
  ],
} satisfies Area
