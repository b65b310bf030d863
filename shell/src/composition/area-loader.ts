import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { type Platform, shortfalls } from '@keyhaven/shared-contracts/platform/compatibility'
import type { Release, Resolution } from '@keyhaven/shared-contracts/platform/registry'
import type { Area } from '@keyhaven/shared-contracts/web/area'
import type { ComponentType } from 'react'
import type { Failure, Loaded, LoadedPage, Reason } from './load-failure.ts'
import type { RouteObject } from 'react-router-dom'

/**
 * Key of a route among those of its area, which finds the same route in another version: its path, or the index of a layout
 * without one.
 */
export const placeOf = (route: RouteObject, at: number, parent: string) => route.path ?? `${parent}#${at}`

/** The route at a place; undefined where this version of the area has none there. */
const routeAt = (routes: readonly RouteObject[], place: string, parent = ''): RouteObject | undefined => {
  for (const [at, route] of routes.entries()) {
    const own = placeOf(route, at, parent)
    const match = own === place ? route : routeAt(route.children ?? [], place, own)
    if (match) return match
  }
  return undefined
}

/** Key of what fills a slot, among the places of an area. */
export const placeOfFiller = (id: string) => `slot:${id}`

/** The part of an area at a place: what fills a slot, or a route. */
const partAt = ({ slots = {}, routes }: Area, place: string) =>
  Object.entries(slots).find(([id]) => placeOfFiller(id) === place)?.[1] ?? routeAt(routes, place)

/** Dependencies of the loader. */
export type LoaderOptions = {
  platform: Platform
  resolution: (area: AreaId) => Resolution | undefined
  /** Reason that an area has no release. */
  absence: (area: AreaId) => Pick<Failure, 'reason' | 'detail'>
  /** Fetches and evaluates a release; may reject for any reason. */
  load: (release: Release) => Promise<unknown>
  /** Finds out, after a failure, whether the entry can be fetched and is the one that was published. */
  diagnose: (release: Release, error: unknown) => Promise<Reason | 'recovered'>
  /** True while a script of the shell itself is missing, or late, so that no version of an area could do better. */
  isShellLost?: () => boolean
  isShellLate?: () => boolean
  /** Runs what evaluates something of a version, and looks at what that has changed around it. */
  evaluate?: <T>(area: AreaId, version: string, run: () => Promise<T>) => Promise<T>
  /** Remembers, until it is told otherwise, that a version is being started; it may never come back from that. */
  watch?: (area: AreaId, version: string) => () => void
  /** The version of an area that hung this tab before. */
  hungVersion?: (area: AreaId) => string | undefined
  timeoutMs: number
}

const isArea = (module: unknown): module is { default: Area } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  Array.isArray((module.default as Partial<Area> | undefined)?.routes)

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
const text = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split(' args: ')[0]?.slice(0, 300) ?? ''

class TooLate extends Error {}
const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${ms / 1000} seconds`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

type Attempt = { ok: true } | { ok: false; failure: Failure }

/**
 * Loads areas and their pages: one request at a time for each, a time limit, and where a version fails, or a page of
 * it, the version before. What failed is passed over until the area is forgotten, or until nothing is left of it.
 */
export const areaLoader = (options: LoaderOptions) => {
  const { platform, resolution, absence, load, diagnose, timeoutMs } = options
  const { isShellLost = () => false, isShellLate = () => false } = options
  const { evaluate = (_area, _version, run) => run() } = options
  const { watch = () => () => undefined, hungVersion = () => undefined } = options
  const areas = new Map<AreaId, Promise<Loaded>>()
  const versions = new Map<string, Promise<Loaded>>()
  const failures = new Map<string, Failure>()

  const tryRelease = async (area: AreaId, release: Release, isAgain = false): Promise<Loaded> => {
    const { version } = release
    const fail = (reason: Reason, detail: string): Loaded => ({ ok: false, failure: { area, version, reason, detail } })
    const missing = shortfalls(release.needs, platform)
    if (missing.length) return fail('incompatible', missing.join('; '))
    if (hungVersion(area) === version) return fail('hung', 'it never came back from its start in this tab')
    const endWatch = watch(area, version)
    try {
      const module = await within(
        timeoutMs,
        evaluate(area, version, () => load(release)),
      )
      return isArea(module) ? { ok: true, area: module.default, version } : fail('evaluation', 'it exposes no area')
    } catch (error) {
      if (isShellLost()) return fail('shell', text(error))
      if (error instanceof TooLate) return fail(isShellLate() ? 'shell' : 'timeout', error.message)
      const reason = await diagnose(release, error)
      if (reason !== 'recovered') return fail(reason, text(error))
      // What could not be fetched a moment ago is there now.
      return isAgain ? fail('network', text(error)) : await tryRelease(area, release, true)
    } finally {
      endWatch()
    }
  }

  /** One version of an area; a failure is not kept here. */
  const loadVersion = (area: AreaId, release: Release): Promise<Loaded> => {
    const key = `${area} ${release.version}`
    const running = versions.get(key)
    if (running) return running
    const attempt = tryRelease(area, release)
      .catch((error: unknown): Loaded => ({ ok: false, failure: { area, reason: 'evaluation', detail: text(error) } }))
      .then((loaded) => {
        if (!loaded.ok && versions.get(key) === attempt) versions.delete(key)
        return loaded
      })
    versions.set(key, attempt)
    return attempt
  }

  const loadPageOf = async (area: AreaId, release: Release, place: string): Promise<LoadedPage> => {
    const { version } = release
    const fail = (reason: Reason, detail: string): LoadedPage => ({
      ok: false,
      failure: { area, version, reason, detail },
    })
    const loaded = await loadVersion(area, release)
    if (!loaded.ok) return loaded
    const part = partAt(loaded.area, place)
    if (!part) return fail('missing', `this version has no page at ${place}`)
    const endWatch = watch(area, version)
    try {
      const { lazy } = part
      const page =
        typeof lazy === 'function'
          ? await within(
              timeoutMs,
              evaluate<unknown>(area, version, async () => lazy()),
            )
          : part
      const { Component } = page as { Component?: ComponentType | null }
      if (!Component) throw new Error(`the page at ${place} shows nothing`)
      // It is being watched until it is on the screen.
      return { ok: true, Component, version }
    } catch (error) {
      endWatch()
      if (isShellLost()) return fail('shell', text(error))
      if (error instanceof TooLate) return fail(isShellLate() ? 'shell' : 'timeout', error.message)
      return fail(isChunkError(error) ? 'network' : 'evaluation', text(error))
    }
  }

  /** The first of an area's versions with which it goes well. */
  const firstThatWorks = async <T extends Attempt>(
    area: AreaId,
    place: string,
    attempt: (release: Release) => Promise<T>,
  ): Promise<T | { ok: false; failure: Failure }> => {
    const resolved = resolution(area)
    if (!resolved) return { ok: false, failure: { area, ...absence(area) } }
    const keys: string[] = []
    let first: Failure | undefined
    for (const release of [resolved.release, ...resolved.fallbacks]) {
      const version = `${area} ${release.version}`
      keys.push(version, version + place)
      const before = failures.get(version) ?? failures.get(version + place)
      const result = before ? { ok: false as const, failure: before } : await attempt(release)
      if (result.ok) return first ? { ...result, fallbackFor: first } : result
      if (!failures.has(version)) failures.set(version + place, result.failure)
      first ??= result.failure
      if (result.failure.reason === 'shell') break
    }
    // Nothing is left: the next call tries all of them again.
    for (const key of keys) failures.delete(key)
    return { ok: false, failure: first ?? { area, ...absence(area) } }
  }

  /** Never rejects. */
  const loadArea = (area: AreaId): Promise<Loaded> => {
    const running = areas.get(area)
    if (running) return running
    const attempt = firstThatWorks<Loaded>(area, '', (release) => loadVersion(area, release)).then((loaded) => {
      if (!loaded.ok && areas.get(area) === attempt) areas.delete(area)
      return loaded
    })
    areas.set(area, attempt)
    return attempt
  }
  /** Never rejects. Several versions of an area may have a page each on the screen. */
  const loadPage = (area: AreaId, place: string): Promise<LoadedPage> =>
    firstThatWorks<LoadedPage>(area, ` ${place}`, (release) => loadPageOf(area, release, place))

  /** Passes over the page of a version from now on. */
  const giveUp = (failure: Failure, place: string) =>
    void failures.set(`${failure.area} ${failure.version} ${place}`, failure)

  /** Lets the next call start over instead of waiting for the one in flight: the user pressed Retry. */
  const forget = (area: AreaId) => {
    areas.delete(area)
    for (const cache of [versions, failures])
      for (const key of cache.keys()) if (key.startsWith(`${area} `)) cache.delete(key)
  }
  return { loadArea, loadPage, giveUp, forget }
}
