import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'

export type MailBacklog = {
  unsent: number
  /** Tried and failed, and to be tried again. */
  failing: number
  /** Tried for two days: nobody tries again, but an operator may. */
  givenUp: number
  /** Of the oldest that has not left and is not given up; 0 where there is none. */
  oldestSeconds: number
  /** How long the one that is due longest has waited for a worker. */
  overdueSeconds: number
}

/** The mails that have not left, of all instances. Reads the index of what has not left, and nothing of what has. */
export async function readMailBacklog(db: Sql): Promise<MailBacklog> {
  const { rows } = await sql<MailBacklog>`
    SELECT count(*) FILTER (WHERE run_after < 'infinity') AS unsent,
      count(*) FILTER (WHERE run_after < 'infinity' AND last_error IS NOT NULL) AS failing,
      count(*) FILTER (WHERE run_after = 'infinity') AS "givenUp",
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE run_after < 'infinity')), 0) AS "oldestSeconds",
      greatest(coalesce(extract(epoch FROM now() - min(run_after) FILTER (WHERE run_after <= now())), 0), 0)
        AS "overdueSeconds"
    FROM outbox WHERE done_at IS NULL`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The outbox was counted without a row.')
  return row
}
