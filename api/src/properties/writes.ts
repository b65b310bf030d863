import { storedPhone } from '@keyhaven/shared-contracts/domain/text/stored-phone'
import type { PropertyChange, PropertyFields } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { freeUntilDays } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { sql } from 'kysely'
import { damageOfRule, noDamageDeposit } from '../payment-plans/damage-rules.ts'
import { columnsOfRule, noRule } from '../payment-plans/rules.ts'
import { changedTranslations, keptTranslations } from '../db/fragments/translations.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { isUsed } from './reads.ts'

type Facts = Pick<
  PropertyChange,
  | 'check_in_from'
  | 'check_in_until'
  | 'check_out_until'
  | 'coordinates'
  | 'amenities'
  | 'house_rules'
  | 'registration_number'
  | 'directions'
  | 'arrival_days'
  | 'arrival_mail'
  | 'cancellation_terms'
  | 'deposit_percent'
  | 'deposit_days'
  | 'payment_rule'
  | 'non_refundable'
>

/** The payment rule that was said, whole; or a percent alone, as pages of the release before say it, which leaves a rule that they do not know. */
function paymentOf({ payment_rule: rule, deposit_percent: percent, deposit_days: days }: Facts) {
  if (rule === null) return { ...noRule, ...noDamageDeposit, own_payment_rule: false }
  if (rule !== undefined) return { ...columnsOfRule(rule), ...damageOfRule(rule), own_payment_rule: true }
  if (percent == null) return {}
  return { ...noRule, deposit_percent: percent, deposit_days: days ?? null, own_payment_rule: true }
}

/** A property whose percent is taken back there follows its owner again; one with another rule keeps it. */
const withoutPercent = {
  deposit_percent: null,
  deposit_days: sql<number | null>`CASE WHEN deposit_percent IS NULL THEN deposit_days END`,
  own_payment_rule: sql<boolean>`deposit_percent IS NULL AND own_payment_rule`,
}

/** The columns of the facts that were said; the others stay as they are. */
const factsOf = ({ check_in_from, check_in_until, check_out_until, coordinates, ...rest }: Facts) => ({
  ...(check_in_from !== undefined && { check_in_from }),
  ...(check_in_until !== undefined && { check_in_until }),
  ...(check_out_until !== undefined && { check_out_until }),
  ...(coordinates !== undefined && {
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  }),
  ...(rest.amenities && { amenities: rest.amenities }),
  ...(rest.house_rules !== undefined && { house_rules: rest.house_rules }),
  ...(rest.registration_number !== undefined && { registration_number: rest.registration_number }),
  ...(rest.directions !== undefined && { directions: rest.directions }),
  ...(rest.arrival_days != null && { arrival_days: rest.arrival_days }),
  ...(rest.arrival_mail !== undefined && { arrival_mail: rest.arrival_mail }),
  ...paymentOf(rest),
  ...(rest.non_refundable !== undefined && {
    nonrefundable_percent: rest.non_refundable?.percent ?? null,
    nonrefundable_terms: rest.non_refundable && JSON.stringify(rest.non_refundable.cancellation),
  }),
  ...(rest.cancellation_terms && {
    cancellation_terms: JSON.stringify(rest.cancellation_terms),
    free_until_days: freeUntilDays(rest.cancellation_terms),
  }),
})

const addressColumns = ({ address }: PropertyChange) => ({
  street: address.street,
  house_number: address.house_number,
  postal_code: address.postal_code,
  city: address.city,
  country: address.country,
  phone: storedPhone(address),
})

export async function insertProperty(db: Sql, owner: OwnerId, property: PropertyFields) {
  const { name, description, active, time_zone } = property
  const row = await db
    .insertInto('properties')
    .values({
      ...{ owner_id: owner, name, description, active, time_zone },
      translations: keptTranslations(property.translations),
      ...addressColumns(property),
      ...factsOf(property),
    })
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Answers nothing where the property is gone or its version is another than the one seen. */
export async function updateProperty(db: Sql, owner: OwnerId, id: number, property: PropertyChange) {
  const { name, description, active, time_zone, version } = property
  const row = await db
    .updateTable('properties')
    .set({
      ...{ name, description, translations: changedTranslations(property.translations) },
      ...(active !== undefined && { active }),
      ...(time_zone !== undefined && { time_zone }),
      ...addressColumns(property),
      ...factsOf(property),
      ...(property.payment_rule === undefined && property.deposit_percent === null && withoutPercent),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', sql<number>`${version}::bigint`))
    .returning('id')
    .executeTakeFirst()
  return row?.id
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
  const result = await sql<{ used: boolean }>`SELECT ${isUsed(sql`${id}::bigint`)} AS used`.execute(tx)
  return result.rows[0]
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

/** Lets the owner's new properties start with the cancellation terms of this one. */
export const writeUsualTerms = (tx: Tx, owner: OwnerId, property: number) =>
  sql`UPDATE owners SET usual_cancellation_terms = p.cancellation_terms FROM properties p
    WHERE owners.id = ${owner} AND p.owner_id = owners.id AND p.id = ${property}`.execute(tx)
