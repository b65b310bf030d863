import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { AreaId } from '@keyhaven/shared-contracts/contract/area-manifest'
import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/contract/registry'
import { areaBuild, hasHelp, readBuild, shellBuild, siteBuild } from './build-info.ts'
import { addFiles, contentHash, integrityOf, isHashed, putFolder } from './immutable.ts'
import { areaFiles } from './preload.ts'
import { renderSite } from './site.ts'
import { inStore, readRegistry, replaceFile, type Store, writeRegistry } from './store.ts'

/** What a publication did. */
export type Published = { what: string; version: string; isNew: boolean }

const named = (registry: Omit<Registry, 'set'>): Registry => {
  const versions = Object.entries(registry.areas).map(([area, entry]) => [area, entry.stable, entry.rollout])
  const set = createHash('sha256')
    .update(JSON.stringify([registry.shell.version, versions]))
    .digest('hex')
    .slice(0, 8)
  return { ...registry, set }
}

/** The area with a release as its stable version; the one that was stable becomes the previous one. */
const promoted = (entry: AreaEntry | undefined, area: AreaId, next: Release): AreaEntry => {
  const previous = entry?.stable === next.version ? entry.previous : entry?.stable
  return {
    salt: entry?.salt ?? area,
    ...(entry?.rollout && entry.rollout.version !== next.version && { rollout: entry.rollout }),
    owners: entry?.owners ?? {},
    stable: next.version,
    ...(previous && { previous }),
    releases: { ...entry?.releases, [next.version]: next },
  }
}

/** Publishes the build of an area: an immutable folder, then the registry. `renderPages` makes it visible. */
export const publishArea = async (store: Store, dist: string): Promise<Published> => {
  const build = readBuild(dist, 'area', areaBuild)
  const { area } = build
  const version = `${build.version}-${contentHash(dist)}`
  const base = `/mfe/${area}/${version}`
  const release: Release = {
    version,
    remote: `mfe_${area}`,
    entry: `${base}/remoteEntry.js`,
    integrity: integrityOf(join(dist, 'remoteEntry.js')),
    contract: build.contract,
    needs: build.needs,
    preload: areaFiles(build.groups).map((file) => `${base}/${file}`),
    ...(hasHelp(dist) && { help: `${base}/help.json` }),
    manifest: build.manifest,
  }
  const isNew = await putFolder(dist, inStore(store, 'mfe', area, version))
  replaceFile(inStore(store, 'mfe', area, `${version}.json`), JSON.stringify(release))
  const registry = readRegistry(store)
  const entry = promoted(registry.areas[area], area, release)
  writeRegistry(store, named({ ...registry, areas: { ...registry.areas, [area]: entry } }))
  return { what: area, version, isNew }
}

/** Publishes the build of the shell. Its files hold their hash in their names, so all versions share one folder. */
export const publishShell = async (store: Store, dist: string): Promise<Published> => {
  const build = readBuild(dist, 'shell', shellBuild)
  const version = `${build.version}-${contentHash(dist)}`
  await addFiles(dist, inStore(store, 'shell'))
  const isNew = await putFolder(dist, inStore(store, 'shell', version), (file) => !isHashed(file))
  const registry = readRegistry(store)
  writeRegistry(
    store,
    named({ ...registry, shell: { version, paths: build.paths, pages: build.pages.map(({ path }) => path) } }),
  )
  return { what: 'shell', version, isNew }
}

/** Publishes the public site that stands alone, without shell and federation. */
export const publishSite = async (store: Store, dist: string): Promise<Published> => {
  const build = readBuild(dist, 'site', siteBuild)
  const version = `${build.version}-${contentHash(dist)}`
  await addFiles(dist, inStore(store, 'site'))
  const isNew = await putFolder(dist, inStore(store, 'site', version), (file) => !isHashed(file))
  renderSite(store, version, build)
  return { what: 'site', version, isNew }
}
