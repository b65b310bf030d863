import { reportHealth } from '@keyhaven/shared-contracts/host/report-health'
import { reportTraces } from '@keyhaven/shared-contracts/host/report-traces'
import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { guestPages } from '../pages.ts'
import { hostRelease, seenReleases, watchErrors } from '@keyhaven/shared-contracts/host/seen-releases'

const release = hostRelease()
watchErrors((stack) => (stack.includes('/site/static/') ? release : undefined))
reportHealth({ seen: seenReleases, hasTrials: release?.trial !== undefined, areaAt: () => 'site' })
reportTraces({
  placeOf: (path) => {
    const page = pageOfPath(Object.values(guestPages) as { path: string }[], splitAddress(path).path)?.path ?? '/*'
    return release && { area: 'site', version: release.version, page }
  },
})

/** A guest sees that the page could not be shown. */
export const noteBroken = () => {
  if (release) release.failed = 'evaluation'
}
