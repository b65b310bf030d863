import { type AreaId, areaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { versionId } from '@keyhaven/shared-contracts/platform/registry'

/** Instead of a version: the area is turned off. */
export const off = 'off'
export const prefix = 'mfe.'
export const setKey = 'release-set'

/** A release set that the address asked for; without versions where nobody knows it. */
export type PickedSet = { id: string; shell?: string; areas?: Record<AreaId, string> }

/** All that is kept in this tab. */
export const tabEntries = (): [string, string][] => {
  try {
    return Object.keys(window.sessionStorage).map((key) => [key, window.sessionStorage.getItem(key) ?? ''])
  } catch {
    return []
  }
}
export const isPick = ([key]: readonly [string, string]) => key.startsWith(prefix)

/** The release set that was picked in this tab. */
export const keptSet = () => JSON.parse(tabEntries().find(([key]) => key === setKey)?.[1] ?? 'null') as PickedSet | null

/**
 * Takes versions out of the address into the tab, on top of those of the release set that was picked. Only ids of
 * published versions: an address would be a hole. None at all is the usual one.
 */
export const readOverrides = (set: PickedSet | null): Record<AreaId, string> => {
  const picks = [...tabEntries(), ...new URLSearchParams(window.location.search)].filter(isPick)
  try {
    for (const [key, version] of picks) window.sessionStorage.setItem(key, version)
  } catch {
    // Then they hold for this page alone.
  }
  const versions = { ...set?.areas, ...Object.fromEntries(picks.map(([key, one]) => [key.slice(prefix.length), one])) }
  const isValid = ([area, version]: [string, string]) =>
    areaId.safeParse(area).success && (version === off || versionId.safeParse(version).success)
  return Object.fromEntries(Object.entries(versions).filter(isValid))
}
