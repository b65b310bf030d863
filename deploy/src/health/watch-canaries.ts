import type { KeyObject } from 'node:crypto'
import type { Tallied } from '@keyhaven/api/health/reads'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry, Registry } from '@keyhaven/shared-contracts/platform/registry'
import { changeStore } from '../publish/change-store.ts'
import { rollBack } from '../publish/rollout.ts'
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
  readTrial: (area: AreaId, trial: number) => Promise<Tallied[]>
  /** Told of each canary that was stopped, and of each that could not be. */
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
}

const trialsIn = ({ areas }: Registry) =>
  Object.entries(areas).flatMap(([area, { stable, rollout }]) =>
    rollout?.trial ? [{ area, stable, canary: rollout.version, trial: rollout.trial }] : [],
  )

/** Looks once at each canary that is out, and rolls back those that do worse than the stable release. */
export const lookAtCanaries = async ({ store, key, current, readTrial, log }: Options) => {
  for (const { area, stable, canary, trial } of trialsIn((await current()).generation.registry)) {
    const tallies = await readTrial(area, trial)
    const of = (version: string) => figuresOf(tallies.filter((one) => one.version === version))
    const verdict = judge(of(canary), of(stable))
    if (!verdict) continue
    const why = reasonOf(verdict, area, canary, stable)
    // Another edge, or its team, may have ended this very trial meanwhile: then there is nothing to do.
    const ended = (entry: AreaEntry) => (entry.rollout?.trial === trial ? rollBack(entry) : entry)
    const change = (registry: Registry) => {
      const entry = registry.areas[area]
      return entry ? { ...registry, areas: { ...registry.areas, [area]: ended(entry) } } : registry
    }
    try {
      const { changes } = await changeStore(store, { by, what: `rollback ${area}`, why, key }, change)
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
    if (area === 'shell') return [shell.version, shell.previous].includes(version)
    if (area === 'site' || area === 'embed')
      return Object.values(areas['public']?.releases ?? {}).some((release) => release[area] === version)
    return Object.hasOwn(areas, area) && Object.hasOwn(areas[area]?.releases ?? {}, version)
  },
})
