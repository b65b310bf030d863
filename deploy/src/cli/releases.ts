import type { AreaEntry } from '@keyhaven/shared-contracts/platform/registry'
import { publishedAt } from '../publish/prune-store.ts'
import { versionsOfShell } from '../publish/shell-rollout.ts'
import { readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'

/** Visitors who can get a release, in words. */
const stateOf = (
  { stable, previous, rollout, owners, withdrawn }: Omit<AreaEntry, 'salt' | 'releases'>,
  version: string,
) =>
  [
    ...(stable === version ? ['stable'] : []),
    ...(previous === version ? ['previous'] : []),
    ...(rollout?.version === version ? [`canary ${rollout.percent} %`] : []),
    ...Object.entries(owners).flatMap(([owner, own]) => (own === version ? [`owner ${owner}`] : [])),
    ...(withdrawn.includes(version) ? ['rolled back'] : []),
  ].join(', ')

/** All releases of a store, newest first within each area. */
export const releasesOf = async (store: Store) => {
  const { shell, areas } = await readRegistry(store)
  const times = await publishedAt(store)
  const at = (path: string) => new Date(times.get(path) ?? 0).toISOString()
  const shells = [...times.keys()].flatMap((path) => (path.startsWith('shell/') ? [path.slice('shell/'.length)] : []))
  const shellEntry = { ...versionsOfShell(shell), owners: {} }
  const all = [
    ...shells.map((version) => ({
      ...{ area: 'shell', version, published: at(`shell/${version}`) },
      state: stateOf(shellEntry, version),
    })),
    ...Object.entries(areas).flatMap(([area, entry]) =>
      Object.keys(entry.releases).map((version) => ({
        ...{ area, version, published: at(`mfe/${area}/${version}`), state: stateOf(entry, version) },
      })),
    ),
  ]
  const names = [...new Set(all.map(({ area }) => area))]
  return all.toSorted((a, b) => names.indexOf(a.area) - names.indexOf(b.area) || b.published.localeCompare(a.published))
}
