import { type AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Releases } from '../composition/registry.ts'
import { prefix } from '../composition/tab/overrides.ts'

/** The address of this page with another version of an area in this tab; with an empty one it is the usual one. */
export const addressWith = (area: AreaId, version: string) => {
  const address = new URL(window.location.href)
  address.searchParams.set(prefix + area, version)
  return address.href
}

/** The address that gives any tab the releases of this page: their set, and what is not what everybody gets. */
export const reproduction = ({ set, areas, overrides }: Releases) => {
  const { origin, pathname } = window.location
  // Elsewhere an address may be a secret: of a request, of a new password.
  const path = pathname.startsWith(paths.dashboard()) ? pathname : '/'
  const own = [...areas].flatMap(([area, { reason, release }]) =>
    reason === 'stable' ? [] : [[area, release.version]],
  )
  const picks = Object.entries({ ...Object.fromEntries(own), ...overrides } as Record<string, string>)
  return `${origin}${path}?set=${set}${picks.map(([area, version]) => `&mfe.${area}=${version}`).join('')}`
}
