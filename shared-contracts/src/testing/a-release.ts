import { type AreaId, remoteName } from '../platform/area-manifest.ts'
import type { Release } from '../platform/registry.ts'

/** A published build of an area, as a registry names it. */
export const aRelease = (version: string, area: AreaId = 'bookings'): Release => ({
  version,
  remote: remoteName(area),
  entry: `/mfe/${area}/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  container: true,
  contract: '1.0.0',
  needs: {},
  preload: [],
  manifest: { area, paths: [`/owner/dashboard/${area}/*`], nav: [], pages: [], search: [], settings: [] },
})
