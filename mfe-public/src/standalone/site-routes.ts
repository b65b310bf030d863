import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import type { RouteObject } from 'react-router-dom'
import { decisionRoute } from '../decision-route.ts'
import { guestPages, homePage, inEachLanguage, legalPages } from '../pages.ts'
import { SiteLayout } from '../site/site-layout.tsx'

/** The routes of the site that stands alone, which may open on one property: an owner's own, or everybody's, where the mails to owners lead, too. */
export const siteRoutes = (own: PublicSite | null, only?: number): RouteObject[] => [
  {
    Component: SiteLayout,
    children: inEachLanguage([
      ...Object.values(only ? { ...guestPages, landing: homePage } : guestPages),
      ...Object.values(legalPages),
      ...(own ? [] : [decisionRoute]),
    ]),
  },
]
