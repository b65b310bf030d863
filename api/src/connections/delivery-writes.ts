import { sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { mayLeave } from '../outgoing/hold.ts'
import { type OwnerId, ownedRow, ownerIdOf } from '../owner-id.ts'

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

/** Longer than a request may take, so that no second process takes what is under way. */
const lease = sql.lit('60 seconds')

/** The owners of whom something is due, the one that waits longest first. */
export async function ownersDue(db: Db): Promise<OwnerId[]> {
  const { rows } = await sql<{ owner: number }>`
    SELECT owner_id AS owner FROM webhook_deliveries WHERE done_at IS NULL AND run_after <= now() AND ${mayLeave}
    GROUP BY owner_id ORDER BY min(run_after)`.execute(db)
  return rows.map(({ owner }) => ownerIdOf(owner))
}

/** Takes the delivery of an owner that has been due longest; nobody else gets it until the lease ends. */
export async function takeDelivery(db: Db, owner: OwnerId, now: Date): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<Omit<ClaimedDelivery, 'owner'> & { owner: number }>`
    UPDATE webhook_deliveries d SET attempts = attempts + 1, tried_at = now(), run_after = now() + interval ${lease}
    FROM webhooks w
    WHERE w.id = d.webhook_id AND d.id = (SELECT id FROM webhook_deliveries WHERE owner_id = ${owner} AND done_at IS NULL
        AND run_after <= now() AND ${mayLeave} ORDER BY run_after, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING d.id, d.owner_id AS owner, d.webhook_id AS webhook, d.event, d.subject_id, d.booking_id, d.created_at, d.attempts,
      w.url, w.secret, CASE WHEN w.former_until > ${now} THEN w.former_secret END AS former_secret`.execute(db)
  return rows.map(ownedRow)[0]
}

type Outcome = { status: number; error: string | null }

/** Another process may have taken it meanwhile, if its lease ran out: that one's word counts. */
const settle = (db: Sql, { id, attempts }: ClaimedDelivery, { status, error }: Outcome, set: ReturnType<typeof sql>) =>
  sql`UPDATE webhook_deliveries SET status = ${status}, error = ${error}, ${set} WHERE id = ${id} AND attempts = ${attempts}`.execute(
    db,
  )

export const markSent = (db: Sql, delivery: ClaimedDelivery, status: number) =>
  settle(db, delivery, { status, error: null }, sql`done_at = now()`)

/** It is not tried again. */
export const markFailed = (db: Sql, delivery: ClaimedDelivery, outcome: Outcome) =>
  settle(db, delivery, outcome, sql`done_at = now()`)

export const markForLater = (db: Sql, delivery: ClaimedDelivery, outcome: Outcome, seconds: number) =>
  settle(db, delivery, outcome, sql`run_after = now() + make_interval(secs => ${seconds})`)

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
    WITH failing AS (SELECT DISTINCT owner_id FROM webhook_deliveries WHERE done_at IS NULL AND error IS NOT NULL)
    SELECT count(*) AS "webhooksWaiting",
      greatest(coalesce(extract(epoch FROM now() - min(run_after) FILTER (WHERE run_after <= now()
        AND owner_id NOT IN (SELECT owner_id FROM failing))), 0), 0) AS "webhooksOverdue"
    FROM webhook_deliveries WHERE done_at IS NULL`.execute(db)
  return rows[0] ?? { webhooksWaiting: 0, webhooksOverdue: 0 }
}
