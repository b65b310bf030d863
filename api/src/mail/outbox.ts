import { sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Mail, Mailer } from './mailer.ts'

type Queued = Mail & {
  /** The same event is mailed once, however often its cause runs. */
  eventKey?: string
  /** Whose business it is: nothing ever leaves a demo account. */
  owner?: OwnerId
}

/** Writes a message in the transaction of its cause: it leaves when that commits. */
export async function queueMail(tx: Sql, { eventKey, owner, ...mail }: Queued) {
  if (owner !== undefined) {
    const { is_guest } = await tx
      .selectFrom('owners')
      .select('is_guest')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    if (is_guest) return
  }
  await tx
    .insertInto('outbox')
    .values({ kind: 'mail', payload: JSON.stringify(mail), event_key: eventKey ?? null })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute()
  await sql`NOTIFY outbox`.execute(tx)
}

type Row = { id: number; payload: Mail; attempts: number }

/** Longer than a sending may take, so that no second worker takes what is under way. */
const lease = sql.lit('40 seconds')
/** Two days of trying, with the waits below. */
const lastAttempt = 60

const claim = async (db: Db) => {
  const { rows } = await sql<Row>`
    UPDATE outbox SET attempts = attempts + 1, run_after = now() + interval ${lease}
    WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL AND run_after <= now() ORDER BY run_after, id
                 LIMIT 20 FOR UPDATE SKIP LOCKED)
    RETURNING id, payload, attempts`.execute(db)
  return rows
}

/** The words of a mail hold links that sign people in, so they go as soon as it has left. */
const settle = (db: Db, id: number) =>
  sql`UPDATE outbox SET done_at = now(), payload = '{}', last_error = NULL WHERE id = ${id}`.execute(db)

const postpone = (db: Db, row: Row, reason: string) => {
  const seconds = Math.min(2 ** row.attempts, 3600)
  const next =
    row.attempts < lastAttempt ? sql`now() + make_interval(secs => ${seconds})` : sql`'infinity'::timestamptz`
  return sql`UPDATE outbox SET run_after = ${next}, last_error = ${reason.slice(0, 500)} WHERE id = ${row.id}`.execute(
    db,
  )
}

type Failed = (error: unknown, id: number) => void

/** Sends what is due; answers how many left. One that fails waits longer each time and holds up no other. */
export async function drainOutbox(db: Db, mailer: Mailer, failed: Failed = () => {}): Promise<number> {
  let sent = 0
  for (let rows = await claim(db); rows.length > 0; rows = await claim(db)) {
    await Promise.all(
      rows.map(async (row) => {
        try {
          await mailer.send(row.payload, `outbox-${row.id}`)
          await settle(db, row.id)
          sent += 1
        } catch (error) {
          failed(error, row.id)
          await postpone(db, row, String(error))
        }
      }),
    )
  }
  return sent
}
