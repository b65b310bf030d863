import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Current } from './generation.ts'
import { readRecord } from './history.ts'
import type { Store } from './store.ts'

/** Release set: the shell, and of each area the stable version, that everybody got while it was out. */
export type ReleaseSet = { set: string; shell: string; areas: Record<AreaId, string> }

/** The set before a change, by what it says became stable. */
const undone = async (store: Store, number: number, { shell, areas }: ReleaseSet): Promise<ReleaseSet | undefined> => {
  const [change, before] = [await readRecord(store, number), await readRecord(store, number - 1)]
  if (!change || !before) return undefined
  const versions = new Map(Object.entries({ ...areas, shell }))
  for (const { what, stable } of change.changes) {
    if (stable?.[0]) versions.set(what, stable[0])
    else if (stable) versions.delete(what)
  }
  const { shell: shellBefore = 'none', ...areasBefore } = Object.fromEntries(versions)
  return { set: before.set, shell: shellBefore, areas: areasBefore }
}

/**
 * Finds any release set that was ever out by its id: from what is out now, the history is followed backwards. Registries
 * themselves are swept minutes after the next one is out. What was found is remembered; only newer changes are read again.
 */
export const releaseSets = (store: Store, current: () => Promise<Current>) => {
  const sets = new Map<string, ReleaseSet>()
  let newest = 0
  return async (id: string): Promise<ReleaseSet | undefined> => {
    const { number, generation } = await current()
    const { set, shell, areas } = generation.registry
    const stable = Object.entries(areas).map(([area, entry]) => [area, entry.stable])
    let releaseSet: ReleaseSet | undefined = { set, shell: shell.version, areas: Object.fromEntries(stable) }
    sets.set(set, releaseSet)
    for (let at = number; releaseSet && at > newest; at--) {
      releaseSet = await undone(store, at, releaseSet)
      if (releaseSet) sets.set(releaseSet.set, releaseSet)
    }
    newest = number
    return sets.get(id)
  }
}
