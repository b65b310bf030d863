import { rmSync, statSync } from 'node:fs'
import { areaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { prune } from '../publish/rollout.ts'
import { inStore, readRegistry, type Store, writeRegistry } from './store.ts'

const day = 86_400_000

/** Removes the releases of areas that nobody can be given and that were published longer ago than so many days. */
export const pruneStore = (store: Store, days: number, say: (line: string) => void) => {
  const registry = readRegistry(store)
  for (const area of areaId.options) {
    const found = registry.areas[area]
    if (!found) continue
    const ofRelease = (version: string) => inStore(store, 'mfe', area, `${version}.json`)
    const isOld = (version: string) =>
      (statSync(ofRelease(version), { throwIfNoEntry: false })?.mtimeMs ?? 0) <= Date.now() - days * day
    const { entry, gone } = prune(found, isOld)
    if (!gone.length) continue
    // First what names them: a build that nothing names harms nobody.
    registry.areas[area] = entry
    writeRegistry(store, registry)
    for (const version of gone) {
      rmSync(inStore(store, 'mfe', area, version), { recursive: true, force: true })
      rmSync(ofRelease(version), { force: true })
      say(`${area} ${version} is gone`)
    }
  }
}
