import { purgeEndedAccounts, remindEnding } from './accounts/ending/schedule.ts'
import { dropEndedSessions, dropExpiredChallenges, dropExpiredLinks } from './accounts/schedule.ts'
import { mailArrivals } from './arrivals/schedule.ts'
import { expireRequests } from './bookings/schedule.ts'
import { settleChanges } from './changes/schedule.ts'
import { dropEndedKeys, dropOldDeliveries } from './connections/schedule.ts'
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
import { dropTooLate, forgetSent } from './mail/outbox.ts'
import { forgetClients, forgetRecipients } from './privacy/schedule.ts'
import { findMissingGaps, findMissingLowest, renewOverview } from './public/schedule.ts'
import { dropOldHolds, releaseLapsedHolds } from './requests/schedule.ts'
import { inSpan } from './traces/tracing.ts'
import { lookAtProofs } from './site/schedule.ts'

type Sweep = { what: string; run(context: AppContext): Promise<unknown> }

/** What nobody needs any more, and what is due by its day. Each is safe to run at any time, by any number of instances. */
export const sweeps: readonly Sweep[] = [
  { what: 'expired demo accounts', run: purgeDemos },
  { what: 'reminders of accounts that end', run: remindEnding },
  { what: 'accounts that ended 30 days ago', run: purgeEndedAccounts },
  { what: 'clients that are kept for no longer', run: forgetClients },
  { what: 'people in documents whose years are over', run: forgetRecipients },
  {
    what: 'sessions that ended',
    run: dropEndedSessions,
  },
  {
    what: 'links of mails that expired',
    run: dropExpiredLinks,
  },
  { what: 'sign-ins that were begun and not finished', run: dropExpiredChallenges },
  {
    what: 'answers kept for a repeated request',
    run: ({ db }) => forgetAnswers(db),
  },
  {
    what: 'mails that left a week ago and whose event cannot come again',
    run: ({ db }) => forgetSent(db),
  },
  { what: 'mails that would come too late', run: ({ db }) => dropTooLate(db) },
  { what: 'requests that nobody answered in time', run: expireRequests },
  { what: 'changes that guests asked for and that are settled by now', run: settleChanges },
  { what: 'mails with the way in to guests who arrive soon', run: mailArrivals },
  { what: 'nights of requests that no guest confirmed', run: releaseLapsedHolds },
  { what: 'requests that no guest confirmed within a day', run: dropOldHolds },
  { what: 'API keys that have ended', run: dropEndedKeys },
  { what: 'deliveries to webhooks that are a month old', run: dropOldDeliveries },
  { what: 'invoices of stays that end today', run: issueDue },
  { what: 'documents that were not drawn yet', run: drawIssued },
  { what: 'free gaps of units that have none yet', run: findMissingGaps },
  { what: 'pictures that are not drawn as avif yet', run: drawMissingAvifs },
  { what: 'cheapest nights of units and months that have none yet', run: findMissingLowest },
  { what: 'houses in the overview whose cheapest season is over', run: renewOverview },
  { what: 'files that are no longer shown', run: sweepMedia },
  { what: 'counts of limited calls whose time is over', run: ({ db, clock }) => forgetCounts(db, clock()) },
  { what: 'files left by interrupted requests', run: sweepUploads },
  { what: 'health of releases that is a month old', run: dropOldHealth },
  { what: 'domains that are no longer proven', run: lookAtProofs },
]

function noteRun(task: string, result: 'done' | 'failed') {
  taskRuns.inc({ task, result })
  taskFinished.set({ task, result }, Date.now() / 1000)
}

export async function sweepAll(
  context: AppContext,
  failed: (error: unknown, what: string) => void,
  isOver: () => boolean = () => false,
) {
  for (const sweep of sweeps) {
    // Where the database does not answer, each of them would be waited for.
    if (isOver()) return
    try {
      await inSpan(`task ${sweep.what}`, { isRoot: true }, () => sweep.run(context))
      noteRun(sweep.what, 'done')
    } catch (error) {
      noteRun(sweep.what, 'failed')
      failed(error, sweep.what)
    }
  }
}

type Log = { error(fields: object, message: string): void }

/** Sweeps at once and then every minute; answers how to stop. */
export function startSweeping(context: AppContext, log: Log) {
  let running = Promise.resolve()
  let isOver = false
  const sweep = () => {
    const failed = (error: unknown, what: string) => log.error({ err: error }, `could not sweep ${what}`)
    running = running.then(() => sweepAll(context, failed, () => isOver))
  }
  sweep()
  const timer = setInterval(sweep, 60_000)
  return async () => {
    clearInterval(timer)
    isOver = true
    await running
  }
}
