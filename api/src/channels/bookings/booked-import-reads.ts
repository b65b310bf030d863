import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { sql } from 'kysely'
import type { Sql, Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'

export type BookableImport = StayDays & {
  id: number
  unit_id: number
  state: string
  occupancy_id: number | null
  channel: ChannelKind
}

/** An imported stay that a booking can be made of, or was. */
export async function findBookableImport(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<BookableImport>`
    SELECT id, unit_id, check_in, check_out, state, occupancy_id, (SELECT f.kind FROM feeds f WHERE f.id = feed_id) AS channel FROM imported_stays
    WHERE owner_id = ${owner} AND id = ${id} AND state <> 'dropped'`.execute(db)
  return rows[0]
}

/** The imported stay that came back when a booking was cancelled, if no other booking was made of it since. */
export async function findFormerImport(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<BookableImport>`
    SELECT id, unit_id, check_in, check_out, state, occupancy_id, (SELECT f.kind FROM feeds f WHERE f.id = feed_id) AS channel FROM imported_stays
    WHERE owner_id = ${owner} AND booking_id = ${booking} AND state IN ('taken', 'conflict', 'kept_out')`.execute(tx)
  return rows[0]
}

/** Imported stays of which a booking was made, and whether their portal has cancelled them since. */
export async function importsOf(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ id: number; unit: number; is_cancelled: boolean }>`
    SELECT id, unit_id AS unit, differs IS NOT DISTINCT FROM 'cancelled' AS is_cancelled FROM imported_stays
    WHERE owner_id = ${owner} AND booking_id = ${booking} AND state = 'booked'`.execute(tx)
  return rows
}
