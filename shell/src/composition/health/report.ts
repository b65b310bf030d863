import { reportHealth } from '@keyhaven/shared-contracts/host/report-health'
import { hostRelease, type SeenRelease, seenReleases } from '@keyhaven/shared-contracts/host/seen-releases'
import type { createRouter } from '../../router.tsx'
import { useComposition } from '../composition.ts'
import { areaOfPath } from '../registry.ts'

const openedPath = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation ? new URL(navigation.name).pathname : window.location.pathname
}

/**
 * A shell on trial answers for what its areas meet, too: it may be the reason, and where it is not, chance gives the stable shell as
 * much of it.
 */
export const withShellBlamed = (releases: readonly SeenRelease[]): SeenRelease[] => {
  const failed = releases.find((one) => one.failed !== undefined)?.failed
  const hasErred = releases.some(({ erred }) => erred)
  return releases.map((release) =>
    release.area === 'shell' && release.trial !== undefined
      ? { ...(failed !== undefined && { failed }), ...release, ...(hasErred && { erred: true }) }
      : release,
  )
}

/** Reports on the shell and on every area of which a page was opened. */
export const reportFromShell = (router: ReturnType<typeof createRouter>) => {
  const { areas = {} } = useComposition.getState().releases.published ?? {}
  const places = [
    { since: 0, path: openedPath() },
    { since: performance.now(), path: window.location.pathname },
  ]
  router.subscribe(({ location: { pathname: path } }) => {
    if (path !== places.at(-1)?.path) places.push({ since: performance.now(), path })
  })
  const { releases } = useComposition.getState()
  const givenOf = (area: string) => useComposition.getState().releases.areas.get(area)
  /** Trial that a version belongs to. An owner's own version, a picked one and a fallback are not part of it. */
  const trialOf = (area: string, version: string) => {
    const { stable, rollout } = areas[area] ?? {}
    const assignment = givenOf(area)
    const isByChance =
      assignment?.release.version === version && (assignment.reason === 'stable' || assignment.reason === 'rollout')
    return isByChance && (version === stable || version === rollout?.version) ? rollout?.trial : undefined
  }
  const shell = hostRelease()
  reportHealth({
    seen: () =>
      withShellBlamed(
        seenReleases()
          .filter(({ area }) => givenOf(area)?.reason !== 'override')
          .map((release) => ({ ...release, trial: release.trial ?? trialOf(release.area, release.version) })),
      ),
    hasTrials: shell?.trial !== undefined || Object.values(areas).some(({ rollout }) => rollout?.trial),
    areaAt: (ms) => areaOfPath(releases, places.findLast(({ since }) => since <= ms)?.path ?? '') ?? 'shell',
  })
}
