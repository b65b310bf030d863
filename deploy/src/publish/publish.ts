import type { KeyObject } from 'node:crypto'
import { userInfo } from 'node:os'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { type About, changeStore } from './change-store.ts'
import { type Besides, putArea, putShared, releaseOf } from './put-builds.ts'
import { canary, heldBack, promote } from './rollout.ts'
import { canaryShell, promoteShell } from './shell-rollout.ts'

/** Outcome of a publication, and the reason where nobody new gets it. */
export type Published = { what: string; version: string; isNew: boolean; held?: string }

/** The area with a release that nobody gets yet, unless it is the first one. */
const added = (entry: AreaEntry | undefined, area: AreaId, next: Release): AreaEntry => ({
  ...(entry ?? { salt: area, stable: next.version, owners: {}, withdrawn: [] }),
  releases: { ...entry?.releases, [next.version]: next },
})

/** The registry with a release for everybody, or for a share in percent; `held` says why nobody new gets it. */
export const withRelease = (
  registry: Registry,
  release: Release,
  { percent, held }: { percent?: number | undefined; held?: string | undefined } = {},
) => {
  const { area } = release.manifest
  const entry = added(registry.areas[area], area, release)
  const reason = held ?? heldBack(entry, release.version, percent)
  const trial = (share: number) => canary(entry, release.version, share)
  const next = reason ? entry : percent === undefined ? promote(entry, release.version) : trial(percent)
  return { registry: { ...registry, areas: { ...registry.areas, [area]: next } }, held: reason }
}

/** The registry with a shell that is in the store, for everybody, or for a share in percent; one that was rolled back stays so. */
export const withShell = async (store: Store, registry: Registry, version: string, percent?: number) => {
  const reason = heldBack(registry.shell, version, percent)
  if (reason) return { registry, held: reason }
  const next = (shell: Registry['shell']) =>
    percent === undefined ? promoteShell(store, shell, version) : canaryShell(store, shell, version, percent)
  return { registry: { ...registry, shell: await next(registry.shell) }, held: undefined }
}

/** Default author of a release: the user of the system. */
export const systemUser = () => {
  try {
    return userInfo().username
  } catch {
    // A user of a container may have a number and no name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}

const byItself = (what: string, key?: KeyObject): About => ({ by: systemUser(), what: `publish ${what}`, key })

/**
 * Publishes the build of an area: an immutable folder, then registry and pages in one step. With a share in percent it is
 * a canary for that many visitors. Throws where the folder holds no build.
 */
export const publishArea = async (
  store: Store,
  dist: string,
  {
    besides = {},
    percent,
    wayBack,
    key,
  }: { besides?: Besides; percent?: number; wayBack?: boolean; key?: KeyObject | undefined } = {},
): Promise<Published> => {
  const release = releaseOf(dist, besides)
  const { area } = release.manifest
  const isNew = await putArea(store, dist, release, (await readRegistry(store)).areas[area]?.stable)
  let reason: string | undefined
  await changeStore(
    store,
    byItself(area, key),
    (registry) => {
      const next = withRelease(registry, release, { percent })
      reason = next.held
      return next.registry
    },
    { wayBack },
  )
  return { what: area, version: release.version, isNew, ...(reason && { held: reason }) }
}

/** Publishes the build of the shell, for everybody, or for a share of the visitors in percent. */
export const publishShell = async (
  store: Store,
  dist: string,
  { percent }: { percent?: number } = {},
): Promise<Published> => {
  const { version, isNew } = await putShared(store, 'shell', dist, (await readRegistry(store)).shell.version)
  let reason: string | undefined
  await changeStore(store, byItself('shell'), async (registry) => {
    const next = await withShell(store, registry, version, percent)
    reason = next.held
    return next.registry
  })
  return { what: 'shell', version, isNew, ...(reason && { held: reason }) }
}
