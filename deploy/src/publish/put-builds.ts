import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type AreaId, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Release } from '@keyhaven/shared-contracts/platform/registry'
import { areaBuild, type ChunkGroup, helpLanguages, readBuild, shellBuild, siteBuild } from '../store/build-info.ts'
import { contentHash, faceFile } from '../store/build-files.ts'
import { BuildError, integrityOf } from '../store/integrity.ts'
import { putBuild } from '../store/put-build.ts'
import { putFile, readText, type Store } from '../store/store.ts'
import { areaFiles } from '../pages/preload.ts'

/** A build that lies in the store, whole, where nothing points at it yet. */
type Put = { version: string; isNew: boolean }

const versionOf = (build: { version: string }, ...hashes: string[]) => {
  const [first = '', ...others] = hashes
  const hash = others.length ? createHash('sha256').update(hashes.join()).digest('hex').slice(0, 12) : first
  return `${build.version}-${hash}`
}

/** Builds that an area ships besides its remote: versions that lie in the store already. */
export type Besides = Pick<Release, 'site' | 'embed'>

/**
 * The release that a build of an area is. Throws `BuildError` where the folder holds none, or one of another area than `wanted`:
 * who may publish one area may publish that alone.
 */
export const releaseOf = (dist: string, besides: Besides = {}, expected?: AreaId): Release => {
  const build = readBuild(dist, 'area', areaBuild)
  const { area } = build
  if (area !== (expected ?? area) || area !== build.manifest.area)
    throw new BuildError(
      `${join(dist, 'area.json')} is of ${area === expected ? build.manifest.area : area}, not of ${expected ?? area}`,
    )
  // What the shell declares is not the area's: it was built with that, and is the same release with other declarations.
  const version = versionOf(build, contentHash(dist, faceFile), ...Object.values(besides))
  const base = `/mfe/${area}/${version}`
  const languages = helpLanguages(dist)
  return {
    version,
    remote: remoteName(area),
    entry: `${base}/remoteEntry.js`,
    integrity: integrityOf(join(dist, 'remoteEntry.js')),
    ...(build.container && { container: true }),
    contract: build.contract,
    needs: build.needs,
    preload: areaFiles(build.groups).map((file) => `${base}/${file}`),
    ...(languages && { help: `${base}/help.json` }),
    ...(languages?.length && { help_languages: languages }),
    ...besides,
    manifest: build.manifest,
  }
}

/** Address of a release's description: a shell fetches it when somebody picks a version by its id. */
export const releasePath = (area: string, version: string) => `mfe/${area}/${version}.json`

/** Puts the build of an area into the store; `before` is the version that visitors have. */
export const putArea = async (store: Store, dist: string, release: Release, before?: string) => {
  const { manifest, version } = release
  const folder = `mfe/${manifest.area}`
  const build = { dist, path: `${folder}/${version}`, before: before && `${folder}/${before}` }
  const isNew = await putBuild(store, build)
  const about = releasePath(manifest.area, version)
  const text = await readText(store, about)
  if (!text?.includes(JSON.stringify(release.integrity))) await putFile(store, about, JSON.stringify(release))
  return isNew
}

const schemas = { shell: shellBuild, site: siteBuild, embed: siteBuild }
/** Builds beside the areas: all versions of one share the files that hold their hash in their names. */
export type SharedKind = keyof typeof schemas

/** The version that the build of the shell, the site or what other pages embed is. */
export const sharedVersionOf = (kind: SharedKind, dist: string) =>
  versionOf(readBuild<{ version: string; groups: ChunkGroup[] }>(dist, kind, schemas[kind]), contentHash(dist))

/** Path of a file that versions share: the build for other pages has it in its folder `embed`, the others in `static`. */
const sharedPath = (kind: SharedKind) => (file: string) => {
  if (kind === 'embed') return file.startsWith('embed/') ? file : undefined
  return file.startsWith('static/') ? `${kind}/${file}` : undefined
}

/** Puts the build of the shell, the site or what other pages embed into the store; `before` is the version that visitors have. */
export const putShared = async (store: Store, kind: SharedKind, dist: string, before?: string): Promise<Put> => {
  const version = sharedVersionOf(kind, dist)
  const build = { dist, path: `${kind}/${version}`, sharedPath: sharedPath(kind) }
  const isNew = await putBuild(store, { ...build, before: before && `${kind}/${before}` })
  return { version, isNew }
}
