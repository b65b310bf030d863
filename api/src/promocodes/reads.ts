import type {
  ListedPromocode,
  NewPromocode,
  Promocode,
  PromocodeChange,
  PromocodesQuery,
} from '@keyhaven/shared-contracts/contract/promocodes'
import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import { sql } from 'kysely'
import { bookingCounts, type Todays } from '../db/fragments/bookings.ts'
import { contains, equals } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`c.id, c.version, c.code, c.description, c.valid_until, c.discount_percent, c.active`
const ofOwner = (owner: OwnerId) => sql`FROM promocodes c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL`

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

export async function readPromocodeUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const { rows } = await sql<Usage>`
    SELECT 0 AS units, 0 AS services, n.bookings, n.upcoming, n.bookings > 0 AS archives
    FROM promocodes c CROSS JOIN (${bookingCounts(owner, sql`b.promo_code_id = ${id}`, todays, now)}) n
    WHERE c.owner_id = ${owner} AND c.id = ${id} AND c.deleted_at IS NULL`.execute(db)
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
