import { matchRoutes } from 'react-router-dom'
import { loadArea, useComposition } from './composition.ts'
import { watchStart } from './guard/hang-watch.ts'
import { areaOfPath } from './registry.ts'

/**
 * Fetches what stands at an address: the area, and the page's own script. Nobody has gone there yet, so a failure is none:
 * the visit itself tries again, and says.
 */
export const fetchAhead = async (path: string) => {
  const area = areaOfPath(useComposition.getState().releases, path)
  const loaded = area ? await loadArea(area) : undefined
  if (!area || !loaded?.ok) return
  const route = matchRoutes(loaded.area.routes, path)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') return
  const endWatch = watchStart(area, loaded.version)
  await route.lazy().then(endWatch, endWatch)
}
