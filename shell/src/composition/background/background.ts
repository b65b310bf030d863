import { reportFromShell } from '../health/report.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { areaOfPath, type Releases } from '../registry.ts'
import { followReleases } from '../tab/newer-releases.ts'
import { reportTraces, type TracedPlace } from '@keyhaven/shared-contracts/host/report-traces'
import { hostRelease } from '@keyhaven/shared-contracts/host/seen-releases'
import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { useComposition } from '../composition.ts'

const placeOf = (path: string): TracedPlace | undefined => {
  const { releases } = useComposition.getState()
  const area = areaOfPath(releases, path)
  const resolution = area && releases.areas.get(area)
  if (!resolution) {
    const version = hostRelease()?.version
    return version === undefined ? undefined : { area: 'shell', version, page: '/*' }
  }
  const { manifest, version } = resolution.release
  // An area names the pages that it wants early; of others the address of the area has to do.
  const page = pageOfPath(manifest.pages, splitAddress(path).path)?.path ?? manifest.paths[0] ?? '/*'
  return { area: manifest.area, version, page }
}

/** Says for which clicks this page called the API, where the operator traces that. */
const reportTracesFromShell = () => reportTraces({ placeOf })

type Router = Parameters<typeof prefetchWhenIdle>[0]

/** Starts the background work of an open page, which the page itself does not wait for. */
export const startBackground = (router: Router, currentReleases: () => Promise<Releases>) => {
  prefetchWhenIdle(router)
  reportFromShell(router)
  reportTracesFromShell()
  followReleases(currentReleases)
}
