import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { rmSync, statSync } from 'node:fs'
import { inStore, readRegistry, type Store, writeRegistry } from '../store/store.ts'
import { prune } from './rollout.ts'

const dayMs = 86_400_000

/** A release that is gone. */
export type Pruned = { area: AreaId; version: string }

/** Removes the releases of areas that nobody can be given and that were published longer ago than so many days. */
export const pruneStore = (store: Store, days: number): Pruned[] => {
  const registry = readRegistry(store)
  return Object.entries(registry.areas).flatMap(([area, found]) => {
    const ofRelease = (version: string) => inStore(store, 'mfe', area, `${version}.json`)
    const isOld = (version: string) =>
      (statSync(ofRelease(version), { throwIfNoEntry: false })?.mtimeMs ?? 0) <= Date.now() - days * dayMs
    const { entry, gone } = prune(found, isOld)
    if (gone.length === 0) return []
    // First what names them: a build that nothing names harms nobody.
    registry.areas[area] = entry
    writeRegistry(store, registry)
    for (const version of gone) {
      rmSync(inStore(store, 'mfe', area, version), { recursive: true, force: true })
      rmSync(ofRelease(version), { force: true })
    }
    return gone.map((version) => ({ area, version }))
  })
}
