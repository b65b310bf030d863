import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { CallShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { Release } from '@keyhaven/shared-contracts/platform/registry'
import { readRegistry } from '../store/generation.ts'
import { areaBuild, readBuild } from '../store/build-info.ts'
import { inStore, type Store } from '../store/store.ts'
import { changeStore } from './change-store.ts'
import { noteBuild, putApi, withApi } from './misfits.ts'
import { type Published, systemUser, withRelease, withShell } from './publish.ts'
import { putArea, putShared, releaseOf, type SharedKind, sharedVersionOf } from './put-builds.ts'

const root = join(import.meta.dirname, '../../..')
const sharedDist = { shell: 'shell/dist', site: 'mfe-public/dist-site', embed: 'mfe-public/dist-embed' }

/** Options of publishing. */
export type PublishOptions = {
  /** The areas are canaries for that many of the visitors. */
  percent?: number | undefined
  by?: string | undefined
  why?: string | undefined
  /** Writes nothing. */
  dryRun?: boolean | undefined
  wayBack?: boolean | undefined
  /** True where an area that is not among these builds may stay out although it cannot run with them. */
  keepsUnfit?: boolean | undefined
  /** Calls that the API answers that starts with these builds. */
  api?: CallShapes
  /** The folder of the workspaces, this repository's unless named. */
  workspaces?: string
}

/** Outcome of a publication, or of a dry run, in a line. */
const wordsOf = ({ what, version, isNew, held }: Published) =>
  `${what} ${version}${isNew ? '' : ' (unchanged)'}${held ? `: not for everybody, ${held}` : ''}`

/**
 * Publishes the builds that lie in the workspaces: those areas, or shell, site and all areas where none is named. The builds
 * come first; then all of them are out in one step. Says each, and answers them all.
 */
export const publishAll = async (
  store: Store,
  only: readonly AreaId[],
  say: (line: string) => void,
  { percent, by = systemUser(), why, dryRun = false, wayBack, keepsUnfit, api, workspaces = root }: PublishOptions = {},
): Promise<Published[]> => {
  const { areas: out } = await readRegistry(store)
  const shared = async (kind: SharedKind) => {
    const folder = join(workspaces, sharedDist[kind])
    if (!dryRun) return putShared(store, kind, folder)
    const version = sharedVersionOf(kind, folder)
    return { version, isNew: !existsSync(inStore(store, kind, version)) }
  }
  const distOf = (name: AreaId) => join(workspaces, `mfe-${name}/dist`)
  const area = async (name: AreaId, besides: Pick<Release, 'site' | 'embed'>) => {
    const folder = distOf(name)
    const release = releaseOf(folder, besides, name)
    if (dryRun) noteBuild(`mfe/${name}/${release.version}`, readBuild(folder, 'area', areaBuild))
    const isNew = dryRun ? !out[name]?.releases[release.version] : putArea(store, folder, release, out[name]?.stable)
    return { release, isNew: await isNew }
  }
  // Where nothing is built, as on a server, the tools are not there, and releases are rolled back all the same.
  const { areasIn } = await import('@keyhaven/tools/build/workspace')
  const names = only.length ? only : Object.keys(areasIn(workspaces))
  // All of them are looked at before the first file of one is copied.
  for (const name of names) releaseOf(distOf(name), {}, name)
  const kinds: SharedKind[] = [
    ...(only.length ? [] : ['shell' as const]),
    ...(names.includes('public') ? (['site', 'embed'] as const) : []),
  ]
  for (const kind of kinds) sharedVersionOf(kind, join(workspaces, sharedDist[kind]))

  const shell = only.length ? undefined : await shared('shell')
  const builds: { published: Published; release?: Release }[] = []
  for (const name of names) {
    // The guests' area has three outputs, and they are shipped together.
    const [site, embed] = name === 'public' ? [await shared('site'), await shared('embed')] : []
    if (site) builds.push({ published: { what: 'site', ...site } })
    if (embed) builds.push({ published: { what: 'embed', ...embed } })
    const { release, isNew } = await area(name, site && embed ? { site: site.version, embed: embed.version } : {})
    builds.push({ published: { what: name, version: release.version, isNew }, release })
  }

  const apiVersion = api && (await putApi(store, api, dryRun))
  let all: Published[] = []
  const what = ['publish', ...only, ...(percent === undefined ? [] : ['--canary', percent])].join(' ')
  await changeStore(
    store,
    { by, what, ...(why && { why }) },
    async (before) => {
      let registry = apiVersion ? withApi(before, apiVersion) : before
      all = []
      // In a dry run a new shell is not in the store, which knows what it would bring.
      if (shell && (!dryRun || !shell.isNew)) {
        const next = await withShell(store, registry, shell.version)
        registry = next.registry
        all.push({ what: 'shell', ...shell, ...(next.held && { held: next.held }) })
      } else if (shell) all.push({ what: 'shell', ...shell })
      for (const { published, release } of builds) {
        const next = release ? withRelease(registry, release, percent) : { registry, held: undefined }
        registry = next.registry
        all.push({ ...published, ...(next.held && { held: next.held }) })
      }
      return registry
    },
    { dryRun, wayBack, keepsUnfit, ...(shell && { letsGo: say }) },
  )
  for (const published of all) say(wordsOf(published))
  return all
}
