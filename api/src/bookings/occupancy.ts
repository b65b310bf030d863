import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { sql } from 'kysely'
import type { Db, Sql, Tx } from '../db/pool.ts'
import { brokenConstraint } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { takenConstraint, unitTaken, type StayRange } from './conflicts.ts'

export type WantedDays = {
  unit: number
  check_in: Day
  check_out: Day
  now: Date
  /** The booking that is being moved does not stand in its own way. */
  self?: number | undefined
  /** Nor does the block. */
  block?: number | undefined
}

const overlaps = ({ unit, check_in, check_out, now, self, block }: WantedDays) => sql`
  x.unit_id = ${unit} AND x.check_in < ${check_out}::date AND x.check_out > ${check_in}::date
  AND (x.expires_at IS NULL OR x.expires_at > ${now}) AND COALESCE(x.booking_id <> ${self ?? null}::bigint, true)
  AND x.id IS DISTINCT FROM ${block ?? null}::bigint`

/** What stands in the way of the wanted days. */
export async function takenRanges(db: Sql, wanted: WantedDays): Promise<StayRange[]> {
  const { rows } = await sql<StayRange>`
    SELECT x.check_in, x.check_out FROM occupancies x WHERE ${overlaps(wanted)} ORDER BY x.check_in LIMIT 6`.execute(db)
  return rows
}

/**
 * Locks the unit if nothing is in the way and tells what became of it meanwhile; nothing where something is. Looking and locking in one statement turns most
 * of a rush away without queueing for the lock, and with the lock two inserts never meet inside the constraint, where
 * they would deadlock.
 */
async function lockIfFree(tx: Tx, owner: OwnerId, wanted: WantedDays) {
  const { rows } = await sql<{ deleted: boolean; bookable: boolean }>`
    SELECT u.deleted_at IS NOT NULL AS deleted, u.active AND u.status = 'available' AND u.listed AS bookable FROM units u WHERE u.owner_id = ${owner} AND u.id = ${wanted.unit}
      AND NOT EXISTS (SELECT FROM occupancies x WHERE ${overlaps(wanted)})
    FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

/** Locks the unit whose days are free and tells what became of it; 409 where they are taken, nothing where there is no such unit. */
export async function lockFree(tx: Tx, owner: OwnerId, wanted: WantedDays) {
  const unit = await lockIfFree(tx, owner, wanted)
  if (unit) return unit
  const ranges = await takenRanges(tx, wanted)
  if (ranges.length > 0) throw unitTaken(ranges)
  // Whoever was in the way has gone meanwhile, or the unit has.
  return lockIfFree(tx, owner, wanted)
}

/** What to say of a failed write: where the constraint spoke, somebody else was a moment faster. */
export async function explain(error: unknown, db: Db, wanted: WantedDays) {
  return brokenConstraint(error) === takenConstraint ? unitTaken(await takenRanges(db, wanted)) : error
}

/** Puts a booking on its days; the constraint refuses them where they are not free. */
export const occupy = (
  tx: Tx,
  owner: OwnerId,
  booking: StayRange & { id: number; unit: number; expires_at: Date | null },
) =>
  sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id, expires_at)
    VALUES (${owner}, ${booking.unit}, ${booking.check_in}, ${booking.check_out},
      ${booking.expires_at ? 'request' : 'booking'}, ${booking.id}, ${booking.expires_at})
    ON CONFLICT (booking_id) DO UPDATE SET unit_id = EXCLUDED.unit_id, check_in = EXCLUDED.check_in,
      check_out = EXCLUDED.check_out, kind = EXCLUDED.kind, expires_at = EXCLUDED.expires_at`.execute(tx)

export const vacate = (tx: Tx, owner: OwnerId, booking: number) =>
  sql`DELETE FROM occupancies WHERE owner_id = ${owner} AND booking_id = ${booking}`.execute(tx)

/** Holds nights for a guest who has not confirmed yet; the constraint refuses them where they are not free. */
export const holdNights = (tx: Tx, owner: OwnerId, hold: StayRange & { id: number; unit: number; expires_at: Date }) =>
  sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, hold_id, expires_at)
    VALUES (${owner}, ${hold.unit}, ${hold.check_in}, ${hold.check_out}, 'hold', ${hold.id}, ${hold.expires_at})`.execute(
    tx,
  )

/** Frees the nights of a hold. The unit is locked first, as by all who take or free nights. */
export async function releaseHold(tx: Tx, unit: number, hold: number) {
  await sql`SELECT FROM units WHERE id = ${unit} FOR NO KEY UPDATE`.execute(tx)
  await sql`DELETE FROM occupancies WHERE hold_id = ${hold}`.execute(tx)
}

/** Frees what no guest has confirmed in time. */
export const releaseLapsed = (db: Sql, now: Date) =>
  sql`
    DELETE FROM occupancies WHERE id IN (SELECT id FROM occupancies WHERE kind = 'hold' AND expires_at <= ${now}
      FOR UPDATE SKIP LOCKED)`.execute(db)
