import type { ApiShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { lackingNames, shortfalls } from '@keyhaven/shared-contracts/platform/compatibility'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type AreaBuild, areaBuild, readStoredBuild, shellBuild } from '../store/build-info.ts'
import { faceFile } from '../store/build-files.ts'
import { BuildError, recordedIntegrity, textIntegrity } from '../store/integrity.ts'
import { putFile, readText, type Store } from '../store/store.ts'
import { type ApiNeeds, unservedNeeds } from '../calls/api-needs.ts'
import { commandEffectProblems } from '../calls/event-problems.ts'
import { faceMisfits } from '../builds/face-misfits.ts'
import { inUse } from './rollout.ts'
import { type BuiltRelease, slotMisfits } from './slot-misfits.ts'

const apiPath = (version: string) => `api/${version}.json`

/** Builds that a dry run does not write to the store, by their path there. */
const unwritten = new Map<string, unknown>()

/** Lets a dry run know of a build that it does not put into the store. */
export const noteBuild = (path: string, build: AreaBuild, face?: string) => {
  unwritten.set(path, build)
  unwritten.set(`${path}/${faceFile}`, face)
}

/** Writes down what an API answers, and says its version, which is made of that. In a dry run it is only known here. */
export const putApi = async (store: Store, api: ApiShapes, dryRun = false) => {
  // Calls stay at the top: programs from before look for them there.
  const { calls, ...others } = api
  const text = JSON.stringify({ ...calls, ...others })
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  if (dryRun) unwritten.set(apiPath(version), api)
  else if ((await readText(store, apiPath(version))) === undefined) await putFile(store, apiPath(version), text)
  return version
}
/** What an API did that was written down. */
export const apiAt = async (store: Store, version: string): Promise<ApiShapes> => {
  const unwrittenApi = unwritten.get(apiPath(version))
  if (unwrittenApi !== undefined) return unwrittenApi as ApiShapes
  const text = JSON.parse((await readText(store, apiPath(version))) ?? '{}') as ApiShapes['calls'] &
    Omit<ApiShapes, 'calls'>
  const { events, effects, ...calls } = text
  return { calls, ...(events && { events }), ...(effects && { effects }) }
}

/** Description of a build in the store; undefined where it cannot be read, which `verify` names. */
export const buildAt = async <T>(
  store: Store,
  path: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  const publishedn = unwritten.get(path)
  if (publishedn !== undefined) return publishedn as T
  return readStoredBuild(store, path, name, schema).catch((error: unknown) => {
    if (error instanceof BuildError) return undefined
    throw error
  })
}

/** The declarations that a build was made with, by a hash that says whether two are the same; undefined where it has none. */
export const faceAt = async (store: Store, path: string) => {
  const file = `${path}/${faceFile}`
  const text = unwritten.get(file) as string | undefined
  const hash = text === undefined ? (await recordedIntegrity(store, path))?.[file] : textIntegrity(text)
  if (hash === undefined) return undefined
  const read = async () => JSON.parse(text ?? (await readText(store, file)) ?? '{}') as Record<string, string>
  return { hash, read }
}

/** True where a shell can be compared with areas: older ones do not describe themselves. */
export const saysWhatItOffers = async (store: Store, version: string) =>
  (await buildAt(store, `shell/${version}`, 'shell', shellBuild))?.platform !== undefined

/** The registry with an API that runs now; the one before it becomes the one that it can be taken back to. */
export const withApi = (registry: Registry, version: string): Registry =>
  registry.api?.version === version
    ? registry
    : { ...registry, api: { version, ...(registry.api && { previous: registry.api.version }) } }

type Sides = {
  /** The shells and APIs to hold releases against: what is out, and what it can be taken back to. */
  shells: readonly string[]
  apis: readonly string[]
}

/**
 * A release that would not work with a shell or an API, and why, in a sentence; `problem` is the same without the version of the release,
 * so that the next release of the area has the same problem.
 */
export type Misfit = { what: string; version: string; why: string; problem: string }

const published = (...versions: (string | undefined)[]) =>
  versions.flatMap((one) => (one && one !== 'none' ? [one] : []))

/** A build says what it needs since builds write that down; an older one says nothing, and fits. */
export const misfitsWith = async (
  store: Store,
  { areas, shell }: Registry,
  { shells, apis }: Sides,
): Promise<Misfit[]> => {
  const hosts = await Promise.all(
    shells.map(async (version) => ({
      version,
      build: await buildAt(store, `shell/${version}`, 'shell', shellBuild),
    })),
  )
  const served = await Promise.all(apis.map(async (version) => ({ version, api: await apiAt(store, version) })))
  const misfit = (what: string, version: string, problem: string): Misfit => ({
    ...{ what, version, problem: `${what} ${problem}` },
    why: `${what} ${version} ${problem}`,
  })
  const unanswered = (what: string, version: string, build: ApiNeeds): Misfit[] =>
    served.flatMap(({ version: number, api }) =>
      unservedNeeds(api, build).map((problem) => misfit(what, version, `cannot live with API ${number}: ${problem}`)),
    )
  const built: BuiltRelease[] = []
  const problems = Object.entries(areas).map(async ([area, entry]) => {
    const versions = published(...inUse(entry)).filter((version) => entry.releases[version])
    const builds = versions.map(async (version) => {
      const build = await buildAt(store, `mfe/${area}/${version}`, 'area', areaBuild)
      if (!build) return []
      built.push({ area, version, build })
      const unoffered = hosts.flatMap(({ version: host, build: { offers, platform, refreshes, styles } = {} }) => [
        ...(platform ? shortfalls(build.needs, platform) : []).map((one) => `does not fit shell ${host}: ${one}`),
        ...(offers ? lackingNames(build.borrows, offers) : []).map(
          (name) => `needs ${name}, which shell ${host} does not offer`,
        ),
        ...(styles ? build.styles.filter((name) => !styles.includes(name)) : []).map(
          (name) => `uses ${name} in its styles, which shell ${host} does not set`,
        ),
        ...(refreshes ? commandEffectProblems(build.refreshes, refreshes) : []).map(
          (one) => `does not fit shell ${host}: ${one}`,
        ),
      ])
      return [...unoffered.map((problem) => misfit(area, version, problem)), ...unanswered(area, version, build)]
    })
    return (await Promise.all(builds)).flat()
  })
  const own = hosts.filter(({ version }) => version === shell.version)
  return [
    ...(await Promise.all(problems)).flat(),
    ...slotMisfits(built).map(({ area, version, problem }) => misfit(area, version, problem)),
    ...own.flatMap(({ version, build }) => (build ? unanswered('shell', version, build) : [])),
  ]
}

/**
 * Releases that somebody can get after a change and that would not work, without problems that a release of the same area had before. A release
 * has to fit what is out and what that can be taken back to, unless the change brings the other side along, or does without the way back.
 */
export const newMisfits = async (
  store: Store,
  before: Registry,
  after: Registry,
  wayBack: boolean,
): Promise<Misfit[]> => {
  const sides = (registry: Registry): Sides => ({
    shells: published(
      registry.shell.version,
      wayBack && before.shell.version === after.shell.version ? registry.shell.previous : undefined,
    ),
    apis: published(
      registry.api?.version,
      wayBack && before.api?.version === after.api?.version ? registry.api?.previous : undefined,
    ),
  })
  const [was, is] = [sides(before), sides(after)]
  const problems = [
    ...(await misfitsWith(store, after, is)),
    ...(await faceMisfits(store, after, is.shells, { registry: before, shells: was.shells })),
  ]
  if (problems.length === 0) return []
  const old = new Set(
    [...(await misfitsWith(store, before, was)), ...(await faceMisfits(store, before, was.shells))].map(
      ({ problem }) => problem,
    ),
  )
  const { shell, api } = after
  const isOf = (sides: readonly (string | false | undefined)[], why: string) =>
    sides.some((side) => side && why.includes(side))
  const newSides = [
    api && api.version !== before.api?.version && `API ${api.version}`,
    shell.version !== before.shell.version && `shell ${shell.version}`,
  ]
  const sidesBefore = [shell.previous && `shell ${shell.previous}`, api?.previous && `API ${api.previous}`]
  const wayOut = ({ what, why }: Misfit) => {
    if (isOf(newSides, why))
      return ` (keep that until no release needs it, or publish ${what} from these sources first)`
    return isOf(sidesBefore, why)
      ? ' (it is the one before, which can be gone back to; --no-way-back gives that up)'
      : ''
  }
  const fresh = problems.filter(({ problem }) => !old.has(problem))
  // Of several problems with one way out the last one says it.
  const isLast = (misfit: Misfit, at: number) => !fresh.slice(at + 1).some((one) => wayOut(one) === wayOut(misfit))
  return fresh.map((misfit, at) => ({ ...misfit, why: misfit.why + (isLast(misfit, at) ? wayOut(misfit) : '') }))
}
