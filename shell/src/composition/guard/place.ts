import type { RouteObject } from 'react-router-dom'

/**
 * Key of a route among those of its area, which finds the same route in another version: its path, or the index of a layout
 * without one.
 */
export const placeOf = (route: RouteObject, at: number, parent: string) => route.path ?? `${parent}#${at}`

/** The route at a place; undefined where this version of the area has none there. */
export const routeAt = (routes: readonly RouteObject[], place: string, parent = ''): RouteObject | undefined => {
  for (const [at, route] of routes.entries()) {
    const own = placeOf(route, at, parent)
    const match = own === place ? route : routeAt(route.children ?? [], place, own)
    if (match) return match
  }
  return undefined
}
