import type { ImportedStay } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { sql } from 'kysely'
import type { Sql, Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

export type LockedImport = {
  id: number
  unit: number
  state: ImportedStay['state']
  differs: 'moved' | 'cancelled' | null
  booking: number | null
  check_in: string
  check_out: string
}

export async function findImportUnit(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<{ unit: number }>`
    SELECT unit_id AS unit FROM imported_stays WHERE owner_id = ${owner} AND id = ${id}`.execute(db)
  return rows[0]?.unit
}

export async function lockImport(tx: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<LockedImport>`
    SELECT id, unit_id AS unit, state, differs, booking_id AS booking, check_in, check_out
    FROM imported_stays WHERE owner_id = ${owner} AND id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

/** The property of a unit; undefined where the owner has no such unit. */
export async function findPropertyOf(tx: Sql, owner: OwnerId, unit: number) {
  const { rows } = await sql<{ property: number }>`
    SELECT property_id AS property FROM units WHERE owner_id = ${owner} AND id = ${unit} AND deleted_at IS NULL`.execute(
    tx,
  )
  return rows[0]?.property
}

/** Ends a conflict: what its owner wants of theirs. */
export const writeState = (tx: Tx, owner: OwnerId, id: number, state: 'kept_out' | 'dropped') =>
  sql`UPDATE imported_stays SET state = ${state} WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** The booking that was made of a stay stands as it is until its portal says other nights than by now; what that has taken back is forgotten. */
export const settleDifference = async (tx: Tx, owner: OwnerId, { id, differs }: LockedImport) => {
  if (differs === 'cancelled')
    await sql`DELETE FROM imported_stays WHERE owner_id = ${owner} AND id = ${id} AND state = 'booked'`.execute(tx)
  else
    await sql`UPDATE imported_stays SET differs = NULL, conflict_since = NULL, settled_check_in = check_in, settled_check_out = check_out
      WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
}
