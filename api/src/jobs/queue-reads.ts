import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'
import { queues } from './queues.ts'

export type QueueBacklog = {
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
