import type { ListedService, Service, ServicesQuery } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { sql } from 'kysely'
import { bookingCounts, isServiceBooked, type Todays } from '../db/fragments/bookings.ts'
import { byName, byProperty, contains, equals, includes } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`s.id, s.version, s.name, s.translations, s.type, s.charged_per, s.from_age, s.mandatory, s.kind, s.discountable, s.passed_on_as, s.vat, s.vat_percent::float8 AS vat_percent,
  s.price_cents / 100.0 AS price, s.property_id AS property,
  json_build_object('id', p.id, 'name', p.name) AS property_info, s.active`
const ofOwner = (owner: OwnerId) => sql`FROM services s JOIN properties p ON p.id = s.property_id
  WHERE s.owner_id = ${owner} AND s.deleted_at IS NULL`

/** The words in the service's name or in its property's. */
const foundIn = (owner: OwnerId, search: string | undefined) => sql`(${contains(search, 's')} OR s.property_id IN (
  SELECT h.id FROM properties h WHERE h.owner_id = ${owner} AND ${includes(search, "split_part(h.search_text, E'\\n', 1)")}))`

const soldIn = (year: number) => sql`(
  SELECT json_build_object('bookings', count(*), 'revenue', COALESCE(sum(k.sales_cents), 0) / 100.0)
  FROM booking_services k JOIN bookings b ON b.id = k.booking_id
  WHERE k.service_id = s.id AND b.status = 'confirmed'
    AND b.check_in BETWEEN make_date(${year}::int, 1, 1) AND make_date(${year}::int, 12, 31)) AS sold`

export function listServices(db: Db, owner: OwnerId, query: ServicesQuery, now: Date) {
  const filters = sql`${equals('s.active', query.active)} AND ${equals('s.property_id', query.property)}
    AND ${equals('s.type', query.type)} AND ${query.search ? foundIn(owner, query.search) : sql`true`}`
  const chosen = sql`FROM services s WHERE s.owner_id = ${owner} AND s.deleted_at IS NULL AND ${filters}`
  const listed = query.page === undefined ? columns : sql`${columns}, ${soldIn(now.getUTCFullYear())}`
  const from = sql`${ofOwner(owner)} AND ${filters}`
  const order = sql`s.active DESC, ${byName('s.name')}, s.id`
  const parts = query.group
    ? {
        columns: sql`${listed}, (SELECT count(*) ${chosen} AND s.property_id = p.id) AS in_property`,
        order: sql`${byProperty}, ${order}`,
        chosen: { id: sql`s.id`, from },
      }
    : { columns: listed, order, chosen: { id: sql`s.id`, from: chosen } }
  return readList<ListedService>(db, { ...parts, from }, query)
}

export async function findService(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Service>`SELECT ${columns} ${ofOwner(owner)} AND s.id = ${id}`.execute(db)
  return rows[0]
}

export async function readServiceUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const booked = sql`b.id IN (SELECT booking_id FROM booking_services WHERE service_id = ${id})`
  const { rows } = await sql<Usage>`
    SELECT 0 AS units, 0 AS services, c.bookings, c.upcoming, ${isServiceBooked(sql`s.id`)} AS archives
    FROM services s CROSS JOIN (${bookingCounts(owner, booked, todays, now)}) c
    WHERE s.owner_id = ${owner} AND s.id = ${id} AND s.deleted_at IS NULL`.execute(db)
  return rows[0]
}
