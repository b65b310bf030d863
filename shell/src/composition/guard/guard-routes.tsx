import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { RouteObject } from 'react-router-dom'
import { loadPage } from '../composition.ts'
import { AreaPage } from './area-page.tsx'
import { placeOf } from './place.ts'

/**
 * The routes of an area as the router gets them: what stands at each is loaded and watched by the shell, so that another
 * version of the area can take its place. The router remembers a rejected `lazy` for ever, so these never reject.
 */
export const guardRoutes = (area: AreaId, routes: readonly RouteObject[], parent = ''): RouteObject[] =>
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
