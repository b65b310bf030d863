import { sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

/** Frees the nights of an imported stay for its booking; false where another booking was made of it meanwhile. */
export async function writeBooked(tx: Tx, owner: OwnerId, id: number, booking: number) {
  await sql`DELETE FROM occupancies WHERE owner_id = ${owner}
    AND id = (SELECT occupancy_id FROM imported_stays WHERE owner_id = ${owner} AND id = ${id})`.execute(tx)
  const { rows } = await sql`
    UPDATE imported_stays SET state = 'booked', booking_id = ${booking}, occupancy_id = NULL, conflict_since = NULL, differs = NULL,
      settled_check_in = check_in, settled_check_out = check_out
    WHERE owner_id = ${owner} AND id = ${id} AND state <> 'booked' RETURNING id`.execute(tx)
  return rows.length > 0
}

/** Takes what a portal says of a guest out of the imported stays of which bookings of a client were made. */
export const eraseNames = (tx: Tx, owner: OwnerId, client: number) =>
  sql`
    UPDATE imported_stays SET name = '', summary = '', details = ''
    WHERE owner_id = ${owner} AND booking_id IN (SELECT id FROM bookings WHERE owner_id = ${owner} AND client_id = ${client})
      AND (name, summary, details) <> ('', '', '')`.execute(tx)

export const deleteImport = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM imported_stays WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** With the unit locked, as wherever nights are taken: two inserts never meet inside the constraint, where they would deadlock. */
export const lockUnitOf = (tx: Tx, unit: number) =>
  sql`SELECT FROM units WHERE id = ${unit} FOR NO KEY UPDATE`.execute(tx)

/**
 * Gives an imported stay its nights back, or makes a conflict of it where something else has them. It still names the booking that was cancelled, which
 * may be reopened.
 */
export const takeBack = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`
    WITH taken AS (
      INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
      SELECT owner_id, unit_id, check_in, check_out, CASE kind WHEN 'stay' THEN 'import' ELSE 'closure' END
      FROM imported_stays WHERE owner_id = ${owner} AND id = ${id} ON CONFLICT DO NOTHING RETURNING id
    )
    UPDATE imported_stays SET differs = NULL, occupancy_id = (SELECT id FROM taken),
      state = CASE WHEN EXISTS (SELECT FROM taken) THEN 'taken' ELSE 'conflict' END,
      conflict_since = CASE WHEN NOT EXISTS (SELECT FROM taken) THEN ${now}::timestamptz END
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
