import type { NewService, ServiceChange } from '@keyhaven/shared-contracts/contract/inventory/services'
import { sql } from 'kysely'
import { changedTranslations, keptTranslations } from '../db/fragments/translations.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { isServiceBooked } from '../db/fragments/bookings.ts'
import type { OwnerId } from '../owner-id.ts'

/** Answers nothing where the property is not one of the owner's. */
export async function insertService(db: Sql, owner: OwnerId, service: NewService) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO services (owner_id, property_id, name, translations, type, charged_per, from_age, mandatory, kind, vat, vat_percent,
      price_cents, active, discountable, passed_on_as)
    SELECT owner_id, id, ${service.name}, ${keptTranslations(service.translations)}::jsonb, ${service.type},
      ${service.charged_per ?? 'unit'}, ${service.from_age ?? null}::int, ${service.mandatory ?? false}::boolean,
      ${service.kind ?? 'service'}, ${service.vat ?? 'usual'}, ${service.vat === 'own' ? service.vat_percent : null}::numeric, ${service.price}::int, ${service.active}::boolean,
      ${service.discountable ?? true}::boolean, ${service.passed_on_as ?? null}
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
    UPDATE services SET property_id = ${service.property}, name = ${service.name},
      translations = ${changedTranslations(service.translations)}, type = ${service.type},
      charged_per = COALESCE(${service.charged_per ?? null}, charged_per), mandatory = COALESCE(${service.mandatory ?? null}, mandatory),
      from_age = ${service.from_age === undefined ? sql.ref('from_age') : sql`${service.from_age}::int`},
      kind = COALESCE(${service.kind ?? null}, kind), vat = COALESCE(${service.vat ?? null}, vat),
      vat_percent = CASE WHEN COALESCE(${service.vat ?? null}, vat) = 'own' THEN COALESCE(${service.vat_percent ?? null}::numeric, vat_percent) END,
      discountable = COALESCE(${service.discountable ?? null}, discountable),
      passed_on_as = ${service.passed_on_as === undefined ? sql.ref('passed_on_as') : service.passed_on_as},
      price_cents = ${service.price}, active = COALESCE(${service.active ?? null}, active), version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

export async function isBooked(tx: Tx, id: number) {
  const { rows } = await sql<{ booked: boolean }>`SELECT ${isServiceBooked(sql`${id}::bigint`)} AS booked`.execute(tx)
  return rows[0]?.booked === true
}

export const archiveService = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE services SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deleteService = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM services WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
