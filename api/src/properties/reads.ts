import type {
  PropertiesQuery,
  Property,
  PropertyChange,
  PropertyFields,
} from '@keyhaven/shared-contracts/contract/properties'
import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import { type RawBuilder, sql } from 'kysely'
import { bookingCounts, type Todays } from '../db/fragments/bookings.ts'
import { addressOf, byName, contains, equals, imagesOf } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { storedPhone } from '../phone.ts'

const columns = sql`p.id, p.version, p.name, p.description, p.active, p.time_zone, ${addressOf('p')} AS address,
  COALESCE((SELECT json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.active DESC, ${byName('u.name')}, u.id)
    FROM units u WHERE u.property_id = p.id AND u.deleted_at IS NULL), '[]'::json) AS units,
  ${imagesOf('property_id', 'p')} AS images`
const ofOwner = (owner: OwnerId) => sql`FROM properties p WHERE p.owner_id = ${owner} AND p.deleted_at IS NULL`

export function listProperties(db: Db, owner: OwnerId, query: PropertiesQuery) {
  const from = sql`${ofOwner(owner)} AND ${equals('p.active', query.active)} AND ${contains(query.search, 'p')}`
  const order = sql`p.active DESC, ${byName('p.name')}, p.id`
  return readList<Property>(db, { columns, from, order, chosen: { id: sql`p.id`, from } }, query)
}

export async function findProperty(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Property>`SELECT ${columns} ${ofOwner(owner)} AND p.id = ${id}`.execute(db)
  return rows[0]
}

/** The time zones that the owner lets in. */
export async function zonesOf(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ zone: string }>`
    SELECT DISTINCT time_zone AS zone FROM properties WHERE owner_id = ${owner}`.execute(db)
  return rows.map((row) => row.zone)
}

export async function insertProperty(db: Sql, owner: OwnerId, property: PropertyFields) {
  const { address } = property
  const { rows } = await sql<{ id: number }>`
    INSERT INTO properties (owner_id, name, description, active, time_zone, street, house_number, postal_code, city, country, phone)
    VALUES (${owner}, ${property.name}, ${property.description}, ${property.active}, ${property.time_zone}, ${address.street},
      ${address.house_number}, ${address.postal_code}, ${address.city}, ${address.country}, ${storedPhone(address)})
    RETURNING id`.execute(db)
  return rows[0]?.id
}

/** Answers nothing where the property is gone or its version is another than the one seen. */
export async function updateProperty(db: Sql, owner: OwnerId, id: number, property: PropertyChange) {
  const { address } = property
  const { rows } = await sql<{ id: number }>`
    UPDATE properties SET name = ${property.name}, description = ${property.description},
      active = COALESCE(${property.active ?? null}, active), time_zone = COALESCE(${property.time_zone ?? null}, time_zone),
      street = ${address.street}, house_number = ${address.house_number}, postal_code = ${address.postal_code},
      city = ${address.city}, country = ${address.country}, phone = ${storedPhone(address)}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL AND version = COALESCE(${property.version ?? null}::bigint, version)
    RETURNING id`.execute(db)
  return rows[0]?.id
}

/** Keeps a property from being archived or switched off until the transaction ends; nothing where the owner has none such. */
export async function holdProperty(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM properties WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR SHARE`.execute(tx)
  return rows[0]?.id
}

/** True where bookings point at the property's units or services. */
const isUsed = (id: RawBuilder<unknown>) => sql<boolean>`(
  EXISTS (SELECT FROM bookings b JOIN units u ON u.id = b.unit_id WHERE u.property_id = ${id})
  OR EXISTS (SELECT FROM booking_services b JOIN services s ON s.id = b.service_id WHERE s.property_id = ${id}))`

export async function readPropertyUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const counts = bookingCounts(
    owner,
    sql`b.unit_id IN (SELECT u.id FROM units u WHERE u.property_id = ${id})`,
    todays,
    now,
  )
  const { rows } = await sql<Usage>`
    SELECT (SELECT count(*) FROM units u WHERE u.property_id = p.id AND u.deleted_at IS NULL) AS units,
      (SELECT count(*) FROM services s WHERE s.property_id = p.id AND s.deleted_at IS NULL) AS services,
      c.bookings, c.upcoming, ${isUsed(sql`p.id`)} AS archives
    FROM properties p CROSS JOIN (${counts}) c
    WHERE p.owner_id = ${owner} AND p.id = ${id} AND p.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** Locks the property with its units and services, so that no booking can point at them meanwhile. */
export async function lockProperty(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql`
    SELECT id FROM properties WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  if (rows.length === 0) return undefined
  await sql`SELECT id FROM units WHERE property_id = ${id} ORDER BY id FOR UPDATE`.execute(tx)
  await sql`SELECT id FROM services WHERE property_id = ${id} ORDER BY id FOR UPDATE`.execute(tx)
  const found = await sql<{ used: boolean }>`SELECT ${isUsed(sql`${id}::bigint`)} AS used`.execute(tx)
  return found.rows[0]
}

export async function archiveProperty(tx: Tx, owner: OwnerId, id: number, now: Date) {
  const parts = ['units', 'services'].map((table) => sql.table(table))
  for (const table of parts)
    await sql`UPDATE ${table} SET deleted_at = ${now}, version = version + 1
      WHERE owner_id = ${owner} AND property_id = ${id} AND deleted_at IS NULL`.execute(tx)
  await sql`UPDATE properties SET deleted_at = ${now}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
}

export const deleteProperty = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM properties WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
