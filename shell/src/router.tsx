import { type AreaId, redirectOf } from '@keyhaven/shared-contracts/platform/area-manifest'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Button } from 'antd'
import {
  createBrowserRouter,
  type Location,
  Outlet,
  replace,
  type RouteObject,
  ScrollRestoration,
  useNavigation,
  useRouteError,
} from 'react-router-dom'
import { ErrorReport } from './frame/error-report.tsx'
import { NoticePage } from './frame/notice-page.tsx'
import { AreaBoundary } from './composition/area-boundary.tsx'
import { areaAt, loadArea, loadPage, useComposition } from './composition/composition.ts'
import { DashboardLayout } from './dashboard/dashboard-layout.tsx'
import { AreaUnavailable } from './composition/load-failure.ts'
import { PageFallback } from './frame/page-fallback.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { OwnerLayout } from './owner/owner-layout.tsx'
import { shellCatalog, versionsCatalog } from './messages/catalogs.ts'
import { pages } from './pages.ts'
import { addressesOf } from './composition/registry.ts'
import { boundaryId, layoutId, splats, type Zone, zoneOf, zones } from './composition/zones.ts'
import { SlotFillers } from './composition/slots/slot-fillers.tsx'
import { AreaPage } from './composition/guard/area-page.tsx'
import { placeOf } from './composition/area-loader.ts'
import { type ComponentType, lazy, Suspense } from 'react'

// Most pages have nothing to say. Where the words cannot be fetched, the page goes on without them.
const VersionNotices = lazy<ComponentType>(() =>
  Promise.all([
    import('./composition/tab/version-notices.tsx'),
    versionsCatalog.load(useLocale.getState().locale),
  ]).then(
    ([module]) => ({ default: module.VersionNotices }),
    () => ({ default: () => null }),
  ),
)

/** Says which areas run in another version than everybody's, what is known of none, and what is newer by now. */
function VersionNotice() {
  const { releases, fallbacks, newer } = useComposition()
  const { overrides, pickedSet, unread, isOld } = releases
  const isNeeded =
    newer || isOld || pickedSet || [fallbacks, Object.keys(overrides), Object.keys(unread)].some(({ length }) => length)
  return isNeeded ? (
    <Suspense>
      <VersionNotices />
    </Suspense>
  ) : null
}

/**
 * The routes of an area as the router gets them: what stands at each is loaded and watched by the shell, so that another
 * version of the area can take its place. The router remembers a rejected `lazy` for ever, so these never reject.
 */
const guardRoutes = (area: AreaId, routes: readonly RouteObject[], parent = ''): RouteObject[] =>
  routes.map((route, at) => {
    const place = placeOf(route, at, parent)
    const { Component: _, lazy: __, children, ...rest } = route
    return {
      ...rest,
      lazy: async () => {
        await loadPage(area, place)
        return { Component: () => <AreaPage area={area} place={place} /> }
      },
      ...(children && { children: guardRoutes(area, children, place) }),
    } as RouteObject
  })

/** Every address that was typed has the key `default`: without its path, one page would take over the place of another. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function RootLayout() {
  const { state } = useNavigation()
  const t = useMessages(shellCatalog)
  return (
    <>
      {state !== 'idle' && <div className="shell-loading" role="progressbar" aria-label={t.loadingPage} />}
      <VersionNotice />
      <Outlet />
      <SlotFillers />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** The last resort: something of the shell itself failed. */
function RootError() {
  const error = useRouteError()
  const { releases } = useComposition()
  const t = useMessages(shellCatalog)
  const reload = (
    <Button type="primary" onClick={() => window.location.reload()}>
      {t.reload}
    </Button>
  )
  return (
    <NoticePage
      kind="unplugged"
      title={t.stopped.title}
      action={reload}
      more={<ErrorReport words={t.report}>{`shell · release set ${releases.set}`}</ErrorReport>}
    >
      {error instanceof Error ? error.message : t.stopped.why}
    </NoticePage>
  )
}

/** Pages for guests bring their own frame; where there is none of them, that of the owners' pages stands in. */
const inFrame = (children: RouteObject[]): RouteObject => ({ Component: OwnerLayout, children })

/** Addresses of before lead on without a place in the history, so that Back leads to where one came from. */
const movedRoutes = (area: AreaId, zone: Zone): RouteObject[] => {
  const { paths: patterns = [], redirects = [] } =
    useComposition.getState().releases.areas.get(area)?.release.manifest ?? {}
  return redirects
    .filter(({ from }) => zoneOf(from) === zone)
    .map(({ from }) => ({
      path: from,
      loader: ({ request }) => {
        const { pathname, search, hash } = new URL(request.url)
        return replace((redirectOf([{ paths: patterns, redirects }], pathname) ?? pathname) + search + hash)
      },
    }))
}

/**
 * The place of an area in one layout: pathless, so that it never matches by itself. An address of it that is not known
 * yet ends on a splat, and a match with params makes the router call `patchRoutesOnNavigation`.
 */
const areaRoute = (area: AreaId, zone: Zone): RouteObject => {
  const notFoundRoutes = splats(area, zone).map((path) => ({ path, Component: NotFoundPage }))
  return {
    id: boundaryId(area, zone),
    ErrorBoundary: AreaBoundary,
    HydrateFallback: PageFallback,
    Component: Outlet,
    handle: { area },
    children: [...movedRoutes(area, zone), ...(zone === 'public' ? [inFrame(notFoundRoutes)] : notFoundRoutes)],
  }
}

const areasIn = (zone: Zone) =>
  addressesOf(useComposition.getState().releases)
    .map(({ area }) => area)
    .filter((area) => splats(area, zone).length > 0)
    .map((area) => areaRoute(area, zone))

/** Stands where no area is known to be: says so, or that none could be found out. */
const nobodys = (path: string): RouteObject => ({
  path,
  Component: NotFoundPage,
  ErrorBoundary: AreaBoundary,
  HydrateFallback: PageFallback,
})

const signedIn = () => useSession.getState().token !== null

/** The layouts have no path: a route with one would match its own address before the area behind it is known. */
const routes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      {
        id: layoutId('dashboard'),
        Component: DashboardLayout,
        children: [...areasIn('dashboard'), nobodys(`${paths.dashboard()}/*`)],
      },
      {
        id: layoutId('owner'),
        Component: OwnerLayout,
        HydrateFallback: PageFallback,
        children: [...Object.values(pages), ...areasIn('owner'), nobodys(`${paths.landing()}/*`)],
      },
      { id: layoutId('public'), Component: Outlet, children: areasIn('public') },
      inFrame([nobodys('*')]),
    ],
  },
]

/** The router of the page; the routes of an area are added when one of its addresses is first visited. */
export const createRouter = () => {
  const patched = new Set<AreaId>()
  return createBrowserRouter(routes(), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const area = await areaAt(path).catch((error: unknown) => {
        throw new AreaUnavailable({ area: 'shell', reason: 'network', detail: String(error) })
      })
      if (!area || patched.has(area)) return
      if (zoneOf(path) === 'dashboard' && !signedIn()) return
      // One that the page did not name has no place yet; a place that is there is not added again.
      for (const zone of zones) if (splats(area, zone).length) patch(layoutId(zone), [areaRoute(area, zone)])
      const loaded = await loadArea(area)
      if (!loaded.ok) throw new AreaUnavailable(loaded.failure)
      // The router ignores what is patched for a navigation that another one has overtaken.
      if (signal.aborted || patched.has(area)) return
      patched.add(area)
      for (const zone of zones) {
        const own = guardRoutes(area, loaded.area.routes).filter((route) => zoneOf(route.path ?? '/') === zone)
        if (own.length && splats(area, zone).length) patch(boundaryId(area, zone), own)
      }
    },
  })
}
