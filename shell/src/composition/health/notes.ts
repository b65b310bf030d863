import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { hostRelease, see, watchErrors } from '@keyhaven/shared-contracts/host/seen-releases'
import type { Failure } from '../load-failure.ts'
import { releaseIn } from '../release-in.ts'

/** A page that is still here after so long was not left: its reader was asked, or the link was a download. */
const goesWithinMs = 10_000

let leftAt: number | undefined
let loading = 0

const note = () => {
  leftAt = performance.now()
}
window.addEventListener('pageshow', () => {
  leftAt = undefined
})

/** Listens for as long as something loads, and not longer: a page that always listens is never kept for a quick way back. */
export const watchLeaving = () => {
  loading += 1
  if (loading === 1) window.addEventListener('beforeunload', note)
  return () => {
    loading -= 1
    if (loading === 0) window.removeEventListener('beforeunload', note)
  }
}

/** True while the page unloads: calls that the browser aborts then are no release's fault. */
const isLeaving = () => leftAt !== undefined && performance.now() - leftAt < goesWithinMs

type Outcome = { ok: true; version: string; fallbackFor?: Failure } | { ok: false; failure: Failure }

/** Notes that visitors got something else than the release that was meant for them. */
export const noteFailure = ({ area, version, reason }: Failure) => {
  if (isLeaving()) return
  const release = reason === 'shell' ? hostRelease() : version && see(area, version)
  if (release) release.failed ??= reason
}

/** Notes what opening a page of an area has come to. */
export const noteOpened = (area: AreaId, loaded: Outcome) => {
  const failure = loaded.ok ? loaded.fallbackFor : loaded.failure
  if (failure) noteFailure(failure)
  else if (loaded.ok) see(area, loaded.version)
}

/** Notes errors that nobody caught with the area, or the shell, that they come from. */
export const startNotes = () =>
  watchErrors((stack) => {
    const release = releaseIn(stack)
    if (release) return see(release.area, release.version)
    return stack.includes('/shell/static/') ? hostRelease() : undefined
  })
