import type { NewPromocode, Promocode, PromocodeChange } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns, ofOwner } from './reads.ts'

/** Locks the code, so that no booking can take it meanwhile. */
export async function lockPromocode(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<Promocode>`SELECT ${columns} ${ofOwner(owner)} AND c.id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

export async function insertPromocode(db: Sql, owner: OwnerId, code: NewPromocode) {
  const { rows } = await sql<Promocode>`
    INSERT INTO promocodes AS c (owner_id, code, description, valid_until, discount_percent, active)
    VALUES (${owner}, ${code.code}, ${code.description}, ${code.valid_until}, ${code.discount_percent}, ${code.active})
    RETURNING ${columns}`.execute(db)
  return rows[0]
}

export async function updatePromocode(tx: Tx, owner: OwnerId, id: number, code: PromocodeChange) {
  const { rows } = await sql<Promocode>`
    UPDATE promocodes c SET code = ${code.code}, description = ${code.description}, valid_until = ${code.valid_until},
      discount_percent = ${code.discount_percent}, active = COALESCE(${code.active ?? null}, active), version = version + 1
    WHERE owner_id = ${owner} AND id = ${id} RETURNING ${columns}`.execute(tx)
  return rows[0]
}

export async function isPromocodeUsed(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM bookings WHERE owner_id = ${owner} AND promo_code_id = ${id}) AS used`.execute(tx)
  return rows[0]?.used === true
}

export const archivePromocode = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE promocodes SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deletePromocode = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM promocodes WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
