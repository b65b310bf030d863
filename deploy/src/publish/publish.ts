import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type AreaId, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { areaBuild, hasHelp, readBuild, shellBuild, siteBuild } from '../store/build-info.ts'
import { addFiles, contentHash, integrityOf, isHashed, putFolder } from '../store/immutable.ts'
import { areaFiles } from '../pages/preload.ts'
import { canary, heldBack, promote } from './rollout.ts'
import { inStore, readRegistry, replaceFile, type Store, writeRegistry } from '../store/store.ts'

/** What a publication did, and why nobody new gets it where that is so. */
export type Published = { what: string; version: string; isNew: boolean; held?: string }

/** The area with a release that nobody gets yet, unless it is the first one. */
const added = (entry: AreaEntry | undefined, area: AreaId, next: Release): AreaEntry => ({
  ...(entry ?? { salt: area, stable: next.version, owners: {}, withdrawn: [] }),
  releases: { ...entry?.releases, [next.version]: next },
})

const versionOf = (build: { version: string }, ...hashes: string[]) => {
  const [first = '', ...others] = hashes
  const hash = others.length ? createHash('sha256').update(hashes.join()).digest('hex').slice(0, 12) : first
  return `${build.version}-${hash}`
}

/** What is shipped with an area besides its remote: versions of builds that lie in the store already. */
type Besides = Pick<Release, 'site' | 'embed'>

/**
 * Publishes the build of an area: an immutable folder, then the registry. `renderPages` makes it visible. With a share in
 * percent it is a canary for that many visitors. Throws where the folder holds no build.
 */
export const publishArea = async (
  store: Store,
  dist: string,
  { besides = {}, percent }: { besides?: Besides; percent?: number } = {},
): Promise<Published> => {
  const build = readBuild(dist, 'area', areaBuild)
  const { area } = build
  const version = versionOf(build, contentHash(dist), ...Object.values(besides))
  const base = `/mfe/${area}/${version}`
  const release: Release = {
    version,
    remote: remoteName(area),
    entry: `${base}/remoteEntry.js`,
    integrity: integrityOf(join(dist, 'remoteEntry.js')),
    contract: build.contract,
    needs: build.needs,
    preload: areaFiles(build.groups).map((file) => `${base}/${file}`),
    ...(hasHelp(dist) && { help: `${base}/help.json` }),
    ...besides,
    manifest: build.manifest,
  }
  const isNew = await putFolder(dist, inStore(store, 'mfe', area, version))
  replaceFile(inStore(store, 'mfe', area, `${version}.json`), JSON.stringify(release))
  const registry = readRegistry(store)
  const entry = added(registry.areas[area], area, release)
  const held = percent === undefined ? heldBack(entry, version) : undefined
  const next = held ? entry : percent === undefined ? promote(entry, version) : canary(entry, version, percent)
  writeRegistry(store, { ...registry, areas: { ...registry.areas, [area]: next } })
  return { what: area, version, isNew, ...(held && { held }) }
}

/** The shell's addresses in a version that is in the store. */
const shellAt = (store: Store, version: string) => {
  const { paths, pages } = readBuild(inStore(store, 'shell', version), 'shell', shellBuild)
  return { version, paths, pages: pages.map(({ path }) => path) }
}

/** Brings a version of the shell out that is in the store; the one that was out becomes the way back. */
export const promoteShell = (store: Store, version: string) => {
  const registry = readRegistry(store)
  const { version: out, previous: before, withdrawn } = registry.shell
  const previous = out === version || out === 'none' ? before : out
  const kept = withdrawn.filter((one) => one !== version)
  const shell = { ...shellAt(store, version), ...(previous && { previous }), withdrawn: kept }
  writeRegistry(store, { ...registry, shell })
}

/** Publishes the build of the shell. Its files hold their hash in their names, so all versions share one folder. */
export const publishShell = async (store: Store, dist: string): Promise<Published> => {
  const version = versionOf(readBuild(dist, 'shell', shellBuild), contentHash(dist))
  await addFiles(dist, inStore(store, 'shell'))
  const isNew = await putFolder(dist, inStore(store, 'shell', version), (file) => !isHashed(file))
  const isHeld = readRegistry(store).shell.withdrawn.includes(version)
  if (!isHeld) promoteShell(store, version)
  return { what: 'shell', version, isNew, ...(isHeld && { held: 'it was rolled back' }) }
}

/** Brings another version of the shell back, the one before unless named; the one that is out is not published again. */
export const rollBackShell = (store: Store, to?: string) => {
  const registry = readRegistry(store)
  const { version: out, previous, withdrawn } = registry.shell
  const next = to ?? previous
  if (!next || next === out) throw new Error(`There is no release before ${out} to go back to`)
  const kept = [...withdrawn.filter((one) => one !== next), out]
  writeRegistry(store, { ...registry, shell: { ...shellAt(store, next), withdrawn: kept } })
}

/** Puts the public site that stands alone, without shell and federation, into the store. */
export const publishSite = async (store: Store, dist: string): Promise<Published> => {
  const version = versionOf(readBuild(dist, 'site', siteBuild), contentHash(dist))
  await addFiles(dist, inStore(store, 'site'))
  const isNew = await putFolder(dist, inStore(store, 'site', version), (file) => !isHashed(file))
  return { what: 'site', version, isNew }
}
