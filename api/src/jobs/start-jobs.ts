import { type JobResult, PgBoss } from 'pg-boss'
import type { AppContext } from '../context.ts'
import { runSweep, type Sweep, sweeps } from '../sweep.ts'
import type { QueueName } from './queues.ts'

type Log = { error(fields: object, message: string): void; warn(fields: object, message: string): void }

/** Beside the one that listens. */
const maxConnections = 3
/** How long a stop waits for what is under way. */
const stopTimeoutMs = 10_000
/** How long the same error is not said again: workers ask on while the database is away. */
const quietMs = 60_000

function openBoss({ databaseUrl }: AppContext, log: Log) {
  // Past a pooler, which keeps no session to listen in.
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    useListenNotify: true,
    registerInstance: false,
  })
  let last = { code: '', at: 0 }
  boss.on('error', (error: Error & { code?: string }) => {
    const code = error.code ?? error.message
    if (code === last.code && Date.now() - last.at < quietMs) return
    last = { code, at: Date.now() }
    log.error({ err: error }, 'the queues of jobs could not be read')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  return boss
}

type SweepJob = { task: string }

/** Under which a schedule is stored: the engine allows no spaces. */
const keyOf = ({ what }: Sweep) => what.replaceAll(/\W+/g, '-')

/** Runs what is scheduled, at once and then every minute; answers how to stop. */
export async function startJobs(context: AppContext, log: Log, scheduled: readonly Sweep[] = sweeps) {
  const boss = openBoss(context, log)
  const stopping = new AbortController()
  const failed = (error: unknown, what: string) => log.error({ err: error }, `could not sweep ${what}`)
  await boss.start()

  /** One after the other, so that calls keep the processor and the connections. */
  const work = async (queue: QueueName) => {
    const own = scheduled.filter((sweep) => sweep.queue === queue)
    const options = { batchSize: 50, perJobResults: true } as const
    await boss.work<SweepJob, unknown, typeof options>(queue, options, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) {
        // Where the database does not answer, each of them would be waited for.
        if (stopping.signal.aborted) break
        // A newer program may have scheduled what this one does not know; its own workers take the next run.
        const sweep = own.find(({ what }) => what === data.task)
        const isDone = sweep === undefined || (await runSweep(context, sweep, failed))
        results.push({ id, status: isDone ? 'completed' : 'failed' })
      }
      return results
    })
    for (const sweep of own) {
      const key = keyOf(sweep)
      await boss.schedule(queue, '* * * * *', { task: sweep.what }, { key, singletonKey: key })
    }
    await boss.insert(
      queue,
      own.map((sweep) => ({ data: { task: sweep.what }, singletonKey: keyOf(sweep) })),
    )
  }
  await work('sweeps')
  await work('drawings')
  return async () => {
    stopping.abort()
    await boss.stop({ timeout: stopTimeoutMs })
  }
}
