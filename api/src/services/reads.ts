import type {
  ListedService,
  NewService,
  Service,
  ServiceChange,
  ServicesQuery,
} from '@keyhaven/shared-contracts/contract/services'
import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import { sql } from 'kysely'
import { bookingCounts, type Todays } from '../db/fragments/bookings.ts'
import { byName, contains, equals, holds } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`s.id, s.version, s.name, s.type, s.price_cents / 100.0 AS price, s.property_id AS property,
  json_build_object('id', p.id, 'name', p.name) AS property_info, s.active`
const ofOwner = (owner: OwnerId) => sql`FROM services s JOIN properties p ON p.id = s.property_id
  WHERE s.owner_id = ${owner} AND s.deleted_at IS NULL`

/** The words in the service's name or in its property's. */
const foundIn = (owner: OwnerId, search: string | undefined) => sql`(${contains(search, 's')} OR s.property_id IN (
  SELECT h.id FROM properties h WHERE h.owner_id = ${owner} AND ${holds(search, "split_part(h.search_text, E'\\n', 1)")}))`

const soldIn = (year: number) => sql`(
  SELECT json_build_object('bookings', count(*), 'revenue', COALESCE(sum(k.sales_cents), 0) / 100.0)
  FROM booking_services k JOIN bookings b ON b.id = k.booking_id
  WHERE k.service_id = s.id AND b.status = 'confirmed'
    AND b.check_in BETWEEN make_date(${year}::int, 1, 1) AND make_date(${year}::int, 12, 31)) AS sold`

export function listServices(db: Db, owner: OwnerId, query: ServicesQuery, now: Date) {
  const filters = sql`${equals('s.active', query.active)} AND ${equals('s.property_id', query.property)}
    AND ${equals('s.type', query.type)} AND ${query.search ? foundIn(owner, query.search) : sql`true`}`
  const chosen = sql`FROM services s WHERE s.owner_id = ${owner} AND s.deleted_at IS NULL AND ${filters}`
  return readList<ListedService>(
    db,
    {
      columns: query.page === undefined ? columns : sql`${columns}, ${soldIn(now.getUTCFullYear())}`,
      from: sql`${ofOwner(owner)} AND ${filters}`,
      order: sql`s.active DESC, ${byName('s.name')}, s.id`,
      chosen: { id: sql`s.id`, from: chosen },
    },
    query,
  )
}

export async function findService(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Service>`SELECT ${columns} ${ofOwner(owner)} AND s.id = ${id}`.execute(db)
  return rows[0]
}

/** Answers nothing where the property is not one of the owner's. */
export async function insertService(db: Sql, owner: OwnerId, service: NewService) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO services (owner_id, property_id, name, type, price_cents, active)
    SELECT owner_id, id, ${service.name}, ${service.type}, ${service.price}::int, ${service.active}::boolean
    FROM properties WHERE owner_id = ${owner} AND id = ${service.property} AND deleted_at IS NULL FOR SHARE
    RETURNING id`.execute(db)
  return rows[0]?.id
}

export async function lockService(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ version: number; property_id: number }>`
    SELECT version, property_id FROM services
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  return rows[0]
}

export const updateService = (tx: Tx, owner: OwnerId, id: number, service: ServiceChange) =>
  sql`
    UPDATE services SET property_id = ${service.property}, name = ${service.name}, type = ${service.type},
      price_cents = ${service.price}, active = COALESCE(${service.active ?? null}, active), version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

export async function readServiceUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const booked = sql`b.id IN (SELECT booking_id FROM booking_services WHERE service_id = ${id})`
  const { rows } = await sql<Usage>`
    SELECT 0 AS units, 0 AS services, c.bookings, c.upcoming, c.bookings > 0 AS archives
    FROM services s CROSS JOIN (${bookingCounts(owner, booked, todays, now)}) c
    WHERE s.owner_id = ${owner} AND s.id = ${id} AND s.deleted_at IS NULL`.execute(db)
  return rows[0]
}

export async function isServiceBooked(tx: Tx, id: number) {
  const { rows } = await sql<{ booked: boolean }>`
    SELECT EXISTS (SELECT FROM booking_services WHERE service_id = ${id}) AS booked`.execute(tx)
  return rows[0]?.booked === true
}

export const archiveService = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE services SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deleteService = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM services WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
