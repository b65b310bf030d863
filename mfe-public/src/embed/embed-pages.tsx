import { useState } from 'react'
import type { RouteObject } from 'react-router-dom'
// The page that most elements start at comes with the first scripts.
import '../landing/landing-page.tsx'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { ForeignPage, OuterLegalPages, OwnSite } from '../site/site-context.ts'
import { StandaloneRoutes } from '../standalone/standalone-routes.tsx'
import { EmbedLayout } from './embed-layout.tsx'
import type { Emit } from './embed-options.ts'
import type { OuterSite } from '../site/outer-site.ts'
import { PageRouter } from './history/page-router.tsx'

type Props = {
  id: string
  owner: string
  /** The same, once it is known. */
  own: PublicSite | undefined
  start: string
  pages: RouteObject[]
  isInAddress: boolean
  site: OuterSite
  tell: Emit
}

/** The pages of the site, as entries in the history of the page around. */
export function EmbedPages({ id, owner, own, start, pages, isInAddress, site, tell }: Props) {
  const [routes] = useState(() => [{ element: <EmbedLayout owner={owner} tell={tell} />, children: pages }])
  return (
    <ForeignPage value={site.base}>
      <OuterLegalPages value={site}>
        <PageRouter
          id={id}
          start={`${start}?owner=${encodeURIComponent(owner)}`}
          isInAddress={isInAddress}
          base={site.base}
        >
          <OwnSite value={own ?? null}>
            <StandaloneRoutes routes={routes} />
          </OwnSite>
        </PageRouter>
      </OuterLegalPages>
    </ForeignPage>
  )
}
