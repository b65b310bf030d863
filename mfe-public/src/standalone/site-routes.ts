import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { matchRoutes, type RouteObject } from 'react-router-dom'
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

const ready = async (route: RouteObject, matches: readonly RouteObject[]): Promise<RouteObject> => {
  const { lazy, children, index: _, ...rest } = route
  const loaded = typeof lazy === 'function' && matches.includes(route) ? await lazy() : undefined
  return {
    ...rest,
    ...(loaded ?? (lazy && { lazy })),
    ...(children && { children: await Promise.all(children.map((child) => ready(child, matches))) }),
  }
}

/** The routes with the page of an address loaded: what the server wrote stays until that page can be drawn. */
export const readyRoutes = async (routes: RouteObject[], path: string): Promise<RouteObject[]> => {
  const matches = (matchRoutes(routes, path) ?? []).map(({ route }) => route)
  return Promise.all(routes.map((route) => ready(route, matches))).catch(() => routes)
}
