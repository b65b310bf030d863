import type { NewUnit, Unit, UnitChange, UnitsQuery } from '@keyhaven/shared-contracts/contract/units'
import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import { sql } from 'kysely'
import { bookingCounts, type Todays } from '../db/fragments/bookings.ts'
import { byName, contains, equals, imagesOf } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`u.id, u.version, u.name, u.description, u.capacity, u.max_capacity,
  u.price_cents / 100.0 AS price_per_night, u.extra_person_cents / 100.0 AS price_per_extra_person,
  json_build_object('id', p.id, 'name', p.name) AS property, u.type, u.status, u.active, ${imagesOf('unit_id', 'u')} AS images`
const ofOwner = (owner: OwnerId) => sql`FROM units u JOIN properties p ON p.id = u.property_id
  WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL`

export function listUnits(db: Db, owner: OwnerId, query: UnitsQuery) {
  const filters = sql`${equals('u.active', query.active)} AND ${equals('u.property_id', query.property)}
    AND ${equals('u.status', query.status)} AND ${contains(query.search, 'u')}`
  const chosen = sql`FROM units u WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL AND ${filters}`
  return readList<Unit>(
    db,
    {
      columns,
      from: sql`${ofOwner(owner)} AND ${filters}`,
      order: sql`u.active DESC, ${byName('u.property_name')}, u.property_id, ${byName('u.name')}, u.id`,
      chosen: { id: sql`u.id`, from: chosen },
    },
    query,
  )
}

export async function findUnit(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Unit>`SELECT ${columns} ${ofOwner(owner)} AND u.id = ${id}`.execute(db)
  return rows[0]
}

/** Answers nothing where the property is not one of the owner's. */
export async function insertUnit(db: Sql, owner: OwnerId, unit: NewUnit) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents, type, status, active)
    SELECT owner_id, id, ${unit.name}, ${unit.description}, ${unit.capacity}::int, ${unit.max_capacity}::int,
      ${unit.price_per_night}::int, ${unit.price_per_extra_person}::int, ${unit.type}, ${unit.status}, ${unit.active}::boolean
    FROM properties WHERE owner_id = ${owner} AND id = ${unit.property_id} AND deleted_at IS NULL FOR SHARE
    RETURNING id`.execute(db)
  return rows[0]?.id
}

export async function readUnitUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const { rows } = await sql<Usage>`
    SELECT 0 AS units, 0 AS services, c.bookings, c.upcoming, c.bookings > 0 AS archives
    FROM units u CROSS JOIN (${bookingCounts(owner, sql`b.unit_id = ${id}`, todays, now)}) c
    WHERE u.owner_id = ${owner} AND u.id = ${id} AND u.deleted_at IS NULL`.execute(db)
  return rows[0]
}

export type LockedUnit = { version: number; property_id: number; booked: boolean }

/** Locks the unit, so that no booking can point at it meanwhile, and tells whether one does. */
export async function lockUnit(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<Omit<LockedUnit, 'booked'>>`
    SELECT version, property_id FROM units
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  const unit = rows[0]
  if (!unit) return undefined
  const found = await sql<{ booked: boolean }>`
    SELECT EXISTS (SELECT FROM bookings WHERE unit_id = ${id}) AS booked`.execute(tx)
  return { ...unit, booked: found.rows[0]?.booked === true }
}

export const updateUnit = (tx: Tx, owner: OwnerId, id: number, unit: UnitChange) =>
  sql`
    UPDATE units SET property_id = COALESCE(${unit.property_id ?? null}, property_id), name = ${unit.name},
      description = ${unit.description}, capacity = ${unit.capacity}, max_capacity = ${unit.max_capacity},
      price_cents = ${unit.price_per_night}, extra_person_cents = ${unit.price_per_extra_person},
      type = COALESCE(${unit.type ?? null}, type), status = COALESCE(${unit.status ?? null}, status),
      active = COALESCE(${unit.active ?? null}, active), version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

export const archiveUnit = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE units SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

export const deleteUnit = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM units WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
