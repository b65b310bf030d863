import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useComposition } from './composition.ts'
import { addressesOf } from './registry.ts'

/** The layouts of the shell; an address belongs to exactly one. */
export const zones = ['dashboard', 'owner', 'public'] as const
export type Zone = (typeof zones)[number]

const below = (path: string, base: string) => path === base || path.startsWith(`${base}/`)

export const zoneOf = (path: string): Zone =>
  below(path, '/owner/dashboard') ? 'dashboard' : below(path, '/owner') ? 'owner' : 'public'

/** The route of a layout, to which the places of areas are added. */
export const layoutId = (zone: Zone) => `layout:${zone}`

export const boundaryId = (area: AreaId, zone: Zone) => `area:${area}:${zone}`

/** The splats that stand for an area's addresses in one layout until its routes are known. */
export const splats = (area: AreaId, zone: Zone) => {
  const patterns = addressesOf(useComposition.getState().releases).find((one) => one.area === area)?.paths ?? []
  return patterns.filter((pattern) => zoneOf(pattern) === zone).map((pattern) => `${pattern.replace(/\/\*?$/, '')}/*`)
}
