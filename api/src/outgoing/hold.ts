import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'

/** Hold: since when nothing leaves this system, and why; how much waits. */
export type Hold = { since: Date; why: string; mails: number; events: number }

/** The condition under which something may leave. It is part of each statement that takes what is due, so that no process passes it. */
export const mayLeave = sql`NOT EXISTS (SELECT FROM outgoing_hold)`

/** Holds everything back from now on, in any instance; an existing hold stays as it is. */
export const holdOutgoing = (db: Sql, why: string) =>
  sql`INSERT INTO outgoing_hold (why) VALUES (${why}) ON CONFLICT DO NOTHING`.execute(db)

/** Mails and events that wait because nothing may leave; undefined where everything may. */
export const readHold = async (db: Sql): Promise<Hold | undefined> => {
  const { rows } = await sql<Hold>`
    SELECT since, why,
      (SELECT count(*) FROM outbox WHERE done_at IS NULL AND run_after < 'infinity') AS mails,
      (SELECT count(*) FROM webhook_deliveries WHERE done_at IS NULL) AS events
    FROM outgoing_hold`.execute(db)
  return rows[0]
}

/** Summary of a hold for an operator, in one line. */
export const holdInWords = ({ since, why, mails, events }: Hold) =>
  `Nothing is sent since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC (${why}): ${mails} mails and ${events} events ` +
  'for webhooks wait. `npm run outgoing -- send`, or a start with OUTGOING=send, lets them go.'
