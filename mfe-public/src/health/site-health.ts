import { reportHealth } from '@keyhaven/shared-contracts/host/report-health'
import { hostRelease, seenReleases, watchErrors } from '@keyhaven/shared-contracts/host/seen-releases'

const release = hostRelease()
watchErrors((stack) => (stack.includes('/site/static/') ? release : undefined))
reportHealth({ seen: seenReleases, areaAt: () => 'site' })

/** A guest sees that the page could not be shown. */
export const noteBroken = () => {
  if (release) release.failed = 'evaluation'
}
