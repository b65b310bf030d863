import type { KeyObject } from 'node:crypto'
import type { Tallied } from '@keyhaven/api/health/reads'
import type { AreaEntry, Registry } from '@keyhaven/shared-contracts/platform/registry'
import { changeStore } from '../publish/change-store.ts'
import { rollBack } from '../publish/rollout.ts'
import { rollBackShell } from '../publish/shell-rollout.ts'
import type { Current } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { figuresOf } from './figures.ts'
import { judge, reasonOf } from './judge.ts'

/** Author in the history of a canary that stops itself. */
const by = 'keyhaven health'

type Options = {
  store: Store
  /** Key of the server, which signs what it takes back where the store has rights. */
  key?: KeyObject | undefined
  current: () => Promise<Current>
  /** Reports of a trial's visitors. */
  readTrial: (area: string, trial: number) => Promise<Tallied[]>
  /** Told of each canary that was stopped, and of each that could not be. */
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
}

/** A canary beside the stable release, in what pages report on; `what` is rolled back where it does worse. */
type Trial = { what: string; area: string; stable: string; canary: string; trial: number }

/** The guests' area has its site and the embedded booking on trial, too, where the canary brings other ones. */
const builtBeside = (entry: AreaEntry, canary: string) =>
  (['site', 'embed'] as const).flatMap((area) => {
    const [one, other] = [entry.releases[entry.stable]?.[area], entry.releases[canary]?.[area]]
    return one && other && one !== other ? [{ area, stable: one, canary: other }] : []
  })

const trialsIn = ({ shell, areas }: Registry): Trial[] => {
  const ofShell = shell.rollout?.trial
    ? [
        {
          what: 'shell',
          area: 'shell',
          stable: shell.version,
          canary: shell.rollout.version,
          trial: shell.rollout.trial,
        },
      ]
    : []
  const ofAreas = Object.entries(areas).flatMap(([area, entry]) => {
    const { stable, rollout: { version: canary, trial } = {} } = entry
    if (!canary || !trial) return []
    const besides = area === 'public' ? builtBeside(entry, canary) : []
    return [{ area, stable, canary }, ...besides].map((one) => ({ what: area, ...one, trial }))
  })
  return [...ofShell, ...ofAreas]
}

/** The registry without a trial, unless that has ended already. */
const withoutTrial = async (store: Store, registry: Registry, { what, trial }: Trial): Promise<Registry> => {
  const { shell, areas } = registry
  if (what === 'shell')
    return shell.rollout?.trial === trial ? { ...registry, shell: await rollBackShell(store, shell) } : registry
  const entry = areas[what]
  return entry?.rollout?.trial === trial ? { ...registry, areas: { ...areas, [what]: rollBack(entry) } } : registry
}

/** Looks once at each canary that is out, and rolls back those that do worse than the stable release. */
export const lookAtCanaries = async ({ store, key, current, readTrial, log }: Options) => {
  for (const one of trialsIn((await current()).generation.registry)) {
    const { what, area, stable, canary, trial } = one
    const tallies = await readTrial(area, trial)
    const of = (version: string) => figuresOf(tallies.filter((tally) => tally.version === version))
    const verdict = judge(of(canary), of(stable))
    if (!verdict) continue
    const why = reasonOf(verdict, area, canary, stable)
    try {
      // Another edge, or its team, may have ended this very trial meanwhile: then there is nothing to do.
      const change = (registry: Registry) => withoutTrial(store, registry, one)
      const { changes } = await changeStore(store, { by, what: `rollback ${what}`, why, key }, change)
      if (changes.length > 0) log.warn({ area, version: canary }, `rolled back the canary: ${why}`)
    } catch (error) {
      log.error({ err: error, area, version: canary }, `could not roll back the canary: ${why}`)
    }
  }
}

/** Looks at canaries every so many milliseconds; answers how to stop. 0 leaves them to people. */
export const watchCanaries = (options: Options, everyMs: number) => {
  if (everyMs === 0) return async () => {}
  let looking = Promise.resolve()
  const look = () =>
    (looking = looking
      .then(() => lookAtCanaries(options))
      .catch((error: unknown) => options.log.error({ err: error }, 'could not compare canaries with stable releases')))
  const timer = setInterval(() => void look(), everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** Which builds pages may report on: those of the registry that is out, and what was shipped with the guests' area. */
export const releasesOut = (current: () => Promise<Current>, latest: () => Current | undefined) => ({
  set: () => latest()?.generation.registry.set,
  has: async (area: string, version: string) => {
    const { shell, areas } = (await current()).generation.registry
    if (area === 'shell') return [shell.version, shell.previous, shell.rollout?.version].includes(version)
    if (area === 'site' || area === 'embed')
      return Object.values(areas['public']?.releases ?? {}).some((release) => release[area] === version)
    return Object.hasOwn(areas, area) && Object.hasOwn(areas[area]?.releases ?? {}, version)
  },
})
