import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { create } from 'zustand'
import { areaLoader } from './area-loader.ts'
import { diagnose, loadRelease } from './federation.ts'
import type { Failure, Loaded } from './load-failure.ts'
import { platform } from './provide.ts'
import type { Releases } from './registry.ts'

const none: Releases = { set: 'none', areas: new Map(), unread: {}, overrides: {}, isOld: false }

type Composition = {
  releases: Releases
  /** Areas that run in another version than the one they were meant to. */
  fallbacks: readonly (Failure & { running: string })[]
  /** A script of the shell itself could not be fetched: what an area says after that is not the area's fault. */
  hasLostChunk: boolean
}

/** Which releases this page is made of. */
export const useComposition = create<Composition>()(() => ({
  releases: none,
  fallbacks: [],
  hasLostChunk: false,
}))

const loader = areaLoader({
  platform,
  resolution: (area) => useComposition.getState().releases.areas.get(area),
  absence: (area) => {
    const unread = useComposition.getState().releases.unread[area]
    return unread
      ? { reason: 'unreadable', detail: unread.why }
      : { reason: 'missing', detail: 'the registry does not name it' }
  },
  load: loadRelease,
  diagnose,
  timeoutMs: 8000,
})

/** Loads an area of this page's releases. Never rejects. */
export const loadArea = async (area: AreaId): Promise<Loaded> => {
  const loaded = await loader.loadArea(area)
  const { fallbacks } = useComposition.getState()
  if (loaded.ok && loaded.fallbackFor && !fallbacks.some((failure) => failure.area === area)) {
    const failure = { ...loaded.fallbackFor, running: loaded.version }
    useComposition.setState({ fallbacks: [...fallbacks, failure] })
  }
  return loaded
}

/** Lets the next load of an area be a try of its own. */
export const retryArea = loader.forget
