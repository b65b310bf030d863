import { sql } from 'kysely'
import type { OwnerId } from '../owner-id.ts'
import type { Tx } from './pool.ts'

/** Lets what an owner has a limited number of be added one after the other, and settings be changed that have no row yet. */
export const lockOwner = (tx: Tx, owner: OwnerId) =>
  sql`SELECT FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)

/** True where the owner has the unit or property; it stays there until the transaction ends. */
export async function isOwn(tx: Tx, owner: OwnerId, of: 'units' | 'properties', id: number) {
  const { rows } = await sql`
    SELECT FROM ${sql.table(of)} WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR KEY SHARE`.execute(
    tx,
  )
  return rows.length > 0
}
