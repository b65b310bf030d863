import { onCLS, onINP, onLCP } from 'web-vitals'
import {
  failureReasons,
  type FailureReason,
  healthApi,
  type ReleaseVisit,
  sampledOneIn,
  type VitalRating,
} from '../../contract/health.ts'
import type { SeenRelease } from './seen-releases.ts'

type Ratings = Partial<Record<'lcp' | 'inp' | 'cls', VitalRating>>
type Outcome = Ratings & { failed?: FailureReason; erred?: true }

/** Source of a page's reports: its host. */
export type HealthSource = {
  /** Releases so far and their outcome, but for those that this visitor was not given by chance or for everybody. */
  seen: () => readonly SeenRelease[]
  /** True if releases of this page are on trial: then every visit is reported. */
  hasTrials?: boolean
  /** The area on the screen at a moment of `performance.now()`; without it there are no vitals. */
  areaAt?: (ms: number) => string
  send?: (path: string, body: string) => void
}

const maxVisits = 20
const beacon = (path: string, body: string) => void navigator.sendBeacon(path, body)
const isReason = (reason: string | undefined): reason is FailureReason =>
  failureReasons.some((failure) => failure === reason)

/** The web vitals by the area that was on the screen when they came about. */
const measureVitals = (areaAt: (ms: number) => string) => {
  const ratings = new Map<string, Ratings>()
  for (const [name, listen] of [
    ['lcp', onLCP],
    ['inp', onINP],
    ['cls', onCLS],
  ] as const)
    listen(({ rating, entries }) => {
      const area = areaAt(entries[0]?.startTime ?? 0)
      ratings.set(area, { ...ratings.get(area), [name]: rating })
    })
  return ratings
}

/**
 * Reports what becomes of the releases of this page whenever it is hidden, each thing once. Of visits that went well one
 * in ten is reported, those of a trial and those in which something went wrong always. Nothing says whose visit it is.
 */
export const reportHealth = ({ seen, hasTrials = false, areaAt, send = beacon }: HealthSource) => {
  const isSampled = Math.random() * sampledOneIn < 1
  const reported = new Map<string, Outcome>()
  const ratings = areaAt && (isSampled || hasTrials) ? measureVitals(areaAt) : new Map<string, Ratings>()

  const visitOf = ({ area, version, trial, failed, erred }: ReturnType<typeof seen>[number]): ReleaseVisit[] => {
    const before = reported.get(`${area} ${version}`)
    const isBad = failed !== undefined || erred === true
    if (!before && !isBad && !isSampled && trial === undefined) return []
    const now: Outcome = { ...(isReason(failed) && { failed }), ...(erred && { erred }), ...ratings.get(area) }
    const news = Object.entries(now).filter(([what]) => !before || !(what in before))
    if (before && news.length === 0) return []
    reported.set(`${area} ${version}`, { ...before, ...now })
    const count = before ? 0 : isBad || trial !== undefined ? 1 : sampledOneIn
    return [{ area, version, ...(trial !== undefined && { trial }), count, ...(Object.fromEntries(news) as Outcome) }]
  }
  const report = () => {
    const visits = seen().flatMap(visitOf).slice(0, maxVisits)
    if (visits.length > 0) send(`/keyhaven${healthApi.report.path}`, JSON.stringify({ visits }))
  }
  // In our own pages `theme.js` has said what goes wrong until now.
  if (areaAt) window.dispatchEvent(new Event('health'))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report())
  // Where a browser leaves a page without hiding it.
  window.addEventListener('pagehide', report)
}
