import { completeReleases, useComposition } from '../composition.ts'
import type { Releases } from '../registry.ts'

const everyMs = 5 * 60_000
/** Changing tabs often asks no more often than this. */
const minIntervalMs = 60_000

/** True if a page that is opened now would run other versions. A change that is not for this visitor does not count. */
export const isNewer = (now: Releases, before: Releases) => {
  const versions = ({ published, areas }: Releases) => [
    published?.shell.version,
    ...[...areas].map(([area, { release }]) => `${area} ${release.version}`).toSorted(),
  ]
  return versions(now).join() !== versions(before).join()
}

/**
 * Looks now and then, and when the tab is looked at again, whether there is something newer. Nothing is asked for while
 * nobody sees the tab. It is only said: an open tab keeps all of its versions, whatever it has loaded of them so far.
 * Answers what ends it.
 */
export const followReleases = (currentReleases: () => Promise<Releases>) => {
  let askedMs = performance.now()
  const look = async () => {
    if (document.hidden || performance.now() - askedMs < minIntervalMs) return undefined
    askedMs = performance.now()
    // Nothing can be compared with a page that could not be told of the other areas yet.
    if (useComposition.getState().releases.isPart) return completeReleases().catch(() => undefined)
    const now = await currentReleases().catch(() => undefined)
    if (!now) return undefined
    const newer = isNewer(now, useComposition.getState().releases) ? now.set : undefined
    if (newer !== useComposition.getState().newer) useComposition.setState({ newer })
    return undefined
  }
  const tell = () => void look()
  const stop = new AbortController()
  document.addEventListener('visibilitychange', tell, stop)
  window.addEventListener('focus', tell, stop)
  const timer = setInterval(tell, everyMs)
  stop.signal.addEventListener('abort', () => clearInterval(timer))
  return () => stop.abort()
}
