import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { jobsOn, ofWorkers } from '../jobs/queues.ts'
import { mayLeave } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { traceparent } from '../traces/tracing.ts'
import type { Mail } from './mailer.ts'

/** The work on a mail: its row says all else, so that a job without one, or a row without a job, does no harm. */
export type MailJob = { mail: number }

const jobOf = (mail: number) => ({ data: { mail } satisfies MailJob, singletonKey: String(mail) })

/** Queues of jobs on mails that have not left. */
const mailQueues = ['mails', 'refused-mails', 'given-up-mails']

type Queued = Mail & {
  /** Key of an event, which is mailed once, however often its cause runs. */
  eventKey?: string
  /** Owner of the matter: nothing ever leaves a demo account, and who is erased there gets no mail of it any more. */
  owner?: OwnerId
  /** Time in milliseconds for which it is of use; after that it is never sent. */
  usefulMs?: number
}

/** Writes a message in the transaction of its cause: it leaves when that commits. */
export async function queueMail(tx: Sql, { eventKey, owner, usefulMs, ...mail }: Queued) {
  // Who has no address, or none any more, is written to by nobody.
  if (mail.to === '') return
  const trace = traceparent()
  if (owner !== undefined) {
    const { is_guest } = await tx
      .selectFrom('owners')
      .select('is_guest')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    if (is_guest) return
  }
  const row = await tx
    .insertInto('outbox')
    .values({
      kind: 'mail',
      payload: JSON.stringify({ ...mail, ...(owner !== undefined && { owner }), ...(trace && { traceparent: trace }) }),
      event_key: eventKey ?? null,
      run_after: ofWorkers,
      useful_until: usefulMs === undefined ? null : sql<Date>`now() + make_interval(secs => ${usefulMs / 1000})`,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await jobsOn(tx).insert('mails', [jobOf(row.id)])
}

/** Puts a mail aside that was refused for good: it is tried again after hours. */
export const setAside = (db: Sql, mail: number, seconds: number) =>
  jobsOn(db).insert('refused-mails', [{ ...jobOf(mail), startAfter: seconds }])

/**
 * Gives jobs to the mails that may leave and have none: those of the release before, of a restored copy, and those whose
 * job came while nothing might leave.
 */
export const adoptMails = (db: Db) =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE outbox SET run_after = ${ofWorkers} WHERE done_at IS NULL AND (run_after <= now() OR run_after = ${ofWorkers})
        AND (useful_until IS NULL OR useful_until > now()) AND ${mayLeave}
        AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = ANY(${mailQueues}) AND j.state <= 'active'
          AND j.data ->> 'mail' = outbox.id::text)
      RETURNING id`.execute(tx)
    if (rows.length > 0)
      await jobsOn(tx).insert(
        'mails',
        rows.map(({ id }) => jobOf(id)),
      )
  })

/** Time at which the message about an event was queued; undefined where none was. */
export async function queuedAt(db: Sql, eventKey: string): Promise<Date | undefined> {
  const row = await db.selectFrom('outbox').select('created_at').where('event_key', '=', eventKey).executeTakeFirst()
  return row?.created_at
}

/** A message, with whose business it is, and the span that wrote it where that was traced. */
type Payload = Mail & { owner?: OwnerId; traceparent?: string }
type Row = { id: number; payload: Payload; attempts: number; created_at: Date }

/** Pauses in milliseconds between tries to store that a message has left. */
const settling = [100, 400, 1500, 4000, 8000, 12_000]

/** The message, for its worker; nothing where it left, was erased, would come too late, or nothing may leave. */
export async function takeMail(db: Db, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    UPDATE outbox SET attempts = attempts + 1
    WHERE id = ${id} AND done_at IS NULL AND (useful_until IS NULL OR useful_until > now()) AND ${mayLeave}
    RETURNING id, payload, attempts, created_at`.execute(db)
  return rows[0]
}

/**
 * Writes down that a message has left. Its words hold links that sign people in, so they go with it.
 * This is the one window in which a message can be sent twice: the server has taken it and this process dies, or the
 * database stays away for a minute, before the row says so. The second one then carries the same Message-ID.
 */
export async function markSent(db: Db, id: number) {
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

/** Notes why a try failed. Who was so slow that another has tried since changes nothing any more. */
export const noteFailure = (db: Db, { id, attempts }: Row, error: unknown) =>
  sql`UPDATE outbox SET last_error = ${String(error).slice(0, 500)}
    WHERE id = ${id} AND attempts = ${attempts} AND done_at IS NULL`.execute(db)

/** True of a row of `outbox` that only an operator tries again. The release before wrote infinity there. */
const isGivenUp = sql<boolean>`(outbox.run_after = 'infinity' OR EXISTS (SELECT FROM pgboss.job j
  WHERE j.name = 'given-up-mails' AND j.state <= 'active' AND j.data ->> 'mail' = outbox.id::text))`

/** A mail that was given up, for an operator. */
export type GivenUpMail = { id: number; created_at: Date; attempts: number; last_error: string | null }

export const readGivenUp = async (db: Sql): Promise<GivenUpMail[]> => {
  const { rows } = await sql<GivenUpMail>`
    SELECT id, created_at, attempts, last_error FROM outbox WHERE done_at IS NULL AND ${isGivenUp} ORDER BY id`.execute(
    db,
  )
  return rows
}

/** Tries the mails again that were given up. */
export async function retryGivenUp(db: Db) {
  await sql`UPDATE outbox SET run_after = now() WHERE done_at IS NULL AND run_after = 'infinity'`.execute(db)
  await jobsOn(db).redrive('given-up-mails', { limit: 100_000 })
  await adoptMails(db)
}

/** Gives up mails that would come too late: while nothing could leave, or may leave, their day has passed. */
export const dropTooLate = (db: Db) =>
  sql`UPDATE outbox SET done_at = now(), payload = '{}', last_error = 'It would have come too late.'
    WHERE done_at IS NULL AND useful_until <= now() AND NOT ${isGivenUp}`.execute(db)

/** Forgets what left a week ago and whose event cannot come again. */
export const forgetSent = (db: Db) =>
  sql`DELETE FROM outbox WHERE done_at < now() - interval '7 days' AND event_key IS NULL`.execute(db)

export type MailBacklog = {
  unsent: number
  /** Tried and failed, and to be tried again. */
  failing: number
  /** Tried for two days: only an operator tries again. */
  givenUp: number
  /** Age of the oldest that has not left and is not given up; 0 where there is none. */
  oldestSeconds: number
  /** Seconds that the longest overdue mail has waited for a worker. */
  overdueSeconds: number
}

/** The mails that have not left, of all instances. Reads the index of what has not left, and nothing of what has. */
export async function readMailBacklog(db: Sql): Promise<MailBacklog> {
  const { rows } = await sql<MailBacklog>`
    WITH waiting AS (SELECT created_at, last_error, ${isGivenUp} AS is_given_up FROM outbox WHERE done_at IS NULL),
      due AS (
        SELECT start_after AS since FROM pgboss.job WHERE name IN ('mails', 'refused-mails') AND state < 'active'
        UNION ALL SELECT run_after FROM outbox WHERE done_at IS NULL AND run_after <= now())
    SELECT count(*) FILTER (WHERE NOT is_given_up) AS unsent,
      count(*) FILTER (WHERE NOT is_given_up AND last_error IS NOT NULL) AS failing,
      count(*) FILTER (WHERE is_given_up) AS "givenUp",
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE NOT is_given_up)), 0) AS "oldestSeconds",
      (SELECT greatest(coalesce(extract(epoch FROM now() - min(since)), 0), 0) FROM due) AS "overdueSeconds"
    FROM waiting`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The outbox was counted without a row.')
  return row
}
