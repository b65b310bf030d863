import type { Discount } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { sql } from 'kysely'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export const columns = sql`d.id, d.version, d.kind, d.property_id AS property, d.unit_id AS unit, d.nights, d.days, d.percent`

/** The discounts of an archived unit or property stay, and are nowhere to be seen. */
const ofOwner = (owner: OwnerId) => sql`FROM discounts d WHERE d.owner_id = ${owner}
  AND NOT EXISTS (SELECT FROM units u WHERE u.id = d.unit_id AND u.deleted_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM properties p WHERE p.id = d.property_id AND p.deleted_at IS NOT NULL)`

type DiscountsQuery = {
  unit?: number | null | undefined
  property?: number | null | undefined
  page?: number | undefined
  page_size: number
}

export function listDiscounts(db: Db, owner: OwnerId, query: DiscountsQuery) {
  const conditions = sql.join(
    [
      ofOwner(owner),
      ...(query.unit ? [sql`d.unit_id = ${query.unit}`] : []),
      ...(query.property ? [sql`d.property_id = ${query.property}`] : []),
    ],
    sql` AND `,
  )
  const order = sql`d.kind, d.property_id NULLS FIRST, d.unit_id NULLS FIRST, COALESCE(d.nights, d.days), d.id`
  return readList<Discount>(db, { columns, from: conditions, order }, query)
}

export async function findDiscount(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Discount>`SELECT ${columns} ${ofOwner(owner)} AND d.id = ${id}`.execute(db)
  return rows[0]
}

/** Counts the discounts of a limit: those of an archived unit or property nobody could make room of. */
export async function countDiscounts(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count ${ofOwner(owner)}`.execute(db)
  return rows[0]?.count ?? 0
}
