import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OwnDomain, OwnerSite, OwnSite } from '../site/site-context.ts'
import { SiteBoundary } from './site-boundary.tsx'

type Props = {
  cache: QueryClient
  own: PublicSite | null
  /** Whose page this is on the platform's site. */
  owner?: PublicSite | null | undefined
  /** Nothing can be said: the messages of the frame did not come. */
  failed?: boolean
  children: ReactNode
}

/** Providers around the pages of the standalone site, on the server and in the browser. */
export function StandaloneSite({ cache, own, owner = null, failed = false, children }: Props) {
  return (
    <SiteBoundary failed={failed}>
      <QueryClientProvider client={cache}>
        {/* The server in front of this site leads its /owner/ to the platform. */}
        <OwnerSite value="">
          <OwnSite value={own ?? owner}>
            <OwnDomain value={own !== null}>{children}</OwnDomain>
          </OwnSite>
        </OwnerSite>
      </QueryClientProvider>
    </SiteBoundary>
  )
}
