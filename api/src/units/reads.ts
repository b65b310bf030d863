import type { ListedUnit, Unit, UnitsQuery } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { sql } from 'kysely'
import { stayCounts, type Todays } from '../db/fragments/bookings.ts'
import { byName, byProperty, contains, equals, imagesOf } from '../db/fragments/columns.ts'
import { weekdayPricesOf } from '../db/fragments/prices.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`u.id, u.version, u.name, u.description, u.translations, u.capacity, u.max_capacity,
  u.price_cents / 100.0 AS price_per_night, ${weekdayPricesOf('u')} AS weekday_prices, u.extra_person_cents / 100.0 AS price_per_extra_person,
  json_build_object('id', p.id, 'name', p.name) AS property, u.type, u.status, u.active,
  u.rooms, u.bathrooms, u.area_m2, u.amenities, u.registration_number, u.pets_max, u.cots, u.extra_person_from_age, u.instant, u.instant_hours, u.min_nights, u.door_code, ${imagesOf('unit_id', 'u')} AS images`
const ofOwner = (owner: OwnerId) => sql`FROM units u JOIN properties p ON p.id = u.property_id
  WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL`

export function listUnits(db: Db, owner: OwnerId, query: UnitsQuery) {
  const filters = sql`${equals('u.active', query.active)} AND ${equals('u.property_id', query.property)}
    AND ${equals('u.status', query.status)} AND ${contains(query.search, 'u')}`
  const chosen = sql`FROM units u WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL AND ${filters}`
  const from = sql`${ofOwner(owner)} AND ${filters}`
  const parts = query.group
    ? {
        columns: sql`${columns}, (SELECT count(*) ${chosen} AND u.property_id = p.id) AS in_property`,
        order: sql`${byProperty}, u.active DESC, ${byName('u.name')}, u.id`,
        chosen: { id: sql`u.id`, from },
      }
    : {
        columns,
        order: sql`u.active DESC, ${byName('u.property_name')}, u.property_id, ${byName('u.name')}, u.id`,
        chosen: { id: sql`u.id`, from: chosen },
      }
  return readList<ListedUnit>(db, { ...parts, from }, query)
}

export async function findUnit(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Unit>`SELECT ${columns} ${ofOwner(owner)} AND u.id = ${id}`.execute(db)
  return rows[0]
}

export async function readUnitUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const { rows } = await sql<Usage>`
    SELECT 0 AS units, 0 AS services, c.bookings, c.upcoming, c.bookings > 0 AS archives
    FROM units u CROSS JOIN (${stayCounts(owner, sql`${id}::bigint`, todays, now)}) c
    WHERE u.owner_id = ${owner} AND u.id = ${id} AND u.deleted_at IS NULL`.execute(db)
  return rows[0]
}
