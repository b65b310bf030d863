import type { Job, PgBoss } from 'pg-boss'
import type { AppContext } from '../context.ts'
import { subscribe } from '../db/listen.ts'
import { sendWebhook } from './sending.ts'
import { adoptDeliveries, perOwner, priorities, type WebhookJob } from './webhook-job-writes.ts'

type Context = Pick<AppContext, 'db' | 'databaseUrl' | 'env' | 'clock'>
type Log = { error(fields: object, message: string): void }

/** Number of workers: one whose owner's server takes its time waits beside the others. Few of all are for owners whose servers fail. */
const workers = { usual: 56, any: 8 }
/** Seconds between looks of a worker that nothing wakes. Only those for all owners find what waits for another try. */
const lookSeconds = { usual: 15, any: 5 }

/**
 * Starts workers and wakes them one at a time: a worker that takes a job wakes the next one, and looks for another job when it is done.
 * With `notify` on the queue, pg-boss would wake all of them for each event.
 */
function openTeam(boss: PgBoss, send: (job: Job<WebhookJob>) => Promise<'completed' | 'failed'>) {
  const idle = new Set<string>()
  const wake = () => {
    const [next] = idle
    if (next === undefined) return
    // The last to be woken next time, for this one may be about to take a job.
    idle.delete(next)
    idle.add(next)
    boss.notifyWorker(next)
  }
  const add = async (kind: keyof typeof workers) => {
    const options = {
      perJobResults: true,
      groupConcurrency: perOwner,
      pollingIntervalSeconds: lookSeconds[kind],
      ...(kind === 'usual' && { minPriority: priorities.usual }),
    } as const
    const self: string = await boss.work<WebhookJob, unknown, typeof options>('webhooks', options, async (jobs) => {
      idle.delete(self)
      wake()
      const results = await Promise.all(jobs.map(async (job) => ({ id: job.id, status: await send(job) })))
      idle.add(self)
      boss.notifyWorker(self)
      return results
    })
    idle.add(self)
  }
  return { add, wake }
}

/** Gives jobs to new deliveries as soon as their transaction commits, one look at a time; answers how to stop. */
function adoptAtOnce({ db, databaseUrl }: Context, adopted: () => void, failed: (error: unknown) => void) {
  let isDue = false
  let adopting: Promise<void> | undefined
  const adopt = async () => {
    while (isDue) {
      isDue = false
      await adoptDeliveries(db).catch(failed)
      adopted()
    }
    adopting = undefined
  }
  const heard = () => {
    isDue = true
    adopting ??= adopt()
  }
  const stopListening = subscribe(databaseUrl, 'webhooks', { connected: heard, heard })
  return async () => {
    await stopListening()
    await adopting
  }
}

/** Sends events to webhooks as soon as their transaction commits, and what waits for another try once that is due; answers how to stop. */
export async function workWebhooks(boss: PgBoss, context: Context, log: Log) {
  const failed = (error: unknown) => log.error({ err: error }, 'events for webhooks could not be sent')
  const send = async (job: Job<WebhookJob>) => {
    try {
      await sendWebhook(context, job)
      return 'completed'
    } catch (error) {
      failed(error)
      return 'failed'
    }
  }
  const team = openTeam(boss, send)
  for (const kind of ['any', 'usual'] as const)
    for (let count = 0; count < workers[kind]; count += 1) await team.add(kind)
  return adoptAtOnce(context, team.wake, failed)
}
