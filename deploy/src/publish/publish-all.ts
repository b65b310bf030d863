import type { KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { readRegistry } from '../store/generation.ts'
import { areaBuild, readBuild } from '../store/build-info.ts'
import { faceFile } from '../store/build-files.ts'
import { inStore, type Store } from '../store/store.ts'
import { readRights } from '../rights/rights.ts'
import { whyNotAllowed } from '../rights/signed-records.ts'
import { changeStore, Refused } from './change-store.ts'
import { weighBuilds } from '../builds/sizes.ts'
import { newMeanings } from '../calls/new-meanings.ts'
import { noteBuild, putApi, withApi } from '../builds/stored-builds.ts'
import { type Published, systemUser, withRelease, withShell } from './publish.ts'
import { putArea, putShared, releaseOf, type SharedKind, sharedVersionOf } from './put-builds.ts'
import { putSource, readSource, type Source, sourceOf, sourceWords, whyOlder } from './source.ts'

const root = join(import.meta.dirname, '../../..')
const sharedDist = { shell: 'shell/dist', site: 'mfe-public/dist-site', embed: 'mfe-public/dist-embed' }

/** Options of publishing. */
export type PublishOptions = {
  /** Share of the visitors, in percent, who get it as a canary. */
  percent?: number | undefined
  by?: string | undefined
  why?: string | undefined
  /** Key that signs the change where the store has rights. */
  key?: KeyObject | undefined
  /** The working copy that these builds come from, `host:folder` unless named. */
  from?: string | undefined
  /**
   * True at the start of a server: the builds are put into the store, and everybody gets one of them only where nobody has a release of
   * that area, or where the release that is out came from the same working copy.
   */
  atStart?: boolean | undefined
  /** True where releases may be replaced that these sources do not contain. */
  over?: boolean | undefined
  /** True where each page of what is published is opened in a browser before anybody gets it. */
  smoke?: boolean | undefined
  /** Writes nothing. */
  dryRun?: boolean | undefined
  wayBack?: boolean | undefined
  /** True where an area that is not among these builds may stay out although it cannot run with them. */
  keepsUnfit?: boolean | undefined
  /** The API that starts with these builds. */
  api?: ApiShapes
  /** The folder of the workspaces, this repository's unless named. */
  workspaces?: string
}

/** Outcome of a publication, or of a dry run, in a line. */
const wordsOf = ({ what, version, isNew, held }: Published) =>
  `${what} ${version}${isNew ? '' : ' (unchanged)'}${held ? `: not for everybody, ${held}` : ''}`

/** Of one area, or the shell: the build in the store, and the release that it is. */
type Put = { published: Published; release?: Release; source: Source }

/** The folders of builds that have a budget, by name. */
const distsOf = (workspaces: string, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, join(workspaces, name === 'shell' ? sharedDist.shell : `mfe-${name}/dist`)],
      ...(name === 'public' ? [['site', join(workspaces, sharedDist.site)]] : []),
    ]),
  ) as Record<string, string>

/** Puts the builds of some areas, and the shell, into the store, where nobody gets them yet. */
const putBuilds = async (
  store: Store,
  names: readonly string[],
  { by = systemUser(), from, dryRun = false, workspaces = root }: PublishOptions,
): Promise<Put[]> => {
  const { areas: out, shell } = await readRegistry(store)
  const guests = out.public?.releases[out.public.stable]
  const before = { shell: shell.version, site: guests?.site, embed: guests?.embed }
  const shared = async (kind: SharedKind) => {
    const folder = join(workspaces, sharedDist[kind])
    if (!dryRun) return putShared(store, kind, folder, before[kind])
    const version = sharedVersionOf(kind, folder)
    return { version, isNew: !existsSync(inStore(store, kind, version)) }
  }
  const distOf = (name: string) => join(workspaces, `mfe-${name}/dist`)
  const area = async (name: string, besides: Pick<Release, 'site' | 'embed'>) => {
    const folder = distOf(name)
    const release = releaseOf(folder, besides, name)
    const face = join(folder, faceFile)
    if (dryRun)
      noteBuild(
        `mfe/${name}/${release.version}`,
        readBuild(folder, 'area', areaBuild),
        existsSync(face) ? readFileSync(face, 'utf8') : undefined,
      )
    const isNew = dryRun ? !out[name]?.releases[release.version] : putArea(store, folder, release, out[name]?.stable)
    return { release, isNew: await isNew }
  }
  // All of them are looked at before the first file of one is copied.
  for (const name of names) if (name !== 'shell') releaseOf(distOf(name), {}, name)
  const kinds: SharedKind[] = [
    ...(names.includes('shell') ? (['shell'] as const) : []),
    ...(names.includes('public') ? (['site', 'embed'] as const) : []),
  ]
  for (const kind of kinds) sharedVersionOf(kind, join(workspaces, sharedDist[kind]))

  const builds: Put[] = []
  for (const name of names) {
    const source = sourceOf(workspaces, name, by, from)
    if (name === 'shell') {
      builds.push({ published: { what: name, ...(await shared('shell')) }, source })
      continue
    }
    // The guests' area has three outputs, and they are shipped together.
    const [site, embed] = name === 'public' ? [await shared('site'), await shared('embed')] : []
    if (site) builds.push({ published: { what: 'site', ...site }, source })
    if (embed) builds.push({ published: { what: 'embed', ...embed }, source })
    const { release, isNew } = await area(name, site && embed ? { site: site.version, embed: embed.version } : {})
    builds.push({ published: { what: name, version: release.version, isNew }, release, source })
  }
  return builds
}

const stableOf = ({ shell, areas }: Registry, what: string) => {
  const version = what === 'shell' ? shell.version : areas[what]?.stable
  return version === 'none' ? undefined : version
}

/** The release that everybody has instead of a build, and where it comes from; undefined where it is the same, or nothing is known of it. */
const releaseToReplace = async (store: Store, registry: Registry, { what, version }: Published) => {
  const stable = stableOf(registry, what)
  const source = stable && stable !== version ? await readSource(store, what, stable) : undefined
  return source && { stable, source }
}

/** Reasons not to replace releases that are out, a sentence each: these sources do not have what those were made of. */
const olderThan = async (store: Store, registry: Registry, builds: readonly Put[], workspaces: string) => {
  const reasons = builds.map(async ({ published, source }) => {
    const now = await releaseToReplace(store, registry, published)
    const why = now && whyOlder(workspaces, source, now.source)
    return why ? [`${published.what}: everybody has ${now.stable}, ${sourceWords(now.source)}, and ${why}`] : []
  })
  return (await Promise.all(reasons)).flat()
}

/** The reason that a build is not for everybody at a start: a release of others is out. */
const whyHeldAtStart = async (store: Store, registry: Registry, { published, source }: Put) => {
  const now = await releaseToReplace(store, registry, published)
  if (!now || now.source.from === source.from) return undefined
  return `everybody has ${now.stable}, ${sourceWords(now.source)}; \`npm run release -- publish ${published.what}\` replaces it from sources that have what it was made of`
}

/** Answers why the key of a start may not change something; undefined where it may. Elsewhere such a change is refused as a whole. */
const startRights = async (store: Store, { atStart, key }: PublishOptions) => {
  const rights = atStart ? await readRights(store) : undefined
  return (what: string) => whyNotAllowed(rights, key, { number: Infinity, touches: [what] })
}

/** The registry with the builds, and what became of each. */
const withBuilds = async (store: Store, before: Registry, builds: readonly Put[], options: PublishOptions) => {
  const { percent, atStart, dryRun } = options
  const whyNoRight = await startRights(store, options)
  let registry = before
  const all: Published[] = []
  for (const build of builds) {
    const { published, release } = build
    const { what, version, isNew } = published
    const isChange = (release || what === 'shell') && stableOf(before, what) !== version
    const noRight = isChange ? whyNoRight(what) : undefined
    const reason = noRight ?? (atStart ? await whyHeldAtStart(store, before, build) : undefined)
    // In a dry run a new shell is not in the store, which knows what it would bring.
    const isShell = what === 'shell' && !reason && !(dryRun && isNew)
    const next =
      release && !noRight
        ? withRelease(registry, release, { percent, held: reason })
        : isShell
          ? await withShell(store, registry, version, percent)
          : { registry, held: reason }
    registry = next.registry
    all.push({ what, version, isNew, ...(next.held && { held: next.held }) })
  }
  return { registry, all }
}

/** Opens the pages of what somebody would get and nobody has; answers what was opened. Throws `Refused` where one cannot be used. */
const openCandidates = async (store: Store, registry: Registry, out: Registry, all: readonly Published[]) => {
  const candidates = new Map(
    all.flatMap(({ what, version, held }) =>
      held || stableOf(out, what) === version || !stableOf(registry, what) ? [] : [[what, version] as const],
    ),
  )
  if (candidates.size === 0) return ''
  const { smokeTest } = await import('../smoke/smoke-test.ts')
  const { seen, problems } = await smokeTest(store, registry, candidates)
  if (problems.length > 0)
    throw new Refused(`Nothing was changed. ${problems.join('. ')}. Mend it, or leave this out with --unseen`)
  return seen
}

/**
 * Publishes the builds that lie in the workspaces: those areas, and the shell where it is named, or shell, site and all areas where none
 * is. The builds come first; then all of them are out in one step. Says each, and answers them all. Throws `Refused` where they would
 * replace releases that these sources do not contain.
 */
export const publishAll = async (
  store: Store,
  only: readonly string[],
  say: (line: string) => void,
  options: PublishOptions = {},
): Promise<Published[]> => {
  const { percent, by = systemUser(), why, dryRun = false, key, wayBack, keepsUnfit, api, workspaces = root } = options
  // Where nothing is built, as on a server, the tools are not there, and releases are rolled back all the same.
  const { areasIn } = await import('@keyhaven/tools/build/workspace')
  const areas = Object.keys(areasIn(workspaces))
  const missing = only.find((name) => name !== 'shell' && !existsSync(join(workspaces, `mfe-${name}`)))
  if (missing) throw new Error(`There is no area ${missing} in these sources; there are ${areas.join(', ')}`)
  const names = only.length ? only : ['shell', ...areas]
  const out = await readRegistry(store)
  const { lines: sizes, over } = await weighBuilds(store, out, distsOf(workspaces, names))
  if (over.length > 0 && !options.atStart)
    throw new Refused(
      `Nothing was changed. ${over.join('. ')}. Make it smaller, or raise budgetKb in the package.json of its folder`,
    )
  const builds = await putBuilds(store, names, options)
  for (const build of dryRun ? [] : builds) {
    const { published, source } = build
    // Who publishes what a start has only put there is its source, and not the start.
    const isHeld = options.atStart && (await whyHeldAtStart(store, out, build))
    if (names.includes(published.what) && !isHeld) await putSource(store, published.what, published.version, source)
  }
  const noRightToApi = (await startRights(store, options))('api')
  const isApiNew = api && out.api?.version !== (await putApi(store, api, true))
  if (isApiNew && noRightToApi) say(`The API that starts is not written down: ${noRightToApi}`)
  const apiVersion = api && !(isApiNew && noRightToApi) ? await putApi(store, api, dryRun) : undefined
  let all: Published[] = []
  let meanings: string[] = []
  const what = ['publish', ...only, ...(percent === undefined ? [] : ['--canary', percent])].join(' ')
  const about = { by, what, ...(why && { why }), key }
  const change = async (before: Registry) => {
    const older = options.atStart || options.over ? [] : await olderThan(store, before, builds, workspaces)
    if (older.length > 0)
      throw new Refused(
        `Nothing was changed. ${older.join('. ')}. Publish from sources that have it, or replace it with --over`,
      )
    // Of what is out afterwards: builds that come along were written for this API.
    const next = await withBuilds(store, apiVersion ? withApi(before, apiVersion) : before, builds, options)
    all = next.all
    meanings = api ? await newMeanings(store, { ...next.registry, ...(before.api && { api: before.api }) }, api) : []
    return next.registry
  }
  const flags = { wayBack, keepsUnfit }
  let seen = 'unseen'
  if (options.smoke && !dryRun) {
    // What is refused anyway is not opened.
    const isJoint = only.length === 0 && { letsGo: () => undefined }
    const { registry } = await changeStore(store, about, change, { ...flags, dryRun: true, ...isJoint })
    seen = await openCandidates(store, registry, out, all)
    if (seen) say(`seen: ${seen}`)
  }
  await changeStore(store, { ...about, ...(seen && { seen }) }, change, {
    ...{ ...flags, dryRun },
    ...(only.length === 0 && { letsGo: say }),
  })
  for (const published of all) say(wordsOf(published))
  for (const line of sizes) say(line)
  for (const meaning of meanings) say(`For releases that are out: ${meaning}`)
  return all
}
