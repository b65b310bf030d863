import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { Parts } from '../parts.ts'
import { tellEnding, type Telling } from '../requests/telling.ts'
import type { WantedDays } from './occupancy.ts'

/** So few at a time that nobody waits long for one of them. */
const page = 25

/** The bookings are locked first, as wherever else they change; one that was answered while this waited is left alone. */
async function cancelOverdue(tx: Tx, telling: Telling, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM occupancies x JOIN bookings b ON b.id = x.booking_id
    WHERE x.expires_at <= ${telling.now} AND b.status = 'pending' AND b.expires_at <= ${telling.now} AND ${chosen}`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`
    WITH cancelled AS (
      UPDATE bookings SET status = 'cancelled', cancelled_by = 'expiry', expires_at = NULL, version = version + 1
      WHERE id = ANY(${ids}::bigint[])
    ), gone AS (DELETE FROM occupancies WHERE booking_id = ANY(${ids}::bigint[]))
    DELETE FROM invoices WHERE status = 'draft' AND booking_id = ANY(${ids}::bigint[])`.execute(tx)
  await tellEnding(tx, telling, ids, 'expired')
  return ids.length
}

/** The constraint cannot know the time: requests that have expired are cancelled before their days are taken. */
export const cancelExpired = (tx: Tx, origin: string, { unit, check_in, check_out, now, self }: WantedDays) =>
  cancelOverdue(
    tx,
    { origin, now },
    sql`x.unit_id = ${unit} AND x.check_in < ${check_out}::date AND x.check_out > ${check_in}::date
      AND COALESCE(x.booking_id <> ${self ?? null}::bigint, true) ORDER BY b.id FOR UPDATE OF b`,
  )

/** Cancels what nobody answered in time; any number of instances share the work. */
export async function expireRequests({ db, clock, env }: Parts) {
  const telling = { origin: env.origin, now: clock() }
  const next = sql`true ORDER BY x.expires_at LIMIT ${page} FOR UPDATE OF b SKIP LOCKED`
  while ((await transact(db, (tx) => cancelOverdue(tx, telling, next))) === page);
}
