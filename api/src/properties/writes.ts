import type { PropertyChange, PropertyFields } from '@keyhaven/shared-contracts/contract/properties'
import { sql } from 'kysely'
import { changedTranslations, keptTranslations } from '../db/fragments/translations.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { storedPhone } from '../phone.ts'
import { isUsed } from './reads.ts'

export async function insertProperty(db: Sql, owner: OwnerId, property: PropertyFields) {
  const { address } = property
  const { rows } = await sql<{ id: number }>`
    INSERT INTO properties (owner_id, name, description, translations, active, time_zone, street, house_number, postal_code, city, country, phone)
    VALUES (${owner}, ${property.name}, ${property.description}, ${keptTranslations(property.translations)}::jsonb, ${property.active}, ${property.time_zone}, ${address.street},
      ${address.house_number}, ${address.postal_code}, ${address.city}, ${address.country}, ${storedPhone(address)})
    RETURNING id`.execute(db)
  return rows[0]?.id
}

/** Answers nothing where the property is gone or its version is another than the one seen. */
export async function updateProperty(db: Sql, owner: OwnerId, id: number, property: PropertyChange) {
  const { address } = property
  const { rows } = await sql<{ id: number }>`
    UPDATE properties SET name = ${property.name}, description = ${property.description},
      translations = ${changedTranslations(property.translations)},
      active = COALESCE(${property.active ?? null}, active), time_zone = COALESCE(${property.time_zone ?? null}, time_zone),
      street = ${address.street}, house_number = ${address.house_number}, postal_code = ${address.postal_code},
      city = ${address.city}, country = ${address.country}, phone = ${storedPhone(address)}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL AND version = COALESCE(${property.version ?? null}::bigint, version)
    RETURNING id`.execute(db)
  return rows[0]?.id
}

/** Keeps a property from being archived or switched off until the transaction ends; nothing where the owner has none such. */
export async function lockPropertyShared(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM properties WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR SHARE`.execute(tx)
  return rows[0]?.id
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
