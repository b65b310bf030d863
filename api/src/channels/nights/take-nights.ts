import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { holds } from '../../db/fragments/bookings.ts'
import type { Sql, Tx } from '../../db/pool.ts'
import { cancelExpired } from '../../bookings/occupancy.ts'
import { endRequest } from '../../bookings/decision.ts'
import type { NotifyContext } from '../../notifications/service.ts'
import type { OwnerId } from '../../owner-id.ts'
import { releaseHold } from '../../requests/writes.ts'
import { bookedElsewhere } from '../emails.ts'

type Nights = { unit: number; check_in: Day; check_out: Day }
export type ImportToPlace = Nights & { id: number; kind: 'stay' | 'closure'; occupancy: number | null }

type Occupying = Nights & {
  id: number
  kind: 'booking' | 'request' | 'block' | 'hold' | 'import' | 'closure'
  booking_id: number | null
  hold_id: number | null
  locale: string | null
}

/** What occupies some of the nights of a unit now. */
async function occupyingNow(tx: Sql, { unit, check_in, check_out }: Nights, now: Date): Promise<Occupying[]> {
  const { rows } = await sql<Occupying>`
    SELECT x.id, x.unit_id AS unit, x.check_in, x.check_out, x.kind, x.booking_id, x.hold_id, b.locale
    FROM occupancies x LEFT JOIN bookings b ON b.id = x.booking_id
    WHERE x.unit_id = ${unit} AND x.check_in < ${check_out}::date AND x.check_out > ${check_in}::date AND ${holds('x', now)}
    ORDER BY x.check_in`.execute(tx)
  return rows
}

/**
 * Locks what the placing of imports may touch, in the order of everybody else: the requests that wait for the unit, then the unit. False where the
 * unit is gone.
 */
export async function lockUnitWithRequests(tx: Tx, owner: OwnerId, unit: number) {
  await sql`SELECT FROM bookings WHERE owner_id = ${owner} AND unit_id = ${unit} AND status = 'pending' AND expires_at IS NOT NULL
    ORDER BY id FOR UPDATE`.execute(tx)
  const { rows } =
    await sql`SELECT FROM units WHERE owner_id = ${owner} AND id = ${unit} AND deleted_at IS NULL FOR NO KEY UPDATE`.execute(
      tx,
    )
  return rows.length > 0
}

/** Declines requests and frees holds on the nights: the portal's guest has them for sure. */
async function endWaiting(tx: Tx, owner: OwnerId, waiting: readonly Occupying[], moment: NotifyContext) {
  for (const { unit, booking_id, hold_id, locale } of waiting) {
    if (hold_id !== null) await releaseHold(tx, unit, hold_id)
    if (booking_id === null) continue
    const words = bookedElsewhere(locale)
    await endRequest(tx, owner, booking_id, { ending: 'declined', words, check: () => 0 }, moment)
  }
}

export const freeNights = (tx: Sql, owner: OwnerId, occupancies: readonly number[]) =>
  sql`DELETE FROM occupancies WHERE owner_id = ${owner} AND id = ANY(${occupancies}::bigint[])`.execute(tx)

/**
 * Gives an import its nights and answers true, or answers false where a booking, a block or another import has some of them. What only waits for an
 * answer makes room. The unit is locked, and the nights that it had before are given back.
 */
export async function takeNights(
  tx: Tx,
  owner: OwnerId,
  { id, occupancy, kind, ...nights }: ImportToPlace,
  moment: NotifyContext,
) {
  const { unit, check_in, check_out } = nights
  if (occupancy !== null) await freeNights(tx, owner, [occupancy])
  await cancelExpired(tx, { ...nights, now: moment.now }, moment.origin)
  const there = await occupyingNow(tx, nights, moment.now)
  const [waiting, firm] = [
    there.filter((one) => one.kind === 'request' || one.kind === 'hold'),
    there.filter((one) => one.kind !== 'request' && one.kind !== 'hold'),
  ]
  if (firm.length > 0) {
    await sql`
      UPDATE imported_stays SET state = CASE state WHEN 'kept_out' THEN state ELSE 'conflict' END, occupancy_id = NULL,
        conflict_since = COALESCE(conflict_since, ${moment.now})
      WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
    return false
  }
  await endWaiting(tx, owner, waiting, moment)
  await sql`
    WITH nights AS (
      INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
      VALUES (${owner}, ${unit}, ${check_in}, ${check_out}, ${kind === 'stay' ? 'import' : 'closure'}) RETURNING id)
    UPDATE imported_stays SET state = 'taken', occupancy_id = (SELECT id FROM nights), conflict_since = NULL
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
  return true
}

/** Imports that wait for nights which nothing has any more, of all owners. */
export async function waitingForFreeNights(db: Sql, now: Date) {
  const { rows } = await sql<{ owner: number; unit: number }>`
    SELECT DISTINCT i.owner_id AS owner, i.unit_id AS unit FROM imported_stays i JOIN units u ON u.id = i.unit_id AND u.deleted_at IS NULL
    WHERE i.state IN ('conflict', 'kept_out') AND i.check_out > ${now}::date - 1
      AND NOT EXISTS (SELECT FROM occupancies x WHERE x.unit_id = i.unit_id AND x.check_in < i.check_out AND x.check_out > i.check_in
        AND ${holds('x', now)} AND x.kind NOT IN ('request', 'hold'))
    ORDER BY 1, 2`.execute(db)
  return rows
}

/** Gives the imports of a unit that wait for nights theirs, where these are free. The unit is locked. */
export async function takeFreeNights(tx: Tx, owner: OwnerId, unit: number, moment: NotifyContext) {
  const { rows } = await sql<ImportToPlace>`
    SELECT id, unit_id AS unit, check_in, check_out, kind, occupancy_id AS occupancy FROM imported_stays
    WHERE owner_id = ${owner} AND unit_id = ${unit} AND state IN ('conflict', 'kept_out') AND check_out > ${moment.now}::date - 1
    ORDER BY check_in, id`.execute(tx)
  for (const one of rows) await takeNights(tx, owner, one, moment)
}

/** Places in the list of those whose nights something has already that makes no room for them. */
export async function takenAmong(db: Sql, unit: number, stays: readonly { start: Day; end: Day }[], now: Date) {
  const { rows } = await sql<{ at: number }>`
    SELECT s.n - 1 AS at FROM ROWS FROM (json_to_recordset(${JSON.stringify(stays)}::json) AS (start date, "end" date)) WITH ORDINALITY AS s (start, "end", n)
    WHERE EXISTS (SELECT FROM occupancies x WHERE x.unit_id = ${unit} AND x.check_in < s."end" AND x.check_out > s.start
      AND ${holds('x', now)} AND x.kind NOT IN ('request', 'hold'))`.execute(db)
  return new Set(rows.map(({ at }) => at))
}
