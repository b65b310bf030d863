import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { inUse } from '../publish/rollout.ts'
import { areaBuild } from '../store/build-info.ts'
import type { Store } from '../store/store.ts'
import { buildAt, faceAt } from './stored-builds.ts'

/**
 * A release that would not work with a shell or an API, and why, in a sentence; `problem` is the same without the version of the release,
 * so that the next release of the area has the same problem.
 */
export type Misfit = { what: string; version: string; why: string; problem: string }

/** Areas and shells that have met in this process, with what was wrong: a change of the store asks several times. */
const verdicts = new Map<string, string[]>()

type Meeting = { area: string; version: string; shell: string }
const nameOf = ({ area, version, shell }: Meeting) => `${area} ${version} ${shell}`

const meetingsIn = ({ areas }: Registry, shells: readonly string[]): Meeting[] =>
  Object.entries(areas).flatMap(([area, entry]) =>
    [...inUse(entry)].flatMap((version) =>
      version && entry.releases[version] ? shells.map((shell) => ({ area, version, shell })) : [],
    ),
  )

/** Declarations of the two sides of a meeting; undefined where one does not say, or where it is the same. */
const sidesOf = async (store: Store, { area, version, shell }: Meeting) => {
  const path = `mfe/${area}/${version}`
  const [areaFace, host] = [await faceAt(store, path), await faceAt(store, `shell/${shell}`)]
  if (!areaFace || !host || areaFace.hash === host.hash) return undefined
  const build = await buildAt(store, path, 'area', areaBuild)
  return build && { area: await areaFace.read(), host: await host.read(), borrows: build.borrows, props: build.props }
}

/** The comparison of types; undefined where tools or compiler are not installed, as on a server that builds nothing. */
const importCompiler = async () => {
  try {
    const tools = await import('@keyhaven/tools/face/compare-uses')
    return tools.canCompareTypes() ? tools : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

const compare = async (store: Store, meetings: readonly Meeting[]) => {
  const fresh = meetings.filter((one) => !verdicts.has(nameOf(one)))
  const sides = await Promise.all(fresh.map(async (one) => ({ one, sides: await sidesOf(store, one) })))
  for (const { one, sides: both } of sides) if (!both) verdicts.set(nameOf(one), [])
  const different = sides.flatMap(({ one, sides: both }) => (both ? [{ one, both }] : []))
  if (different.length === 0) return
  const compiler = await importCompiler()
  if (!compiler) {
    process.emitWarning('No compiler is installed here: areas and the shell are compared by names alone')
    return
  }
  const problems = await compiler.typeProblems(different.map(({ both }) => both))
  different.forEach(({ one }, at) => verdicts.set(nameOf(one), problems[at] ?? []))
}

/**
 * Areas that use a component or a function of a shell in a way that its types do not allow, by the compiler. Meetings that there were before a
 * change are left out.
 */
export const faceMisfits = async (
  store: Store,
  registry: Registry,
  shells: readonly string[],
  before?: { registry: Registry; shells: readonly string[] },
): Promise<Misfit[]> => {
  const old = new Set(before && meetingsIn(before.registry, before.shells).map(nameOf))
  const meetings = meetingsIn(registry, shells).filter((one) => !old.has(nameOf(one)))
  await compare(store, meetings)
  return meetings.flatMap((one) =>
    (verdicts.get(nameOf(one)) ?? []).map((problem) => {
      const words = `does not fit shell ${one.shell}: ${problem}`
      const { area: what, version } = one
      return { what, version, why: `${what} ${version} ${words}`, problem: `${what} ${words}` }
    }),
  )
}
