import { type AreaId, pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { create } from 'zustand'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { areaLoader } from './area-loader.ts'
import { isShellLate, isShellLost } from './chunk-retry.ts'
import { diagnose, loadRelease, markLoad } from './federation.ts'
import { firstCalls } from './first-calls.ts'
import { noteOpened, watchLeaving } from './health/notes.ts'
import { forgetHang, hungVersion, watchStart } from './guard/hang-watch.ts'
import { watchEvaluation } from './isolation/isolation.ts'
import type { Failure, Loaded, LoadedPage } from './load-failure.ts'
import { platform } from './provide.ts'
import { allReleases, areaOfPath, currentReleases, type Releases } from './registry.ts'
import { off } from './tab/overrides.ts'
import { matchRoutes } from 'react-router-dom'

const none: Releases = { set: 'none', areas: new Map(), unread: {}, overrides: {}, pickedSet: null, isOld: false }

type Composition = {
  releases: Releases
  /** Areas that run in another version than the one they were meant to. */
  fallbacks: readonly (Failure & { running: string })[]
  /** The release set that is out, once this visitor would get something else of it than this page runs. */
  newer?: string | undefined
}

/** Which releases this page is made of. */
export const useComposition = create<Composition>()(() => ({ releases: none, fallbacks: [] }))

let completing: Promise<void> | undefined

const complete = async () => {
  const all = await allReleases()
  const { releases } = useComposition.getState()
  // What this page runs already, it keeps.
  useComposition.setState({ releases: { ...all, areas: new Map([...all.areas, ...releases.areas]) } })
}

/** Brings in the areas that the page itself does not name; the next call tries again where that failed with `NoRegistry`. */
export const completeReleases = async () => {
  if (!useComposition.getState().releases.isPart) return
  await (completing ??= complete().finally(() => (completing = undefined)))
}

/** Address that the page was opened with: what it names is the area of that. */
const startPath = window.location.pathname

/** The area that an address belongs to, of all that there are. Rejects with `NoRegistry` where that cannot be found out. */
export const areaAt = async (path: string) => {
  const own = areaOfPath(useComposition.getState().releases, path)
  if (own && path === startPath) return own
  // An area that the page does not name may have the closer address.
  await completeReleases()
  return areaOfPath(useComposition.getState().releases, path)
}

const loader = areaLoader({
  platform,
  resolution: (area) => {
    const { areas, overrides } = useComposition.getState().releases
    return overrides[area] === off ? undefined : areas.get(area)
  },
  absence: (area) => {
    const { overrides, unread: all } = useComposition.getState().releases
    if (overrides[area] === off) return { reason: 'off', detail: 'turned off in this tab' }
    const unread = all[area]
    return unread
      ? { reason: 'unreadable', detail: unread.why }
      : { reason: 'missing', detail: 'the registry does not name it' }
  },
  load: loadRelease,
  evaluate: watchEvaluation,
  diagnose,
  isShellLost,
  isShellLate,
  watch: (area, version) => {
    const ends = [watchStart(area, version), watchLeaving()]
    return () => {
      for (const end of ends) end()
    }
  },
  hungVersion,
  timeoutMs: 6000,
})

type Outcome = { ok: true; version: string; fallbackFor?: Failure } | { ok: false; failure: Failure }

const noteFailure = (loaded: Outcome) => {
  const failure = loaded.ok ? loaded.fallbackFor : loaded.failure
  if (failure) markLoad('failed', failure.area, failure.version, failure)
  if (!loaded.ok || !loaded.fallbackFor) return
  const { fallbackFor, version: running } = loaded
  const others = useComposition.getState().fallbacks.filter(({ area }) => area !== fallbackFor.area)
  useComposition.setState({ fallbacks: [...others, { ...fallbackFor, running }] })
}

/** True if the area has been published anew: a page that was opened long ago names files that are gone. */
const hasNewer = async (area: AreaId) => {
  const { releases } = useComposition.getState()
  const before = releases.areas.get(area)
  const now = (await currentReleases().catch(() => undefined))?.areas.get(area)
  if (!now || now.release.version === before?.release.version) return false
  const { [area]: _, ...unread } = releases.unread
  useComposition.setState({ releases: { ...releases, unread, areas: new Map([...releases.areas, [area, now]]) } })
  loader.forget(area)
  return true
}

const isGone = ({ reason }: Failure) => reason === 'network' || reason === 'missing' || reason === 'unreadable'

const retryWithNewer = async <T extends Outcome>(area: AreaId, load: () => Promise<T>): Promise<T> => {
  let loaded = await load()
  if (!loaded.ok && isGone(loaded.failure) && (await hasNewer(area))) loaded = await load()
  noteFailure(loaded)
  return loaded
}

/** Loads an area of this page's releases. Never rejects. */
export const loadArea = (area: AreaId): Promise<Loaded> => retryWithNewer(area, () => loader.loadArea(area))

const pages = new Map<string, LoadedPage>()

/** Result of loading a page; undefined while it loads. */
export const pageResult = (area: AreaId, place: string) => pages.get(`${area} ${place}`)

/** Loads what stands at a place of an area. Never rejects. */
export const loadPage = async (area: AreaId, place: string): Promise<LoadedPage> => {
  markLoad('opened', area, place)
  const loaded = await retryWithNewer(area, () => loader.loadPage(area, place))
  if (loaded.ok) markLoad('page', area, loaded.version, place)
  pages.set(`${area} ${place}`, loaded)
  noteOpened(area, loaded)
  return loaded
}

/** A page threw while it started: the version before has its turn. */
export const giveUpPage = (failure: Failure, place: string) => {
  pages.delete(`${failure.area} ${place}`)
  loader.giveUp(failure, place)
}

/** Lets the next load of an area be a try of its own. */
export const retryArea = (area: AreaId) => {
  for (const key of pages.keys()) if (key.startsWith(`${area} `)) pages.delete(key)
  forgetHang(area)
  loader.forget(area)
}

/**
 * Fetches what stands at an address: the area, and the page's own script. Nobody has gone there yet, so a failure is none:
 * the visit itself tries again, and says.
 */
export const fetchAhead = async (path: string) => {
  const area = await areaAt(path).catch(() => undefined)
  const loaded = area ? await loadArea(area) : undefined
  if (!area || !loaded?.ok) return
  const route = matchRoutes(loaded.area.routes, path)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') return
  const endWatch = watchStart(area, loaded.version)
  const { lazy } = route
  await watchEvaluation(area, loaded.version, async () => lazy()).then(endWatch, endWatch)
}

/** Prepares a visit that somebody points at: what stands there, and the answers to its first calls. */
export const prepareVisit = async (path: string) => {
  const area = await areaAt(path).catch(() => undefined)
  const release = area ? useComposition.getState().releases.areas.get(area)?.release : undefined
  const calls = pageOfPath(release?.manifest.pages ?? [], path)?.calls ?? []
  // A call that contains a part of the address is made by the page itself.
  const whole = calls.filter((call) => !call.includes('/:'))
  firstCalls.askAhead(whole, useSession.getState().token)
  await fetchAhead(path)
}
