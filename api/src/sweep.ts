import type { AppContext } from './context.ts'
import { sweepMedia } from './files/media-store.ts'
import { forgetAnswers } from './http/idempotency.ts'
import { forgetCounts } from './http/limits.ts'
import { sweepUploads } from './http/uploads.ts'
import { adoptMails, dropTooLate, forgetSent } from './mail/outbox.ts'
import { taskFinished, taskRuns } from './metrics/meters.ts'
import { inSpan } from './traces/tracing.ts'

/**
 * Sweep of records that nobody needs any more, or of work due by its day: `sweeps` in the `schedule.ts` of a domain. It is safe to run at any
 * time, by any number of instances. What draws, and what waits for servers of others, has a queue of its own:
 * `drawings`, or one of an added area (`api/src/channels/sweep-queues.ts`).
 */
export type Sweep = {
  what: string
  queue?: string
  run: (context: AppContext) => Promise<unknown>
}

/** Those of what no domain has: mails, files, and what is counted of calls. */
export const ownSweeps: readonly Sweep[] = [
  { what: 'answers kept for a repeated request', run: ({ db }) => forgetAnswers(db) },
  { what: 'mails that no job is there for', run: ({ db }) => adoptMails(db) },
  { what: 'mails that left a week ago and whose event cannot come again', run: ({ db }) => forgetSent(db) },
  { what: 'mails that would come too late', run: ({ db }) => dropTooLate(db) },
  { what: 'files that are no longer shown', run: sweepMedia },
  { what: 'counts of limited calls whose time is over', run: ({ db, clock }) => forgetCounts(db, clock()) },
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
  const uploads = { what: 'files left by interrupted requests', run: sweepUploads }
  const failed = (error: unknown, what: string) => log.error({ err: error }, `could not sweep ${what}`)
  const run = () => void runSweep(context, uploads, failed)
  run()
  const timer = setInterval(run, 60_000)
  return async () => clearInterval(timer)
}
