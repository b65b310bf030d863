import { reportFromShell } from '../health/report.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { platform } from '../provide.ts'
import type { Releases } from '../registry.ts'
import { followReleases } from '../tab/newer-releases.ts'

/** The inspector opens by its keys, or with the page. */
const awaitInspector = () => {
  const inspect = () =>
    void import('../../inspector/open-inspector.tsx').then(
      ({ openInspector }) => openInspector(platform),
      // What only helps is no failure where it cannot be fetched; the keys try again.
      () => undefined,
    )
  document.addEventListener('keydown', (event) => {
    // By its place: with Shift, the key for the full stop writes something else on every keyboard.
    if (event.code !== 'Period' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    inspect()
  })
  if (new URLSearchParams(window.location.search).has('inspect')) inspect()
}

type Router = Parameters<typeof prefetchWhenIdle>[0]

/** What goes on behind an open page, and what the page starts without. */
export const startBackground = (router: Router, currentReleases: () => Promise<Releases>) => {
  awaitInspector()
  prefetchWhenIdle(router)
  // A page that cannot report works as well.
  void reportFromShell(router).catch(() => undefined)
  followReleases(currentReleases)
}
