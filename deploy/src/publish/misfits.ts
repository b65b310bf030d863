import { lackingNames, shortfalls } from '@keyhaven/shared-contracts/platform/compatibility'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { faceMisfits, type Misfit } from '../builds/face-misfits.ts'
import { apiAt, buildAt } from '../builds/stored-builds.ts'
import { type ApiNeeds, unservedNeeds } from '../calls/api-needs.ts'
import { dataProblems } from '../calls/call-problems.ts'
import { commandEffectProblems } from '../calls/event-problems.ts'
import { areaBuild, type AreaBuild, shellBuild } from '../store/build-info.ts'
import type { Store } from '../store/store.ts'
import { inUse } from './rollout.ts'
import { shellsOut } from './shell-rollout.ts'

/** A release that somebody can get, with what its build says of itself. */
type BuiltRelease = { area: string; version: string; build: Pick<AreaBuild, 'gives' | 'takes'> }

/** Fillers of slots that could not live with the props that a page gives them, a sentence for each problem. */
const slotMisfits = (releases: readonly BuiltRelease[]) =>
  releases.flatMap(({ area, version, build: { takes } }) => {
    const problems = Object.entries(takes).flatMap(([slot, props]) =>
      releases.flatMap(({ area: host, build: { gives } }) =>
        gives[slot]
          ? dataProblems(gives[slot], props).map((problem) => `does not fit ${slot} of ${host}: ${problem}`)
          : [],
      ),
    )
    return [...new Set(problems)].map((problem) => ({ area, version, problem }))
  })

type Sides = {
  /** The shells and APIs to hold releases against: what is out, and what it can be taken back to. */
  shells: readonly string[]
  apis: readonly string[]
}

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
  const own = hosts.filter(({ version }) => shellsOut({ shell }).includes(version))
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
  const sidesOf = (registry: Registry): Sides => ({
    shells: [
      ...shellsOut(registry),
      ...published(wayBack && before.shell.version === after.shell.version ? registry.shell.previous : undefined),
    ],
    apis: published(
      registry.api?.version,
      wayBack && before.api?.version === after.api?.version ? registry.api?.previous : undefined,
    ),
  })
  const [was, is] = [sidesOf(before), sidesOf(after)]
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
