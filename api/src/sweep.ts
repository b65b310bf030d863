import { purgeEndedAccounts, remindEnding } from './accounts/ending/schedule.ts'
import { dropEndedSessions, dropExpiredChallenges, dropExpiredLinks } from './accounts/schedule.ts'
import { mailArrivals } from './arrivals/schedule.ts'
import { expireRequests } from './bookings/schedule.ts'
import { settleChanges } from './changes/schedule.ts'
import { dropEndedKeys, dropOldDeliveries } from './connections/schedule.ts'
import { adoptLostDeliveries } from './connections/webhook-job-writes.ts'
import type { AppContext } from './context.ts'
import { purgeDemos } from './demo/schedule.ts'
import { sweepMedia } from './files/media-store.ts'
import { forgetAnswers } from './http/idempotency.ts'
import { forgetCounts } from './http/limits.ts'
import { dropOldHealth } from './health/schedule.ts'
import { sweepUploads } from './http/uploads.ts'
import { drawMissingAvifs } from './images/schedule.ts'
import { drawIssued, issueDue } from './invoices/schedule.ts'
import { taskFinished, taskRuns } from './metrics/meters.ts'
import { adoptMails, dropTooLate, forgetSent } from './mail/outbox.ts'
import { forgetClients, forgetRecipients } from './privacy/schedule.ts'
import { findMissingGaps, findMissingLowest, renewOverview } from './public/schedule.ts'
import { dropOldHolds, releaseLapsedHolds } from './requests/schedule.ts'
import { inSpan } from './traces/tracing.ts'
import { lookAtProofs } from './site/schedule.ts'

export type Sweep = { what: string; queue: 'sweeps' | 'drawings'; run: (context: AppContext) => Promise<unknown> }

const sweep = (what: string, run: Sweep['run']): Sweep => ({ what, queue: 'sweeps', run })
const drawing = (what: string, run: Sweep['run']): Sweep => ({ what, queue: 'drawings', run })

/** Sweeps of records that nobody needs any more, and of work due by its day. Each is safe to run at any time, by any number of instances. */
export const sweeps: readonly Sweep[] = [
  sweep('expired demo accounts', purgeDemos),
  sweep('reminders of accounts that end', remindEnding),
  sweep('accounts that ended 30 days ago', purgeEndedAccounts),
  sweep('clients that are kept for no longer', forgetClients),
  sweep('people in documents whose years are over', forgetRecipients),
  sweep('sessions that ended', dropEndedSessions),
  sweep('links of mails that expired', dropExpiredLinks),
  sweep('sign-ins that were begun and not finished', dropExpiredChallenges),
  sweep('answers kept for a repeated request', ({ db }) => forgetAnswers(db)),
  sweep('mails that no job is there for', ({ db }) => adoptMails(db)),
  sweep('mails that left a week ago and whose event cannot come again', ({ db }) => forgetSent(db)),
  sweep('mails that would come too late', ({ db }) => dropTooLate(db)),
  sweep('requests that nobody answered in time', expireRequests),
  sweep('changes that guests asked for and that are settled by now', settleChanges),
  sweep('mails with the way in to guests who arrive soon', mailArrivals),
  sweep('nights of requests that no guest confirmed', releaseLapsedHolds),
  sweep('requests that no guest confirmed within a day', dropOldHolds),
  sweep('API keys that have ended', dropEndedKeys),
  sweep('events for webhooks that no job is there for', ({ db }) => adoptLostDeliveries(db)),
  sweep('deliveries to webhooks that are a month old', dropOldDeliveries),
  sweep('invoices of stays that end today', issueDue),
  drawing('documents that were not drawn yet', drawIssued),
  sweep('free gaps of units that have none yet', findMissingGaps),
  drawing('pictures that are not drawn as avif yet', drawMissingAvifs),
  sweep('cheapest nights of units and months that have none yet', findMissingLowest),
  sweep('houses in the overview whose cheapest season is over', renewOverview),
  sweep('files that are no longer shown', sweepMedia),
  sweep('counts of limited calls whose time is over', ({ db, clock }) => forgetCounts(db, clock())),
  sweep('health of releases that is a month old', dropOldHealth),
  sweep('domains that are no longer proven', lookAtProofs),
]

function noteRun(task: string, result: 'done' | 'failed') {
  taskRuns.inc({ task, result })
  taskFinished.set({ task, result }, Date.now() / 1000)
}

/** Runs one of them, and says whether it came through. */
export async function runSweep(
  context: AppContext,
  { what, run }: Sweep,
  failed: (error: unknown, what: string) => void,
): Promise<boolean> {
  try {
    await inSpan(`task ${what}`, { isRoot: true }, () => run(context))
    noteRun(what, 'done')
    return true
  } catch (error) {
    noteRun(what, 'failed')
    failed(error, what)
    return false
  }
}

type Log = { error(fields: object, message: string): void }

/** Runs a sweep of this machine's disk, which no other process can do; answers how to stop. */
export function startSweepingDisk(context: AppContext, log: Log) {
  const uploads = sweep('files left by interrupted requests', sweepUploads)
  const failed = (error: unknown, what: string) => log.error({ err: error }, `could not sweep ${what}`)
  const run = () => void runSweep(context, uploads, failed)
  run()
  const timer = setInterval(run, 60_000)
  return async () => clearInterval(timer)
}
