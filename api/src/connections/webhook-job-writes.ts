import { sql } from 'kysely'
import type { Job } from 'pg-boss'
import type { Db, Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { jobsOn, ofWorkers } from '../jobs/queues.ts'
import { mayLeave } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'

/** The next try of a delivery: its row says all else, so that a job without one, or a row without a job, does no harm. */
export type WebhookJob = { delivery: string }

/** Tier of an owner whose last try failed. */
const failing = 'failing'

/** Limit of requests to the servers of one owner that are under way. */
export const perOwner = { default: 2, tiers: { [failing]: 1 } }

/** Order of the owners' turns: one whose servers fail comes after all others. */
export const priorities = { usual: 0, failing: -1 }

const jobOf = ({ id, owner, isFailing }: { id: string; owner: OwnerId; isFailing: boolean }) => ({
  data: { delivery: id } satisfies WebhookJob,
  singletonKey: id,
  group: { id: String(owner), ...(isFailing && { tier: failing }) },
  priority: isFailing ? priorities.failing : priorities.usual,
})

/** Gives jobs to the deliveries that are due and that no worker has: those that triggers write, and those of the release before. */
export const adoptDeliveries = (db: Db) =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ id: string; owner: OwnerId; isFailing: boolean }>`
      UPDATE webhook_deliveries SET run_after = ${ofWorkers}
      WHERE id IN (SELECT id FROM webhook_deliveries WHERE done_at IS NULL AND run_after <= now() AND ${mayLeave}
        FOR UPDATE SKIP LOCKED)
      RETURNING id, owner_id AS owner, error IS NOT NULL OR owner_id::text IN (SELECT group_id FROM pgboss.job
        WHERE name = 'webhooks' AND state <= 'active' AND group_tier = ${failing}) AS "isFailing"`.execute(tx)
    if (rows.length > 0) await jobsOn(tx).insert('webhooks', rows.map(jobOf))
  })

/** Gives jobs also to those whose job is lost: in a restored copy, or because it came while nothing might leave. */
export async function adoptLostDeliveries(db: Db) {
  await sql`UPDATE webhook_deliveries d SET run_after = now() WHERE done_at IS NULL AND run_after = ${ofWorkers}
    AND NOT EXISTS (SELECT FROM pgboss.job WHERE name = 'webhooks' AND state <= 'active' AND singleton_key = d.id::text)`.execute(
    db,
  )
  await adoptDeliveries(db)
}

/** Tries a delivery again after so many seconds. The job of the try before is over by then, for each delivery has one. */
export const sendLater = (tx: Sql, { id, owner }: { id: string; owner: OwnerId }, seconds: number) =>
  jobsOn(tx).insert('webhooks', [{ ...jobOf({ id, owner, isFailing: true }), startAfter: seconds }])

/** Lets a delivery that waits for another try begin at once. */
export const sendNow = (tx: Sql, id: string) =>
  jobsOn(tx).update('webhooks', undefined, { singletonKey: id, startAfter: 0 })

/** True of a job whose owner's last try had failed when it was begun. */
export const hasFailingTurns = ({ groupTier }: Pick<Job, 'groupTier'>) => groupTier === failing

/** Gives an owner the turns of those whose servers fail, or take events. */
export const setTurns = (tx: Sql, owner: OwnerId, isFailing: boolean) =>
  sql`UPDATE pgboss.job SET group_tier = ${isFailing ? failing : null}, priority = ${isFailing ? priorities.failing : priorities.usual}
    WHERE name = 'webhooks' AND state < 'active' AND group_id = ${String(owner)}
      AND (group_tier IS NOT NULL) <> ${isFailing}`.execute(tx)
