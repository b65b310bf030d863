import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const notReport = 'This is no report of a page.'

/** Reasons why a visitor did not get the release that was meant for them. */
export const failureReasons = [
  'network',
  'timeout',
  'integrity',
  'incompatible',
  'evaluation',
  'missing',
  'unreadable',
  'hung',
  'shell',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** Ratings by the thresholds of the web vitals. */
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const
export type VitalRating = (typeof vitalRatings)[number]
export const vitals = ['lcp', 'inp', 'cls'] as const

const rating = z.enum(vitalRatings, notReport).optional()

/** Number of visits that a successful one stands for where not all are reported. */
export const sampledOneIn = 10

/** Visit of one release in one page, for as long as that was open. Nothing says who opened it, or where. */
export const releaseVisit = z.object(
  {
    /** An area, or `shell`, `site`, `embed`. */
    area: z.string(notReport).regex(/^[a-z][a-z\d-]{0,39}$/, notReport),
    version: z.string(notReport).regex(/^[\w.-]{1,60}$/, notReport),
    /** Of the trial for which this visitor was given the canary or the stable release by chance. */
    trial: z.int(notReport).min(1, notReport).max(2_147_483_647, notReport).optional(),
    /** Number of visits that it stands for. 0: it was reported before, and this is what came after. */
    count: z.literal([0, 1, sampledOneIn], notReport),
    /** Reason why the visitor got the version before, or an error page. */
    failed: z.enum(failureReasons, notReport).optional(),
    /** True if a script of it threw an error that nobody caught. */
    erred: z.boolean(notReport).optional(),
    lcp: rating,
    inp: rating,
    cls: rating,
  },
  notReport,
)
export type ReleaseVisit = z.output<typeof releaseVisit>

export const healthReport = z.object({
  visits: z.array(releaseVisit, notReport).min(1, notReport).max(20, notReport),
})

/** Reports of pages on the releases that they are made of. */
export const healthApi = {
  report: endpoint({
    domain: 'public',
    summary: 'Count what became of the releases that a page is made of; nothing says whose page it was',
    method: 'POST',
    path: '/api/public/health/',
    access: 'anyone',
    limits: { perCaller: { times: 120, seconds: 60 } },
    beacon: true,
    body: healthReport,
    example: { visits: [{ area: 'finance', version: '1.0.0-3fa9c2d1', count: 1, lcp: 'good', cls: 'good' }] },
    status: 204,
    response: z.undefined(),
  }),
}
