import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { lazyPage } from '@keyhaven/shared-contracts/web/lazy-page'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom'
import { AreaBoundary } from './composition/area-boundary.tsx'
import { loadArea, useComposition } from './composition/composition.ts'
import { DashboardLayout } from './dashboard/dashboard-layout.tsx'
import { AreaUnavailable } from './composition/load-failure.ts'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { OwnerLayout } from './owner/owner-layout.tsx'
import { PageFallback } from './frame/page-fallback.tsx'
import { areaOfPath } from './composition/registry.ts'
import { RootError } from './frame/root-error.tsx'
import { RootLayout } from './frame/root-layout.tsx'
import { boundaryId, splats, type Zone, zoneOf, zones } from './composition/zones.ts'

/**
 * The place of an area in one layout: pathless, so that it never matches by itself. An address of it that is not known
 * yet ends on a splat, and a match with params makes the router call `patchRoutesOnNavigation`.
 */
const areaRoute = (area: AreaId, zone: Zone): RouteObject => ({
  id: boundaryId(area, zone),
  ErrorBoundary: AreaBoundary,
  HydrateFallback: PageFallback,
  Component: Outlet,
  handle: { area },
  children: splats(area, zone).map((path) => ({ path, Component: NotFoundPage })),
})

const areasIn = (zone: Zone) =>
  [...useComposition.getState().releases.areas.keys()]
    .filter((area) => splats(area, zone).length > 0)
    .map((area) => areaRoute(area, zone))

const signedIn = () => useSession.getState().token !== null

/** The layouts have no path: a route with one would match its own address before the area behind it is known. */
const routes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      {
        Component: DashboardLayout,
        children: [...areasIn('dashboard'), { path: `${paths.dashboard()}/*`, Component: NotFoundPage }],
      },
      {
        Component: OwnerLayout,
        HydrateFallback: PageFallback,
        children: [
          { path: paths.landing(), lazy: lazyPage(() => import('./landing/landing-page.tsx'), 'LandingPage') },
          {
            path: paths.legalNotice(),
            lazy: lazyPage(() => import('./legal/legal-notice-page.tsx'), 'LegalNoticePage'),
          },
          {
            path: paths.privacyPolicy(),
            lazy: lazyPage(() => import('./legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
          },
          ...areasIn('owner'),
          { path: `${paths.landing()}/*`, Component: NotFoundPage },
        ],
      },
      ...areasIn('public'),
      { path: '*', Component: NotFoundPage },
    ],
  },
]

/** The router of the page; the routes of an area are added when one of its addresses is first visited. */
export const createRouter = () => {
  const patched = new Set<AreaId>()
  return createBrowserRouter(routes(), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const area = areaOfPath(useComposition.getState().releases, path)
      if (!area || patched.has(area)) return
      if (zoneOf(path) === 'dashboard' && !signedIn()) return
      const loaded = await loadArea(area)
      if (!loaded.ok) throw new AreaUnavailable(loaded.failure)
      // The router ignores what is patched for a navigation that another one has overtaken.
      if (signal.aborted || patched.has(area)) return
      patched.add(area)
      for (const zone of zones) {
        const own = loaded.area.routes.filter((route) => zoneOf(route.path ?? '/') === zone)
        if (own.length && splats(area, zone).length) patch(boundaryId(area, zone), own)
      }
    },
  })
}
