import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Current } from './generation.ts'
import { readRecord } from './history.ts'
import type { Store } from './store.ts'

/** What everybody got while a release set was out: the shell, and of each area the stable version. */
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
  let known = 0
  return async (id: string): Promise<ReleaseSet | undefined> => {
    const { number, generation } = await current()
    const { set, shell, areas } = generation.registry
    const stable = Object.entries(areas).map(([area, entry]) => [area, entry.stable])
    let found: ReleaseSet | undefined = { set, shell: shell.version, areas: Object.fromEntries(stable) }
    sets.set(set, found)
    for (let at = number; found && at > known; at--) {
      found = await undone(store, at, found)
      if (found) sets.set(found.set, found)
    }
    known = number
    return sets.get(id)
  }
}
