import { reportHealth } from '@keyhaven/shared-contracts/host/report-health'
import { see, seenReleases, type SeenRelease, watchErrors } from '@keyhaven/shared-contracts/host/seen-releases'

let release: SeenRelease | undefined
let isBroken = false

/** A guest sees that the booking could not be shown. */
export const noteBroken = () => {
  isBroken = true
  if (release) release.failed = 'evaluation'
}

/** Reports on these scripts, once for all elements of a page. How fast that page is, is its owner's affair. */
export const startEmbedHealth = (origin: string, version: string, trial: string) => {
  if (release) return
  const own = (release = see('embed', version, trial))
  if (isBroken) noteBroken()
  watchErrors((stack) => (stack.includes('/embed/static/') ? own : undefined))
  // Not `sendBeacon`: that would send cookies along, if this origin ever had any. Its answer is of no use here.
  const send = (path: string, body: string) =>
    void fetch(origin + path, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    )
  reportHealth({ seen: seenReleases, send })
}
