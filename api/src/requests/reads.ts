import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { CodeConditions } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { CancellationTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { sql } from 'kysely'
import { holds } from '../db/fragments/bookings.ts'
import { meetsRules, rulesOfUnit } from '../db/fragments/stay-rules.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import {
  bookableUnits,
  instantFrom,
  lastArrival,
  mandatoryIn,
  type MandatoryPrice,
  type SearchedPlace,
} from '../db/fragments/bookable.ts'
import { discountsIn, seasonsIn, type UnitDiscounts, unitsOfCode } from '../db/fragments/prices.ts'
import { type PropertyTax, taxIn } from '../db/fragments/tourist-taxes.ts'

/** The owner is taken from the unit, never from what a stranger sends. */
export type AskedUnit = {
  id: number
  owner: OwnerId
  property: number
  time_zone: string
  /** True for a throw-away account: no mail leaves for it. */
  demo: boolean
  expiry_hours: number
  check_in_from: string | null
  rules: StayRule[]
  max_nights: number
  last_arrival: Day
  capacity: number
  max_capacity: number
  price_cents: number
  weekday_cents: (number | null)[] | null
  discounts: UnitDiscounts
  /** The cancellation terms of the second plan of its house; null where there is none. */
  non_refundable: CancellationTerms | null
  extra_person_cents: number
  extra_person_from_age: number | null
  /** Limit of pets; null if the owner has to be asked. */
  pets_max: number | null
  /** First day of arrival that is booked without the owner's answer. */
  instant_from: Day | null
  mandatory: MandatoryPrice[]
  tax: PropertyTax
}

/** A unit that a stranger may book. */
export async function findAskedUnit(
  db: Sql,
  place: SearchedPlace,
  unit: number,
  now: Date,
): Promise<AskedUnit | undefined> {
  const { rows } = await sql<Omit<AskedUnit, 'owner'> & { owner: number }>`
    SELECT u.id, u.owner_id AS owner, u.property_id AS property, p.time_zone, u.demo, o.request_expiry_hours AS expiry_hours,
      p.check_in_from, ${rulesOfUnit} AS rules, o.max_nights, ${lastArrival(now)} AS last_arrival, u.capacity, u.max_capacity, u.price_cents, u.weekday_cents, ${discountsIn(now)} AS discounts,
      p.nonrefundable_terms AS non_refundable, u.extra_person_cents,
      u.extra_person_from_age, u.pets_max, ${instantFrom(now)} AS instant_from, ${mandatoryIn(sql`u.property_id`)} AS mandatory,
      ${taxIn(sql`u.property_id`)} AS tax
    FROM units u JOIN properties p ON p.id = u.property_id JOIN owners o ON o.id = u.owner_id
    WHERE ${bookableUnits(place)} AND u.id = ${unit}`.execute(db)
  return rows.map(ownedRow)[0]
}

/** A code by its text, whatever its case, as long as it counts. */
export async function findCode(db: Sql, owner: OwnerId, code: string, today: Day) {
  const { rows } = await sql<{ id: number } & CodeConditions>`
    SELECT k.id, valid_from, stay_from, stay_to, min_nights, ${unitsOfCode(sql`k.id`)} AS units FROM promocodes k WHERE owner_id = ${owner} AND lower(code) = lower(${code}) AND deleted_at IS NULL
      AND active AND valid_until >= ${today}::date`.execute(db)
  return rows[0]
}

/** Counts those of these services that guests of a property may choose. */
export async function countServices(db: Sql, { owner, property }: AskedUnit, services: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM services WHERE owner_id = ${owner} AND property_id = ${property} AND active
      AND deleted_at IS NULL AND id = ANY(${services}::bigint[])`.execute(db)
  return rows[0]?.count ?? 0
}

export type Person = { first_name: string; last_name: string; email: string }

/** A client of the owner with this e-mail address and name. */
export async function findSameClient(db: Sql, owner: OwnerId, { first_name, last_name, email }: Person) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM clients WHERE owner_id = ${owner} AND lower(email) = lower(${email}) AND deleted_at IS NULL
      AND lower(first_name) = lower(${first_name}) AND lower(last_name) = lower(${last_name})
    ORDER BY id LIMIT 1 FOR KEY SHARE`.execute(db)
  return rows[0]?.id
}

/**
 * The days in a year on either side on which a stay of so many nights could begin in the unit, the nearest first. One probe of an index for each: what
 * occupies a unit never overlaps, so its last stay that begins before the departure is also the last to end.
 */
export async function nearestFree(
  db: Sql,
  unit: AskedUnit,
  { check_in, nights, today, now }: { check_in: Day; nights: number; today: Day; now: Date },
) {
  const seasons = seasonsIn(sql`${unit.id}`, sql`c.day`, sql`c.day + ${nights}::int`)
  const { rows } = await sql<{ check_in: Day; check_out: Day; seasons: Season[] }>`
    SELECT c.day AS check_in, c.day + ${nights}::int AS check_out, ${seasons} AS seasons FROM (
      SELECT d::date AS day FROM generate_series(GREATEST(${check_in}::date - 365, ${today}::date),
        LEAST(GREATEST(${check_in}::date, ${today}::date) + 365, ${unit.last_arrival}::date), interval '1 day') d
      WHERE d::date <> ${check_in}::date ORDER BY abs(d::date - ${check_in}::date), d
    ) c CROSS JOIN (units u JOIN properties p ON p.id = u.property_id JOIN owners o ON o.id = u.owner_id)
    WHERE u.id = ${unit.id} AND ${meetsRules({ from: sql`c.day`, to: sql`(c.day + ${nights}::int)` }, now)} AND COALESCE((SELECT x.check_out FROM occupancies x WHERE x.unit_id = ${unit.id} AND x.check_in < c.day + ${nights}::int
      AND ${holds('x', now)} ORDER BY x.check_in DESC LIMIT 1) <= c.day, true)
    ORDER BY abs(c.day - ${check_in}::date), c.day LIMIT 3`.execute(db)
  return rows
}

/** Stays of a unit with the seasons that price them. */
export async function readSeasonsOf(db: Sql, { id, owner }: AskedUnit, stays: readonly StayDays[]) {
  const { rows } = await sql<StayDays & { seasons: Season[] }>`
    SELECT x.check_in, x.check_out, ${seasonsIn(sql`u.id`, sql`x.check_in`, sql`x.check_out`)} AS seasons
    FROM units u CROSS JOIN json_to_recordset(${JSON.stringify(stays)}::json) AS x (check_in date, check_out date)
    WHERE u.owner_id = ${owner} AND u.id = ${id}`.execute(db)
  return rows
}

/** Hours that an owner has to answer a request. */
export async function readExpiryHours(db: Sql, owner: OwnerId) {
  const { request_expiry_hours } = await db
    .selectFrom('owners')
    .select('request_expiry_hours')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  return request_expiry_hours
}

export type Asking = { owner: OwnerId; unit: number; email: string; network: Buffer }

/** Lets requests that count together wait for each other, always in this order. */
export async function lockOpen(tx: Tx, { owner, email, network }: Asking) {
  for (const whose of [`owner ${owner}`, `network ${network.toString('hex')}`, `guest ${email.toLowerCase()}`])
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`requests of ${whose}`}, 0))`.execute(tx)
}

export type Counts = Record<'address' | 'network' | 'owner', number>

/** The confirmed ones that wait for the owner. */
export async function countOpen(db: Sql, { owner, email, network }: Asking, now: Date) {
  const { rows } = await sql<Counts>`
    SELECT count(*) AS owner,
      count(*) FILTER (WHERE lower(r.email) = lower(${email})) AS address,
      count(*) FILTER (WHERE r.network_hash = ${network}) AS network
    FROM bookings b JOIN booking_requests r ON r.booking_id = b.id
    WHERE b.owner_id = ${owner} AND b.status = 'pending' AND b.expires_at > ${now}`.execute(db)
  return rows[0] ?? { owner: 0, address: 0, network: 0 }
}

/** Counts the stays that a guest, or somebody in the same network, has booked within a day without the owner's answer; holds are kept that long. */
export async function countBooked(db: Sql, { owner, email, network }: Asking, now: Date) {
  const { rows } = await sql<Record<'address' | 'network', number>>`
    SELECT count(*) FILTER (WHERE lower(r.email) = lower(${email})) AS address,
      count(*) FILTER (WHERE r.network_hash = ${network}) AS network
    FROM request_holds h JOIN booking_requests r ON r.booking_id = h.booking_id JOIN bookings b ON b.id = h.booking_id
    WHERE h.owner_id = ${owner} AND h.created_at > ${now}::timestamptz - interval '24 hours' AND r.booked_as = 'instant'
      AND b.status <> 'cancelled'`.execute(db)
  return rows[0] ?? { address: 0, network: 0 }
}

type HoldCounts = Record<
  'unit' | 'owner' | 'network' | 'network_lapsed' | 'address_lapsed' | 'own' | 'own_here' | 'own_lapsed',
  number
>

export async function countHeld(db: Sql, { owner, unit, email, network }: Asking, now: Date) {
  const isLive = sql`cancelled_at IS NULL AND expires_at > ${now}`
  const [ofOwner, ofAddress] = [sql`owner_id = ${owner}`, sql`lower(email) = lower(${email})`]
  const ofNetwork = sql`network_hash = ${network}`
  // What others do with somebody's address is not held against them.
  const own = sql`${ofAddress} AND ${ofNetwork}`
  const { rows } = await sql<HoldCounts>`
    SELECT count(*) FILTER (WHERE ${isLive} AND holds_nights AND ${ofOwner}) AS owner,
      count(*) FILTER (WHERE ${isLive} AND holds_nights AND unit_id = ${unit}) AS unit,
      count(*) FILTER (WHERE ${isLive} AND ${ofNetwork}) AS network,
      count(*) FILTER (WHERE ${ofNetwork}) AS network_lapsed,
      count(*) FILTER (WHERE ${ofAddress}) AS address_lapsed,
      count(*) FILTER (WHERE ${isLive} AND ${own}) AS own,
      count(*) FILTER (WHERE ${isLive} AND ${own} AND ${ofOwner}) AS own_here,
      count(*) FILTER (WHERE ${own}) AS own_lapsed
    FROM request_holds WHERE booking_id IS NULL AND created_at > ${now}::timestamptz - interval '24 hours'
      AND (${ofOwner} OR ${ofAddress} OR ${ofNetwork})`.execute(db)
  const none = {
    unit: 0,
    owner: 0,
    network: 0,
    network_lapsed: 0,
    address_lapsed: 0,
    own: 0,
    own_here: 0,
    own_lapsed: 0,
  }
  return rows[0] ?? none
}

/** Locks a booking that is about to be answered; the version that it had after its guest changed the request, 0 where nothing was changed. */
export async function lockChangedVersion(tx: Tx, owner: OwnerId, booking: number) {
  await sql`SELECT FROM bookings WHERE owner_id = ${owner} AND id = ${booking} FOR UPDATE`.execute(tx)
  const request = tx.selectFrom('booking_requests').select('changed_version').where('booking_id', '=', booking)
  return (await request.executeTakeFirst())?.changed_version ?? 0
}
