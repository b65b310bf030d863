import { reportFromShell } from '../health/report.ts'
import { reportTracesFromShell } from '../health/traces.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import type { Releases } from '../registry.ts'
import { followReleases } from '../tab/newer-releases.ts'

type Router = Parameters<typeof prefetchWhenIdle>[0]

/** Starts the background work of an open page, which the page itself does not wait for. */
export const startBackground = (router: Router, currentReleases: () => Promise<Releases>) => {
  prefetchWhenIdle(router)
  // A page that cannot report works as well.
  void reportFromShell(router).catch(() => undefined)
  reportTracesFromShell()
  followReleases(currentReleases)
}
