import { sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { mayLeave } from '../outgoing/hold.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import { priorities } from './webhook-job-writes.ts'

/** A delivery that was taken, with where it goes and what signs it. */
export type ClaimedDelivery = {
  id: string
  owner: OwnerId
  webhook: number
  event: string
  subject_id: number | null
  booking_id: number | null
  created_at: Date
  attempts: number
  url: string
  secret: Buffer
  former_secret: Buffer | null
}

/** Takes a delivery for its worker; nothing where it is done, was deleted, or nothing may leave. */
export async function takeDelivery(db: Db, id: string, now: Date): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<Omit<ClaimedDelivery, 'owner'> & { owner: number }>`
    UPDATE webhook_deliveries d SET attempts = attempts + 1, tried_at = now()
    FROM webhooks w WHERE w.id = d.webhook_id AND d.id = ${id} AND d.done_at IS NULL AND ${mayLeave}
    RETURNING d.id, d.owner_id AS owner, d.webhook_id AS webhook, d.event, d.subject_id, d.booking_id, d.created_at, d.attempts,
      w.url, w.secret, CASE WHEN w.former_until > ${now} THEN w.former_secret END AS former_secret`.execute(db)
  return rows.map(ownedRow)[0]
}

type Outcome = { status: number; error: string | null }

/** Notes what came of a try, and says whether that counts: where the delivery was begun again meanwhile, the newer try does. */
async function settle(db: Sql, { id, attempts }: ClaimedDelivery, { status, error }: Outcome, isDone: boolean) {
  const { numAffectedRows } = await sql`
    UPDATE webhook_deliveries SET status = ${status}, error = ${error}, done_at = ${isDone ? sql`now()` : null}
    WHERE id = ${id} AND attempts = ${attempts} AND done_at IS NULL`.execute(db)
  return numAffectedRows === 1n
}

export const markSent = (db: Sql, delivery: ClaimedDelivery, status: number) =>
  settle(db, delivery, { status, error: null }, true)

/** It is not tried again. */
export const markFailed = (db: Sql, delivery: ClaimedDelivery, outcome: Outcome) => settle(db, delivery, outcome, true)

/** Says whether it is to be tried again. */
export const markForLater = (db: Sql, delivery: ClaimedDelivery, outcome: Outcome) =>
  settle(db, delivery, outcome, false)

/** Gives up: the webhook is turned off, and what waits for it fails with it. Answers whom to tell; nobody where it was off already. */
export async function giveUp(db: Sql, delivery: ClaimedDelivery, outcome: Outcome) {
  await markFailed(db, delivery, outcome)
  const { rows } = await sql<OwnerRecipient>`
    UPDATE webhooks w SET active = false FROM owners o
    WHERE w.id = ${delivery.webhook} AND w.active AND o.id = w.owner_id RETURNING o.email, o.first_name, o.locale`.execute(
    db,
  )
  if (rows.length > 0)
    await sql`UPDATE webhook_deliveries SET done_at = now(), error = 'The webhook was turned off.', status = COALESCE(status, 0)
      WHERE webhook_id = ${delivery.webhook} AND done_at IS NULL`.execute(db)
  return rows[0]
}

/** The deliveries of all owners that wait, and how long the first of them has been due whose owner's servers take what is sent. */
export async function readWebhookBacklog(db: Sql) {
  const { rows } = await sql<{ webhooksWaiting: number; webhooksOverdue: number }>`
    WITH due AS (
      SELECT start_after AS since FROM pgboss.job WHERE name = 'webhooks' AND state < 'active' AND priority = ${priorities.usual}
      UNION ALL SELECT run_after FROM webhook_deliveries WHERE done_at IS NULL AND run_after <= now() AND error IS NULL)
    SELECT count(*) AS "webhooksWaiting",
      (SELECT greatest(coalesce(extract(epoch FROM now() - min(since)), 0), 0) FROM due) AS "webhooksOverdue"
    FROM webhook_deliveries WHERE done_at IS NULL`.execute(db)
  return rows[0] ?? { webhooksWaiting: 0, webhooksOverdue: 0 }
}
