import type { Platform } from '@keyhaven/shared-contracts/platform/compatibility'

/** The inspector opens by its keys, from the first moment on, or with the page: `?inspect`. */
export const awaitInspector = (platform: Platform) => {
  const inspect = () =>
    void import('./open-inspector.tsx').then(
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
