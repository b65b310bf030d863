import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { queryClient } from '@keyhaven/shared-contracts/web/query-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, type RouteObject } from 'react-router-dom'
import { pages } from '../pages.ts'
import { readFirstData, seedCache } from './first-data.ts'
import { LegalPages } from './legal-pages.ts'
import { OwnSite } from './own-site.ts'
import { OwnerSite } from './owner-site.ts'
import { readyRoutes } from './ready-routes.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { SiteBoundary } from './site-boundary.tsx'
import { SiteLayout } from './site-layout.tsx'
import { StandaloneRoutes } from './standalone-routes.tsx'
import '../styles/document.css'

/** Of an owner's own site, which answers for itself. */
const ownPages: RouteObject[] = [
  { path: '/legal-notice', lazy: lazyPage(() => import('../legal/legal-notice-page.tsx'), 'LegalNoticePage') },
  { path: '/privacy-policy', lazy: lazyPage(() => import('../legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage') },
]
/** Of everybody's: the mails to owners lead here, too. */
const sharedPages: RouteObject[] = [
  { path: '/decision/:token', lazy: lazyPage(() => import('../decision/decision-page.tsx'), 'DecisionPage') },
]
const legal = { notice: '/legal-notice', privacy: '/privacy-policy' }
/** Takes the document over from the server that wrote it. */
export const startSite = async (root: HTMLElement) => {
  const { site, calls } = readFirstData(document)
  await seedCache(queryClient, calls)
  const children = [...pages, ...(site ? ownPages : sharedPages)]
  const routes = await readyRoutes([{ Component: SiteLayout, children }], window.location.pathname)

  // In slices, so that a finger is answered in between.
  startTransition(() =>
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
    ),
  )
}
