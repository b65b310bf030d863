import type { CancellationTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import type { PropertiesQuery, Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { type RawBuilder, sql } from 'kysely'
import { hasPortalStay, isServiceBooked, stayCounts, type Todays } from '../db/fragments/bookings.ts'
import { addressOf, byName, clockTimes, contains, coordinatesOf, equals, imagesOf } from '../db/fragments/columns.ts'
import { ownHouseRule } from '../db/fragments/payment-plans.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
/** Areas of the release before want the description in every language that is there. */
const translations = sql`(SELECT COALESCE(jsonb_object_agg(key, '{"description": ""}' || value), '{}') FROM jsonb_each(p.translations))`
const columns = sql`p.id, p.version, p.name, p.description, ${translations} AS translations, p.active, p.time_zone, ${addressOf('p')} AS address,
  ${clockTimes}, ${coordinatesOf()} AS coordinates, p.amenities, p.house_rules, p.registration_number, p.directions, p.arrival_days, p.arrival_mail, p.cancellation_terms,
  p.deposit_percent, p.deposit_days, ${ownHouseRule} AS payment_rule, CASE WHEN p.nonrefundable_percent IS NOT NULL THEN
    json_build_object('percent', p.nonrefundable_percent, 'cancellation', p.nonrefundable_terms) END AS non_refundable,
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

/** True for a time zone that the database can tell the day in. Its input is tried, because the list of all zones takes a tenth of a second. */
export async function isZoneOfDatabase(db: Sql, zone: string) {
  const { rows } = await sql<{ valid: boolean }>`
    SELECT pg_input_is_valid('2000-01-01 00:00 ' || ${zone}::text, 'timestamptz') AS valid`.execute(db)
  return rows[0]?.valid === true
}

/** The time zones that the owner lets in. */
export async function zonesOf(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ zone: string }>`
    SELECT DISTINCT time_zone AS zone FROM properties WHERE owner_id = ${owner}`.execute(db)
  return rows.map((row) => row.zone)
}

/** True where bookings point at the property's units, or have or charge its services, or portals have brought stays. */
export const isUsed = (id: RawBuilder<unknown>) => sql<boolean>`(
  EXISTS (SELECT FROM bookings b JOIN units u ON u.id = b.unit_id WHERE u.property_id = ${id})
  OR EXISTS (SELECT FROM services s WHERE s.property_id = ${id} AND ${isServiceBooked(sql`s.id`)})
  OR ${hasPortalStay(sql`SELECT u.id FROM units u WHERE u.property_id = ${id}`)})`

export async function readPropertyUsage(db: Db, owner: OwnerId, id: number, todays: Todays, now: Date) {
  const counts = stayCounts(owner, sql`SELECT u.id FROM units u WHERE u.property_id = ${id}`, todays, now)
  const { rows } = await sql<Usage>`
    SELECT (SELECT count(*) FROM units u WHERE u.property_id = p.id AND u.deleted_at IS NULL) AS units,
      (SELECT count(*) FROM services s WHERE s.property_id = p.id AND s.deleted_at IS NULL) AS services,
      c.bookings, c.upcoming, ${isUsed(sql`p.id`)} AS archives
    FROM properties p CROSS JOIN (${counts}) c
    WHERE p.owner_id = ${owner} AND p.id = ${id} AND p.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** The cancellation terms that new properties of the owner start with; null where none were chosen. */
export async function readUsualTerms(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ terms: CancellationTerms | null }>`
    SELECT usual_cancellation_terms AS terms FROM owners WHERE id = ${owner}`.execute(db)
  return rows[0]?.terms
}
