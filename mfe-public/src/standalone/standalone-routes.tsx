import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { PageSkeleton } from '../property/page-skeleton.tsx'
import { NotFoundPage } from '../site/not-found-page.tsx'

type Lazy = () => Promise<{ Component: ComponentType }>

/** Only the data router knows `lazy` routes; here React loads them. */
const withoutLazy = (route: RouteObject): RouteObject => {
  const { lazy: load, index: _, children, ...rest } = route
  const Page = typeof load === 'function' && lazy(async () => ({ default: (await (load as Lazy)()).Component }))
  return {
    ...rest,
    ...(children && { children: children.map(withoutLazy) }),
    ...(Page && {
      element: (
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      ),
    }),
  }
}

function Waiting() {
  return <PageSkeleton label={useMessages(guestCatalog).loadingPage} />
}

const missing: RouteObject = { path: '*', element: <NotFoundPage /> }

/** The area's routes in a plain router, and inside their layout a page for every other address. */
export function StandaloneRoutes({ routes }: { routes: RouteObject[] }) {
  const plain = useMemo(
    () =>
      routes.map((route) => withoutLazy({ ...route, children: [...(route.children ?? []), missing] } as RouteObject)),
    [routes],
  )
  return useRoutes(plain)
}
