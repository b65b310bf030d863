import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import { mailAttempts } from '../metrics/meters.ts'
import { mayLeave } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { inSpan, traceparent } from '../traces/tracing.ts'
import { Refused, type Mail, type Mailer } from './mailer.ts'

type Queued = Mail & {
  /** The same event is mailed once, however often its cause runs. */
  eventKey?: string
  /** Whose business it is: nothing ever leaves a demo account, and who is erased there gets no mail of it any more. */
  owner?: OwnerId
  /** How long it is of use, in milliseconds; what has not left by then never does. */
  usefulMs?: number
}

/** Writes a message in the transaction of its cause: it leaves when that commits. */
export async function queueMail(tx: Sql, { eventKey, owner, usefulMs, ...mail }: Queued) {
  const trace = traceparent()
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
    .values({
      kind: 'mail',
      payload: JSON.stringify({ ...mail, ...(owner !== undefined && { owner }), ...(trace && { traceparent: trace }) }),
      event_key: eventKey ?? null,
      useful_until: usefulMs === undefined ? null : sql<Date>`now() + make_interval(secs => ${usefulMs / 1000})`,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute()
  await sql`NOTIFY outbox`.execute(tx)
}

/** When the message about an event was written; nothing where none was. */
export async function queuedAt(db: Sql, eventKey: string): Promise<Date | undefined> {
  const row = await db.selectFrom('outbox').select('created_at').where('event_key', '=', eventKey).executeTakeFirst()
  return row?.created_at
}

/** A message, with whose business it is, and the span that wrote it where that was traced. */
type Payload = Mail & { owner?: OwnerId; traceparent?: string }
type Row = { id: number; payload: Payload; attempts: number; created_at: Date }

/** Longer than a mailer's longest sending and the settling after it, so that no second worker takes what is under way. */
const lease = sql.lit('60 seconds')
/** How long it is tried to write down that a message has left, in milliseconds. */
const settling = [100, 400, 1500, 4000, 8000, 12_000]
/** Two days of trying, with the waits below. */
const lastAttempt = { failed: 60, refused: 9 }

/** Takes the message that has been due longest; nobody else gets it until the lease ends. */
export async function takeNext(db: Db): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    UPDATE outbox SET attempts = attempts + 1, run_after = now() + interval ${lease}
    WHERE id = (SELECT id FROM outbox WHERE done_at IS NULL AND run_after <= now()
                  AND (useful_until IS NULL OR useful_until > now()) AND ${mayLeave}
                ORDER BY run_after, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, payload, attempts, created_at`.execute(db)
  return rows[0]
}

/**
 * Writes down that a message has left. Its words hold links that sign people in, so they go with it.
 * This is the one window in which a message can be sent twice: the server has taken it and this process dies, or the
 * database stays away longer than the lease, before the row says so. The second one then carries the same Message-ID.
 */
async function settle(db: Db, id: number) {
  const write = () =>
    sql`UPDATE outbox SET done_at = now(), payload = '{}', last_error = NULL WHERE id = ${id}`.execute(db)
  for (const pause of settling) {
    try {
      await write()
      return
    } catch {
      await wait(pause)
    }
  }
  await write()
}

/** What was refused for good waits long and is tried rarely, in case the fault was ours; at last it rests, to be seen. */
const postpone = (db: Db, row: Row, error: unknown) => {
  const refused = error instanceof Refused
  const seconds = refused ? 6 * 3600 : Math.min(2 ** row.attempts, 3600)
  const isLast = row.attempts >= (refused ? lastAttempt.refused : lastAttempt.failed)
  const next = isLast ? sql`'infinity'::timestamptz` : sql`now() + make_interval(secs => ${seconds})`
  // A worker whose lease ran out changes nothing any more.
  return sql`
    UPDATE outbox SET run_after = ${next}, last_error = ${String(error).slice(0, 500)}
    WHERE id = ${row.id} AND attempts = ${row.attempts} AND done_at IS NULL`.execute(db)
}

type Failed = (error: unknown, id: number) => void

/** Sends a message that was taken, and says whether it left; one that fails waits longer each time. */
export async function deliver(db: Db, mailer: Mailer, row: Row, failed: Failed = () => {}): Promise<boolean> {
  const { traceparent: parent, owner: _, ...mail } = row.payload
  const attributes = { 'keyhaven.mail.attempt': row.attempts }
  try {
    await inSpan('send mail', { kind: 'consumer', parent, isRoot: true, attributes }, () =>
      mailer.send(mail, { id: row.id, created: row.created_at }),
    )
  } catch (error) {
    mailAttempts.inc({ result: error instanceof Refused ? 'refused' : 'failed' })
    failed(error, row.id)
    await postpone(db, row, error)
    return false
  }
  mailAttempts.inc({ result: 'sent' })
  await settle(db, row.id)
  return true
}

/** Sends what is due, four at a time; answers how many left. */
export async function drainOutbox(db: Db, mailer: Mailer, failed?: Failed): Promise<number> {
  let sent = 0
  const lane = async () => {
    for (let row = await takeNext(db); row; row = await takeNext(db))
      if (await deliver(db, mailer, row, failed)) sent += 1
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return sent
}

/** Gives up mails that would come too late: while nothing could leave, or may leave, their day has passed. */
export const dropTooLate = (db: Db) =>
  sql`UPDATE outbox SET done_at = now(), payload = '{}', last_error = 'It would have come too late.'
    WHERE done_at IS NULL AND useful_until <= now() AND run_after <= now()`.execute(db)

/** Forgets what left a week ago and whose event cannot come again. */
export const forgetSent = (db: Db) =>
  sql`DELETE FROM outbox WHERE done_at < now() - interval '7 days' AND event_key IS NULL`.execute(db)

export type MailBacklog = {
  unsent: number
  /** Tried and failed, and to be tried again. */
  failing: number
  /** Tried for two days: only an operator tries again. */
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
