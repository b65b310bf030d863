import { rmSync } from 'node:fs'
import { inStore, type Store } from '../store/store.ts'
import { sweepGenerations } from '../store/sweep-generations.ts'
import { type About, changeStore } from './change-store.ts'
import { releasePath } from './put-builds.ts'
import { prune } from './rollout.ts'
import { removeSource } from './source.ts'

const dayMs = 86_400_000

/** A release that is gone, of an area or of the shell. */
export type Pruned = { area: string; version: string }

/** Times at which each build of an area, and of the shell, was put into the store, by its path. */
export const publishedAt = async (store: Store) => {
  const stored = [...(await store.backing.list('mfe')), ...(await store.backing.list('shell'))]
  const builds = stored.flatMap(({ path, modifiedMs }) => {
    const folder = /^(.+)\/(?:area|shell)\.json$/.exec(path)?.[1]
    return folder ? [[folder, modifiedMs] as const] : []
  })
  return new Map(builds)
}

/**
 * Removes the releases of areas that nobody can be given and that were published longer ago than so many days, builds of
 * that age that never came out, shells that are neither out, nor on trial, nor the way back, and pages that are no longer served. Builds
 * that are put there meanwhile are younger. The scripts of shells stay: one file may be part of several.
 */
export const pruneStore = async (store: Store, about: About, days: number, dryRun = false): Promise<Pruned[]> => {
  const times = await publishedAt(store)
  const isOld = (path: string) => (times.get(path) ?? 0) <= Date.now() - days * dayMs
  // First what names them: a build that nothing names harms nobody.
  const { registry } = await changeStore(
    store,
    about,
    (before) => {
      const areas = Object.entries(before.areas).map(([area, entry]) => [
        area,
        prune(entry, (version) => isOld(`mfe/${area}/${version}`)).entry,
      ])
      return { ...before, areas: Object.fromEntries(areas) as typeof before.areas }
    },
    { dryRun },
  )
  const isNamed = (area = '', version = '') => registry.areas[area]?.releases[version] !== undefined
  const builds = [...times.keys()].flatMap((path) => {
    const [kind, area, version] = path.split('/')
    return kind === 'mfe' ? [{ path, area, version }] : []
  })
  const gone = builds.filter(({ path, area, version }) => isOld(path) && !isNamed(area, version))
  const { shell } = registry
  const shells = [...times.keys()].flatMap((path) => {
    const [kind, version = ''] = path.split('/')
    const isUsed = [shell.version, shell.previous, shell.rollout?.version].includes(version)
    const isUnused = kind === 'shell' && !isUsed
    return isUnused && isOld(path) ? [version] : []
  })
  if (!dryRun) {
    for (const version of shells) {
      await removeSource(store, 'shell', version)
      await store.backing.remove(`shell/${version}`)
    }
    for (const { path, area = '', version = '' } of gone) {
      await removeSource(store, area, version)
      await store.backing.remove(releasePath(area, version))
      await store.backing.remove(path)
    }
    await sweepGenerations(store)
    // What the store had before it had generations.
    for (const name of ['html', 'registry.json']) rmSync(inStore(store, name), { recursive: true, force: true })
  }
  return [
    ...gone.map(({ area = '', version = '' }) => ({ area, version })),
    ...shells.map((version) => ({ area: 'shell', version })),
  ]
}
