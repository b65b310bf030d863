import type { NewPromocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { sql } from 'kysely'
import { isCodeBooked } from '../db/fragments/bookings.ts'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { findPromocode } from './reads.ts'

/** Locks the code, so that no booking can take it meanwhile. */
export const lockPromocode = (tx: Tx, owner: OwnerId, id: number) => findPromocode(tx, owner, id, sql`FOR UPDATE`)

/** A code with all that it is bound to, its units apart. */
type WholeCode = Required<Omit<NewPromocode, 'units'>>

export async function insertPromocode(tx: Tx, owner: OwnerId, code: WholeCode) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO promocodes (owner_id, code, description, valid_until, discount_percent, discount_cents, active, valid_from, stay_from,
      stay_to, min_nights, max_uses, max_uses_per_guest)
    VALUES (${owner}, ${code.code}, ${code.description}, ${code.valid_until}, ${code.discount_percent}, ${code.discount_amount},
      ${code.active}, ${code.valid_from}, ${code.stay_from}, ${code.stay_to}, ${code.min_nights}, ${code.max_uses},
      ${code.max_uses_per_guest}) RETURNING id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A promo code was not written.')
  return id
}

export const updatePromocode = (tx: Tx, owner: OwnerId, id: number, code: WholeCode) =>
  sql`
    UPDATE promocodes SET code = ${code.code}, description = ${code.description}, valid_until = ${code.valid_until},
      discount_percent = ${code.discount_percent}, discount_cents = ${code.discount_amount}, active = ${code.active},
      valid_from = ${code.valid_from}, stay_from = ${code.stay_from}, stay_to = ${code.stay_to}, min_nights = ${code.min_nights},
      max_uses = ${code.max_uses}, max_uses_per_guest = ${code.max_uses_per_guest}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** Makes the code one for these units and no others; none is all of them. */
export async function bindUnits(tx: Tx, owner: OwnerId, id: number, units: readonly number[]) {
  await sql`
    DELETE FROM promocode_units WHERE owner_id = ${owner} AND promocode_id = ${id} AND unit_id <> ALL(${units}::bigint[])`.execute(
    tx,
  )
  await sql`
    INSERT INTO promocode_units (promocode_id, owner_id, unit_id) SELECT ${id}::bigint, ${owner}::bigint, unit
    FROM unnest(${units}::bigint[]) AS chosen (unit) ON CONFLICT DO NOTHING`.execute(tx)
}

export async function isPromocodeUsed(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ used: boolean }>`SELECT ${isCodeBooked(owner, id)} AS used`.execute(tx)
  return rows[0]?.used === true
}

export const archivePromocode = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE promocodes SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deletePromocode = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM promocodes WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
