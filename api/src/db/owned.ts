import { sql } from 'kysely'
import type { OwnerId } from '../owner-id.ts'
import type { Tx } from './pool.ts'

/** Lets what an owner has a limited number of be added one after the other, and settings be changed that have no row yet. */
export const lockOwner = (tx: Tx, owner: OwnerId) =>
  sql`SELECT FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)

/**
 * The same for changes that write units, too. Not by the owner's row: who books locks a unit and counts in that row after it, so that the two would
 * wait for each other.
 */
export const takeTurns = (tx: Tx, owner: OwnerId, what: 'stay rules' | 'discounts') =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${what} of ${owner}`}, 0))`.execute(tx)

/**
 * True where the owner has the unit or property; it stays there until the transaction ends. What is about a unit writes it by a trigger after the
 * owner's row: it is locked for that before, in the order of who books.
 */
export async function isOwn(tx: Tx, owner: OwnerId, of: 'units' | 'properties', id: number) {
  const { rows } = await sql`
    SELECT FROM ${sql.table(of)} WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL ${of === 'units' ? sql`FOR NO KEY UPDATE` : sql`FOR KEY SHARE`}`.execute(
    tx,
  )
  return rows.length > 0
}
