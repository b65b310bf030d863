import { matchRoutes, type RouteObject } from 'react-router-dom'

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
