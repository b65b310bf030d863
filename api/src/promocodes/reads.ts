import type {
  ListedPromocode,
  Promocode,
  PromocodesQuery,
} from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { sql } from 'kysely'
import { bookingCounts, isCodeBooked, type Todays } from '../db/fragments/bookings.ts'
import { contains, equals } from '../db/fragments/columns.ts'
import { unitsOfCode } from '../db/fragments/prices.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`c.id, c.version, c.code, c.description, c.valid_until, c.discount_percent, c.discount_cents / 100.0 AS discount_amount,
  c.active, c.valid_from, c.stay_from, c.stay_to, c.min_nights, c.max_uses, c.max_uses_per_guest,
  ${unitsOfCode(sql`c.id`)} AS units`
const ofOwner = (owner: OwnerId) => sql`FROM promocodes c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL`

/** Summed over the lines of the code: a booking may have other discounts beside it. */
const used = sql`(
  SELECT json_build_object('bookings', count(*), 'saved', COALESCE(sum((SELECT -sum(l.total_cents) FROM booking_lines l
    WHERE l.booking_id = b.id AND l.kind = 'discount' AND l.code IS NOT NULL)), 0) / 100.0)
  FROM bookings b WHERE b.promo_code_id = c.id AND b.status <> 'cancelled') AS used`

/** A code as its owner keeps it; `lock` holds it until the transaction ends. */
export async function findPromocode(db: Sql, owner: OwnerId, id: number, lock = sql``) {
  const { rows } = await sql<Promocode>`SELECT ${columns} ${ofOwner(owner)} AND c.id = ${id} ${lock}`.execute(db)
  return rows[0]
}

/** Counts those of these units that a code can be for: what is archived stays with a code that has it already. */
export async function countUnits(db: Sql, owner: OwnerId, ids: readonly number[], before: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM units WHERE owner_id = ${owner} AND id = ANY(${ids}::bigint[])
      AND (deleted_at IS NULL OR id = ANY(${before}::bigint[]))`.execute(db)
  return rows[0]?.count ?? 0
}

export const listPromocodes = (db: Db, owner: OwnerId, query: PromocodesQuery) =>
  readList<ListedPromocode>(
    db,
    {
      columns: query.page === undefined ? columns : sql`${columns}, ${used}`,
      from: sql`${ofOwner(owner)} AND ${equals('c.active', query.active)} AND ${contains(query.search, 'c')}`,
      order: sql`c.active DESC, lower(c.code), c.id`,
    },
    query,
  )

export async function readPromocodeUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const { rows } = await sql<Usage>`
    SELECT 0 AS units, 0 AS services, n.bookings, n.upcoming, ${isCodeBooked(owner, id)} AS archives
    FROM promocodes c CROSS JOIN (${bookingCounts(owner, sql`b.promo_code_id = ${id}`, todays, now)}) n
    WHERE c.owner_id = ${owner} AND c.id = ${id} AND c.deleted_at IS NULL`.execute(db)
  return rows[0]
}
