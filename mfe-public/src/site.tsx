import '@keyhaven/shared-contracts/web/zod-config'
import { queryClient } from '@keyhaven/shared-contracts/web/query-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import area from './area.tsx'
// The page that most guests arrive at comes with the first scripts.
import './landing/landing-page.tsx'
import { OwnerSite } from './site/owner-site.ts'
import { ScrollMemory } from './site/scroll-memory.tsx'
import { SiteBoundary } from './site/site-boundary.tsx'
import { StandaloneRoutes } from './site/standalone-routes.tsx'
import './styles/document.css'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

createRoot(root).render(
  <SiteBoundary>
    <QueryClientProvider client={queryClient}>
      {/* The server in front of this site leads its /owner/ to the platform. */}
      <OwnerSite value="">
        {/* Without data routes: the router is 14 kB lighter, and the whole site has to fit a phone. */}
        <BrowserRouter>
          <ScrollMemory />
          <StandaloneRoutes routes={area.routes} />
        </BrowserRouter>
      </OwnerSite>
    </QueryClientProvider>
  </SiteBoundary>,
)
