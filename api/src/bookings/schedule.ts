import { type RawBuilder, sql } from 'kysely'
import { eachDue } from '../db/each-due.ts'
import type { Tx } from '../db/pool.ts'
import type { AppContext } from '../context.ts'
import { notifyOutcome, type NotifyContext } from '../requests/notifications.ts'
import type { WantedDays } from './occupancy.ts'

/** The bookings are locked first, as wherever else they change; one that was answered while this waited is left alone. */
async function findOverdue(tx: Tx, now: Date, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM occupancies x JOIN bookings b ON b.id = x.booking_id
    WHERE x.expires_at <= ${now} AND b.status = 'pending' AND b.expires_at <= ${now} AND ${chosen}`.execute(tx)
  return rows
}

async function cancelOverdue(tx: Tx, telling: NotifyContext, overdue: readonly { id: number }[]) {
  const ids = overdue.map(({ id }) => id)
  if (ids.length === 0) return
  await sql`
    WITH cancelled AS (
      UPDATE bookings SET status = 'cancelled', cancelled_by = 'expiry', expires_at = NULL, version = version + 1
      WHERE id = ANY(${ids}::bigint[])
    ), gone AS (DELETE FROM occupancies WHERE booking_id = ANY(${ids}::bigint[]))
    DELETE FROM invoices WHERE status = 'draft' AND booking_id = ANY(${ids}::bigint[])`.execute(tx)
  await notifyOutcome(tx, telling, ids, 'expired')
}

/** The constraint cannot know the time: what has expired ends before its days are taken. */
export async function cancelExpired(tx: Tx, origin: string, { unit, check_in, check_out, now, self }: WantedDays) {
  const meets = sql`x.unit_id = ${unit} AND x.check_in < ${check_out}::date AND x.check_out > ${check_in}::date`
  await sql`DELETE FROM occupancies x WHERE ${meets} AND x.kind = 'hold' AND x.expires_at <= ${now}`.execute(tx)
  const inTheWay = sql`${meets} AND COALESCE(x.booking_id <> ${self ?? null}::bigint, true) ORDER BY b.id FOR UPDATE OF b`
  await cancelOverdue(tx, { origin, now }, await findOverdue(tx, now, inTheWay))
}

/** Cancels what nobody answered in time; any number of instances share the work. */
export function expireRequests({ db, clock, env }: AppContext) {
  const telling = { origin: env.origin, now: clock() }
  return eachDue(db, 'end the request', {
    next: async (tx, failed) => {
      const first = sql`b.id <> ALL(${failed}::bigint[]) ORDER BY x.expires_at LIMIT 1 FOR UPDATE OF b SKIP LOCKED`
      return (await findOverdue(tx, telling.now, first))[0]
    },
    run: (tx, overdue) => cancelOverdue(tx, telling, [overdue]),
  })
}
