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
export const isLeaving = () => leftAt !== undefined && performance.now() - leftAt < goesWithinMs
