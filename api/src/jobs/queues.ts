import type pg from 'pg'
import { fromKysely, PgBoss, type Queue, type UpdateQueueOptions } from 'pg-boss'
import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'
import { partsOf } from '../domain-parts.ts'

type QueueOptions = Omit<Queue, 'name'>

/**
 * Scheduled work, one run of each task at a time over all processes. What fails is not tried again: the next minute does.
 * A task whose process died is free again as soon as its heartbeat is missed.
 */
const everyMinute = {
  policy: 'exclusive',
  retryLimit: 0,
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
  notify: true,
} as const satisfies QueueOptions

const hour = 3600
const year = 365 * 24 * hour

/** Options of a queue of mails, one job for each. A process that dies is missed after longer than a sending takes, with the noting after it. */
const ofMails = {
  policy: 'exclusive',
  heartbeatSeconds: 60,
  expireInSeconds: 120,
  deleteAfterSeconds: hour,
  deadLetter: 'given-up-mails',
  notify: true,
} as const satisfies QueueOptions

const ownQueues = {
  sweeps: everyMinute,
  /** Pictures and documents, which take seconds each: nothing else waits for them. */
  drawings: everyMinute,
  /** Mails that were tried for two days: only an operator tries them again. */
  'given-up-mails': { retentionSeconds: 10 * year },
  mails: { ...ofMails, retryLimit: 59, retryDelay: 1, retryBackoff: true, retryDelayMax: hour },
  /** Mails that a server refused for good are tried rarely, in case the fault was ours. */
  'refused-mails': { ...ofMails, retryLimit: 7, retryDelay: 6 * hour },
  /**
   * Events for webhooks, one job for the next try of each. A try that fails sends the next job itself; the engine tries again what a
   * process that died, or a database that was away, left undone.
   */
  webhooks: {
    policy: 'exclusive',
    heartbeatSeconds: 30,
    expireInSeconds: 120,
    deleteAfterSeconds: hour,
    retryLimit: 10,
    retryDelay: 5,
  },
} as const satisfies Record<string, QueueOptions>

/** Queues of added areas for sweeps that nothing else is to wait for: `sweepQueues` in `api/src/<area>/sweep-queues.ts`. */
const ofAreas = (await partsOf<readonly string[]>('sweep-queues.ts', 'sweepQueues')).flat()

/** The queues of this program. Migrating creates them, and brings their options up to date. */
const queues: Record<string, QueueOptions> = {
  ...ownQueues,
  ...Object.fromEntries(ofAreas.map((name) => [name, everyMinute])),
}

/** The engine on a connection of the caller, without workers: what is sent over a transaction is there once that commits. */
export const jobsOn = (db: Sql): PgBoss => new PgBoss({ db: fromKysely(db) })

/** Mark in `run_after` of a row that has a job: the release before takes what is due there, and never takes this. */
export const ofWorkers = sql<Date>`'9999-12-31'::timestamptz`

/**
 * Brings the tables of the job engine and our queues to what this program needs, on the connection that migrates; what a
 * newer program has made of them stays.
 */
export async function installJobs(client: pg.Client): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false, registerInstance: false })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    const { policy: _, ...changeable } = options
    await boss.updateQueue(name, changeable satisfies UpdateQueueOptions)
  }
  await boss.stop({ graceful: false })
  if (failures.length > 0) throw new AggregateError(failures, 'The queues could not be made.')
}

type QueueBacklog = {
  queue: string
  /** Due, or to be tried again later. */
  waiting: number
  active: number
  /** Seconds that the longest overdue job has waited for a worker. */
  overdueSeconds: number
}

/** The jobs of each queue that are not over, of all instances. */
export async function readQueues(db: Sql): Promise<QueueBacklog[]> {
  const { rows } = await sql<QueueBacklog>`
    SELECT queue, count(*) FILTER (WHERE state < 'active') AS waiting, count(*) FILTER (WHERE state = 'active') AS active,
      greatest(coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active')), 0), 0) AS "overdueSeconds"
    FROM unnest(${Object.keys(queues)}::text[]) AS queue LEFT JOIN pgboss.job ON name = queue AND state <= 'active'
    GROUP BY queue`.execute(db)
  return rows
}
