import type { NewUnit, UnitChange } from '@keyhaven/shared-contracts/contract/inventory/units'
import { usualInstantHours } from '@keyhaven/shared-contracts/domain/stay/instant'
import { sql } from 'kysely'
import { hasPortalStay } from '../db/fragments/bookings.ts'
import { changedTranslations, keptTranslations } from '../db/fragments/translations.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** Answers nothing where the property is not one of the owner's. */
export async function insertUnit(db: Sql, owner: OwnerId, unit: NewUnit) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO units (owner_id, property_id, name, description, translations, capacity, max_capacity, price_cents, extra_person_cents, type, status, active,
      rooms, bathrooms, area_m2, amenities, registration_number, door_code,
      pets_max, cots, extra_person_from_age, instant, instant_hours, min_nights, weekday_cents)
    SELECT owner_id, id, ${unit.name}, ${unit.description}, ${keptTranslations(unit.translations)}::jsonb, ${unit.capacity}::int, ${unit.max_capacity}::int,
      ${unit.price_per_night}::int, ${unit.price_per_extra_person}::int, ${unit.type}, ${unit.status}, ${unit.active}::boolean,
      ${JSON.stringify(unit.rooms ?? [])}::jsonb, ${unit.bathrooms ?? null}::int, ${unit.area_m2 ?? null}::int,
      ${unit.amenities ?? []}::text[], ${unit.registration_number ?? ''}, ${unit.door_code ?? ''},
      ${unit.pets_max ?? null}::int, ${unit.cots ?? null}::int, ${unit.extra_person_from_age ?? null}::int,
      ${unit.instant ?? false}::boolean, ${unit.instant_hours ?? usualInstantHours}::int, ${unit.min_nights ?? 1}::int, ${unit.weekday_prices ?? null}::int[]
    FROM properties WHERE owner_id = ${owner} AND id = ${unit.property_id} AND deleted_at IS NULL FOR SHARE
    RETURNING id`.execute(db)
  return rows[0]?.id
}

type Locked = { version: number; property_id: number }

/** Locks the unit, so that no booking can point at it meanwhile, and tells whether one does, and whether it has any stay at all. */
export async function lockUnit(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<Locked>`
    SELECT version, property_id FROM units
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  const unit = rows[0]
  if (!unit) return undefined
  const result = await sql<{ booked: boolean; used: boolean }>`
    SELECT booked, booked OR ${hasPortalStay(sql`${id}::bigint`)} AS used
    FROM (SELECT EXISTS (SELECT FROM bookings WHERE unit_id = ${id}) AS booked) b`.execute(tx)
  return { ...unit, booked: result.rows[0]?.booked === true, used: result.rows[0]?.used === true }
}

/** The facts that were said; the others stay as they are. */
const factsOf = ({ rooms, bathrooms, area_m2, amenities, registration_number, door_code, ...rest }: UnitChange) => ({
  ...(rooms && { rooms: JSON.stringify(rooms) }),
  ...(bathrooms !== undefined && { bathrooms }),
  ...(area_m2 !== undefined && { area_m2 }),
  ...(amenities && { amenities }),
  ...(registration_number !== undefined && { registration_number }),
  ...(door_code !== undefined && { door_code }),
  ...(rest.pets_max !== undefined && { pets_max: rest.pets_max }),
  ...(rest.cots !== undefined && { cots: rest.cots }),
  ...(rest.extra_person_from_age !== undefined && { extra_person_from_age: rest.extra_person_from_age }),
  ...(rest.instant !== undefined && { instant: rest.instant }),
  ...(rest.instant_hours !== undefined && { instant_hours: rest.instant_hours }),
  ...(rest.min_nights !== undefined && { min_nights: rest.min_nights }),
  ...(rest.weekday_prices !== undefined && { weekday_cents: sql<number[] | null>`${rest.weekday_prices}::int[]` }),
})

export const updateUnit = (tx: Tx, owner: OwnerId, id: number, unit: UnitChange) => {
  const { name, description, capacity, max_capacity, property_id, type, status, active } = unit
  return tx
    .updateTable('units')
    .set({
      ...{ name, description, translations: changedTranslations(unit.translations), capacity, max_capacity },
      ...{ price_cents: unit.price_per_night, extra_person_cents: unit.price_per_extra_person },
      ...(property_id !== undefined && { property_id }),
      ...(type && { type }),
      ...(status && { status }),
      ...(active !== undefined && { active }),
      ...factsOf(unit),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .execute()
}

export const archiveUnit = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE units SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

export const deleteUnit = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM units WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
