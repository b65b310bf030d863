import { see, seenReleases, type SeenRelease, watchErrors } from '@keyhaven/shared-contracts/host/seen-releases'

let release: SeenRelease | undefined

/** Not `sendBeacon`, which sends the cookies along that somebody may have given us. Its answer is of no use here. */
const sender = (origin: string) => (path: string, body: string) =>
  void fetch(origin + path, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  )

/** Reports on these scripts, once for all elements of a page. How fast that page is, is its owner's affair. */
export const startEmbedHealth = (origin: string, version: string) => {
  if (release) return
  release = see('embed', version)
  watchErrors((stack) => (stack.includes('/embed/static/') ? release : undefined))
  setTimeout(() => {
    import('@keyhaven/shared-contracts/host/report-health').then(
      ({ reportHealth }) => reportHealth({ seen: seenReleases, send: sender(origin) }),
      () => undefined,
    )
  }, 3000)
}

export const noteBroken = () => {
  if (release) release.failed = 'evaluation'
}
