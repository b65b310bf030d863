import '@keyhaven/shared-contracts/web/zod-config'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { queryClient } from '@keyhaven/shared-contracts/web/query-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, type RouteObject } from 'react-router-dom'
// The page that most guests arrive at comes with the first scripts.
import './landing/landing-page.tsx'
import { pages } from './pages.ts'
import { readFirstData, seedCache } from './site/first-data.ts'
import { LegalPages } from './site/legal-pages.ts'
import { OwnSite } from './site/own-site.ts'
import { OwnerSite } from './site/owner-site.ts'
import { readyRoutes } from './site/ready-routes.ts'
import { ScrollMemory } from './site/scroll-memory.tsx'
import { SiteBoundary } from './site/site-boundary.tsx'
import { SiteLayout } from './site/site-layout.tsx'
import { StandaloneRoutes } from './site/standalone-routes.tsx'
import './styles/document.css'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

const { site, calls } = readFirstData(document)
seedCache(queryClient, calls)

/** Of an owner's own site, which answers for itself. */
const ownPages: RouteObject[] = [
  { path: '/legal-notice', lazy: lazyPage(() => import('./legal/legal-notice-page.tsx'), 'LegalNoticePage') },
  { path: '/privacy-policy', lazy: lazyPage(() => import('./legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage') },
]
/** Of everybody's: the mails to owners lead here, too. */
const sharedPages: RouteObject[] = [
  { path: '/decision/:token', lazy: lazyPage(() => import('./decision/decision-page.tsx'), 'DecisionPage') },
]
const legal = { notice: '/legal-notice', privacy: '/privacy-policy' }
const children = [...pages, ...(site ? ownPages : sharedPages)]
const routes = await readyRoutes([{ Component: SiteLayout, children }], window.location.pathname)

createRoot(root).render(
  <SiteBoundary>
    <QueryClientProvider client={queryClient}>
      {/* The server in front of this site leads its /owner/ to the platform. */}
      <OwnerSite value="">
        <OwnSite value={site}>
          <LegalPages value={site && legal}>
            {/* Without data routes: the router is 14 kB lighter, and the whole site has to fit a phone. */}
            <BrowserRouter>
              <ScrollMemory />
              <StandaloneRoutes routes={routes} />
            </BrowserRouter>
          </LegalPages>
        </OwnSite>
      </OwnerSite>
    </QueryClientProvider>
  </SiteBoundary>,
)
