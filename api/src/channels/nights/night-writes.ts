import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { holds } from '../../db/fragments/bookings.ts'
import type { Sql, Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

export type UnitNights = { unit: number; check_in: Day; check_out: Day }
export type ImportToPlace = UnitNights & { id: number; kind: 'stay' | 'closure'; occupancy: number | null }
export type Occupying = UnitNights & {
  id: number
  kind: 'booking' | 'request' | 'block' | 'hold' | 'import' | 'closure'
  booking_id: number | null
  hold_id: number | null
  locale: string | null
}

/** True for an occupancy `x` that makes no room for a stay of a portal. */
const isFirm = (now: Date) => sql`${holds('x', now)} AND x.kind NOT IN ('request', 'hold')`

/** Occupancies of some nights of a unit that is locked. */
export async function occupyingNow(tx: Tx, { unit, check_in, check_out }: UnitNights, now: Date) {
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
  const { rows } = await sql`SELECT FROM units WHERE owner_id = ${owner} AND id = ${unit} AND deleted_at IS NULL
    FOR NO KEY UPDATE`.execute(tx)
  return rows.length > 0
}

export const freeNights = (tx: Tx, owner: OwnerId, occupancies: readonly number[]) =>
  sql`DELETE FROM occupancies WHERE owner_id = ${owner} AND id = ANY(${occupancies}::bigint[])`.execute(tx)

/** Keeps an import out of its nights, until its owner decides or they are free; one that was kept out by its owner stays so. */
export const writeConflict = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`
  UPDATE imported_stays SET state = CASE state WHEN 'kept_out' THEN state ELSE 'conflict' END, occupancy_id = NULL,
    conflict_since = COALESCE(conflict_since, ${now})
  WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** Gives an import its nights; the constraint refuses them where they are not free. */
export const writeTaken = (tx: Tx, owner: OwnerId, { id, kind, unit, check_in, check_out }: ImportToPlace) =>
  sql`
  WITH nights AS (
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
    VALUES (${owner}, ${unit}, ${check_in}, ${check_out}, ${kind === 'stay' ? 'import' : 'closure'}) RETURNING id)
  UPDATE imported_stays SET state = 'taken', occupancy_id = (SELECT id FROM nights), conflict_since = NULL
  WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/**
 * Gives those imports their nights at once on which nothing lies at all, and answers which; none of them overlaps another. Their unit is locked.
 */
export async function writeTakenAtOnce(tx: Tx, owner: OwnerId, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    WITH free AS (
      SELECT i.id, i.unit_id, i.check_in, i.check_out, i.kind FROM imported_stays i WHERE i.owner_id = ${owner} AND i.id = ANY(${ids}::bigint[])
        AND NOT EXISTS (SELECT FROM occupancies x
          WHERE x.unit_id = i.unit_id AND daterange(x.check_in, x.check_out) && daterange(i.check_in, i.check_out))
    ), nights AS (
      INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
      SELECT ${owner}::bigint, unit_id, check_in, check_out, CASE kind WHEN 'stay' THEN 'import' ELSE 'closure' END FROM free
      RETURNING id, unit_id, check_in
    )
    UPDATE imported_stays i SET state = 'taken', occupancy_id = n.id, conflict_since = NULL
    FROM free f JOIN nights n ON n.unit_id = f.unit_id AND n.check_in = f.check_in WHERE i.id = f.id RETURNING i.id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Units in which an import waits for nights that nothing has any more, of all owners. */
export async function unitsWithFreedNights(db: Sql, now: Date) {
  const { rows } = await sql<{ owner: number; unit: number }>`
    SELECT DISTINCT i.owner_id AS owner, i.unit_id AS unit FROM imported_stays i JOIN units u ON u.id = i.unit_id AND u.deleted_at IS NULL
    WHERE i.state IN ('conflict', 'kept_out') AND i.check_out > ${now}::date - 1
      AND NOT EXISTS (SELECT FROM occupancies x
        WHERE x.unit_id = i.unit_id AND x.check_in < i.check_out AND x.check_out > i.check_in AND ${isFirm(now)})
    ORDER BY 1, 2`.execute(db)
  return rows
}

/** Imports of a unit that is locked, whose nights nothing has any more that makes no room for them. */
export async function importsWithoutNights(tx: Tx, owner: OwnerId, unit: number, now: Date) {
  const { rows } = await sql<ImportToPlace>`
    SELECT id, unit_id AS unit, check_in, check_out, kind, occupancy_id AS occupancy FROM imported_stays i
    WHERE owner_id = ${owner} AND unit_id = ${unit} AND state IN ('conflict', 'kept_out') AND check_out > ${now}::date - 1
      AND NOT EXISTS (SELECT FROM occupancies x
        WHERE x.unit_id = i.unit_id AND x.check_in < i.check_out AND x.check_out > i.check_in AND ${isFirm(now)})
    ORDER BY check_in, id`.execute(tx)
  return rows
}

/** Places in the list of those whose nights something has already that makes no room for them. */
export async function takenAmong(db: Sql, unit: number, stays: readonly { start: Day; end: Day }[], now: Date) {
  const { rows } = await sql<{ at: number }>`
    SELECT s.n - 1 AS at FROM ROWS FROM (json_to_recordset(${JSON.stringify(stays)}::json) AS (start date, "end" date)) WITH ORDINALITY AS s (start, "end", n)
    WHERE EXISTS (SELECT FROM occupancies x
      WHERE x.unit_id = ${unit} AND x.check_in < s."end" AND x.check_out > s.start AND ${isFirm(now)})`.execute(db)
  return new Set(rows.map(({ at }) => at))
}
