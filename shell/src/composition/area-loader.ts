import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { type Platform, shortfalls } from '@keyhaven/shared-contracts/platform/compatibility'
import type { Release, Resolution } from '@keyhaven/shared-contracts/platform/registry'
import type { Area } from '@keyhaven/shared-contracts/web/area'
import type { Failure, Loaded, Reason } from './load-failure.ts'

/** What the loader needs from outside. */
export type LoaderOptions = {
  platform: Platform
  resolution: (area: AreaId) => Resolution | undefined
  /** Why an area has no release. */
  absence: (area: AreaId) => Pick<Failure, 'reason' | 'detail'>
  /** Fetches and evaluates a release; may reject for any reason. */
  load: (release: Release) => Promise<unknown>
  /** Finds out, after a failure, whether the entry can be fetched and is the one that was published. */
  diagnose: (release: Release, error: unknown) => Promise<Reason | 'recovered'>
  timeoutMs: number
}

const timedOut = Symbol('timed out')
const isArea = (module: unknown): module is { default: Area } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  Array.isArray((module.default as Partial<Area> | undefined)?.routes)

const text = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split(' args: ')[0]?.slice(0, 300) ?? ''

/** Loads areas: one request at a time for each, a time limit, no failure remembered, then the previous version. */
export const areaLoader = ({ platform, resolution, absence, load, diagnose, timeoutMs }: LoaderOptions) => {
  const inFlight = new Map<AreaId, Promise<Loaded>>()

  const tryRelease = async (area: AreaId, release: Release, isAgain = false): Promise<Loaded> => {
    const { version } = release
    const fail = (reason: Reason, detail: string): Loaded => ({ ok: false, failure: { area, version, reason, detail } })
    const missing = shortfalls(release.needs, platform)
    if (missing.length) return fail('incompatible', missing.join('; '))
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLate = new Promise<typeof timedOut>((resolve) => {
      timer = setTimeout(() => resolve(timedOut), timeoutMs)
    })
    try {
      const module = await Promise.race([load(release), tooLate])
      if (module === timedOut) return fail('timeout', `no answer within ${timeoutMs / 1000} seconds`)
      if (!isArea(module)) return fail('evaluation', 'it exposes no area')
      return { ok: true, area: module.default, version }
    } catch (error) {
      const reason = await diagnose(release, error)
      if (reason !== 'recovered') return fail(reason, text(error))
      // What could not be fetched a moment ago is there now.
      return isAgain ? fail('network', text(error)) : await tryRelease(area, release, true)
    } finally {
      clearTimeout(timer)
    }
  }

  const loadAny = async (area: AreaId): Promise<Loaded> => {
    const found = resolution(area)
    if (!found) return { ok: false, failure: { area, ...absence(area) } }
    const first = await tryRelease(area, found.release)
    if (first.ok) return first
    const before = found.fallbacks[0]
    const second = before && (await tryRelease(area, before))
    return second?.ok ? { ...second, fallbackFor: first.failure } : first
  }

  /** Never rejects. A failure is not remembered: the next call tries again. */
  const loadArea = (area: AreaId): Promise<Loaded> => {
    const running = inFlight.get(area)
    if (running) return running
    const started = loadAny(area)
      .catch((error: unknown): Loaded => {
        const failure: Failure = { area, reason: 'evaluation', detail: text(error) }
        return { ok: false, failure }
      })
      .then((loaded) => {
        if (!loaded.ok && inFlight.get(area) === started) inFlight.delete(area)
        return loaded
      })
    inFlight.set(area, started)
    return started
  }
  /** Lets the next call start over instead of waiting for the one in flight: the user pressed Retry. */
  const forget = (area: AreaId) => void inFlight.delete(area)
  return { loadArea, forget }
}
