import type { Discount, DiscountChange, NewDiscount } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns } from './reads.ts'

/** The bound that the kind of a discount has; what a form sends beside it is null. */
const bounds = ({ kind, nights, days }: NewDiscount) =>
  kind === 'length_of_stay' ? { nights, days: null } : { nights: null, days }

export async function insertDiscount(tx: Tx, owner: OwnerId, input: NewDiscount) {
  const { nights, days } = bounds(input)
  const { rows } = await sql<Discount>`
    INSERT INTO discounts AS d (owner_id, kind, property_id, unit_id, nights, days, percent)
    VALUES (${owner}, ${input.kind}, ${input.property ?? null}::bigint, ${input.unit ?? null}::bigint, ${nights}::int, ${days}::int, ${input.percent})
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

/** Answers nothing where the discount is gone or its version is another than the one seen. */
export async function updateDiscount(tx: Tx, owner: OwnerId, id: number, input: DiscountChange) {
  const { nights, days } = bounds(input)
  const { rows } = await sql<Discount>`
    UPDATE discounts d SET kind = ${input.kind}, property_id = ${input.property ?? null}::bigint, unit_id = ${input.unit ?? null}::bigint,
      nights = ${nights}::int, days = ${days}::int, percent = ${input.percent}, version = d.version + 1
    WHERE d.owner_id = ${owner} AND d.id = ${id} AND d.version = COALESCE(${input.version ?? null}::int, d.version)
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

export async function deleteDiscount(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql`DELETE FROM discounts WHERE owner_id = ${owner} AND id = ${id} RETURNING id`.execute(db)
  return rows.length > 0
}
