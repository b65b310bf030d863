import type { JobResult, PgBoss } from 'pg-boss'
import type { AppContext } from '../context.ts'
import { runSweep, type Sweep } from '../sweep.ts'
import type { Log } from './boss.ts'

type SweepJob = { task: string }

const queueOf = ({ queue = 'sweeps' }: Sweep) => queue

/** Under which a schedule is stored: the engine allows no spaces. */
const keyOf = ({ what }: Sweep) => what.replaceAll(/\W+/g, '-')

/** Runs what is scheduled, at once and then every minute, until `stopping` aborts. */
export async function workSweeps(
  boss: PgBoss,
  { context, log, stopping }: { context: AppContext; log: Log; stopping: AbortSignal },
  scheduled: readonly Sweep[],
) {
  const failed = (error: unknown, what: string) => log.error({ err: error }, `could not sweep ${what}`)
  /** Works sweeps one after the other, so that calls keep the processor and the connections. */
  const work = async (queue: string) => {
    const own = scheduled.filter((sweep) => queueOf(sweep) === queue)
    const schedule = (sweep: Sweep) => {
      const key = keyOf(sweep)
      return boss.schedule(queue, '* * * * *', { task: sweep.what }, { key, singletonKey: key })
    }
    await Promise.all(own.map(schedule))
    await boss.insert(
      queue,
      own.map((sweep) => ({ data: { task: sweep.what }, singletonKey: keyOf(sweep) })),
    )
    const options = { batchSize: 50, perJobResults: true } as const
    await boss.work<SweepJob, unknown, typeof options>(queue, options, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) {
        // Where the database does not answer, each of them would be waited for.
        if (stopping.aborted) break
        // A newer program may have scheduled what this one does not know; its own workers take the next run.
        const sweep = own.find(({ what }) => what === data.task)
        const isDone = sweep === undefined || (await runSweep(context, sweep, failed))
        results.push({ id, status: isDone ? 'completed' : 'failed' })
      }
      return results
    })
  }
  for (const queue of new Set(scheduled.map(queueOf))) await work(queue)
}
