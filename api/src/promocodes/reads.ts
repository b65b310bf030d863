import type { ListedPromocode, PromocodesQuery } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { sql } from 'kysely'
import { bookingCounts, type Todays } from '../db/fragments/bookings.ts'
import { contains, equals } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export const columns = sql`c.id, c.version, c.code, c.description, c.valid_until, c.discount_percent, c.active`
export const ofOwner = (owner: OwnerId) => sql`FROM promocodes c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL`

const used = sql`(
  SELECT json_build_object('bookings', count(*), 'saved', COALESCE(sum(b.discount_cents), 0) / 100.0)
  FROM bookings b WHERE b.promo_code_id = c.id AND b.status <> 'cancelled') AS used`

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
    SELECT 0 AS units, 0 AS services, n.bookings, n.upcoming, n.bookings > 0 AS archives
    FROM promocodes c CROSS JOIN (${bookingCounts(owner, sql`b.promo_code_id = ${id}`, todays, now)}) n
    WHERE c.owner_id = ${owner} AND c.id = ${id} AND c.deleted_at IS NULL`.execute(db)
  return rows[0]
}
