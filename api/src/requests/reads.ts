import type { Day } from '@keyhaven/shared-contracts/domain/day'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public-requests'
import { type RawBuilder, sql } from 'kysely'
import { reference } from '../bookings/reference.ts'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { bookableUnits, lastArrival, type Place } from '../db/fragments/bookable.ts'

/** Whose unit it is, is said by the unit alone: a stranger has no say in it. */
export type AskedUnit = {
  id: number
  owner: OwnerId
  property: number
  time_zone: string
  /** Of a throw-away account: no mail leaves for it. */
  demo: boolean
  expiry_hours: number
  max_nights: number
  last_arrival: Day
  capacity: number
  max_capacity: number
  price_cents: number
  extra_person_cents: number
}

/** A unit that a stranger may book. */
export async function findAskedUnit(db: Sql, place: Place, unit: number, now: Date) {
  const { rows } = await sql<AskedUnit>`
    SELECT u.id, u.owner_id AS owner, u.property_id AS property, p.time_zone, u.demo, o.request_expiry_hours AS expiry_hours,
      o.max_nights, ${lastArrival(now)} AS last_arrival, u.capacity, u.max_capacity, u.price_cents, u.extra_person_cents
    FROM units u JOIN properties p ON p.id = u.property_id JOIN owners o ON o.id = u.owner_id
    WHERE ${bookableUnits(place)} AND u.id = ${unit}`.execute(db)
  return rows[0]
}

/** A code by its text, whatever its case, as long as it counts. */
export async function findCode(db: Sql, owner: OwnerId, code: string, today: Day) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM promocodes WHERE owner_id = ${owner} AND lower(code) = lower(${code}) AND deleted_at IS NULL
      AND active AND valid_until >= ${today}::date`.execute(db)
  return rows[0]?.id
}

/** How many of these services guests of a property may choose. */
export async function countServices(db: Sql, { owner, property }: AskedUnit, services: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM services WHERE owner_id = ${owner} AND property_id = ${property} AND active
      AND deleted_at IS NULL AND id = ANY(${services}::bigint[])`.execute(db)
  return rows[0]?.count ?? 0
}

type Person = { first_name: string; last_name: string; email: string }

/** A client of the owner with this e-mail address and name. */
export async function findSameClient(db: Sql, owner: OwnerId, { first_name, last_name, email }: Person) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM clients WHERE owner_id = ${owner} AND lower(email) = lower(${email}) AND deleted_at IS NULL
      AND lower(first_name) = lower(${first_name}) AND lower(last_name) = lower(${last_name})
    ORDER BY id LIMIT 1 FOR KEY SHARE`.execute(db)
  return rows[0]?.id
}

type Hashes = { guest_hash: Buffer; decision_hash: Buffer; network_hash: Buffer }
type NewRequest = Hashes & { hold_id: number }

export const insertRequest = (tx: Tx, owner: OwnerId, booking: number, who: Person, rest: NewRequest) =>
  tx
    .insertInto('booking_requests')
    .values({
      ...{ booking_id: booking, owner_id: owner, ...rest },
      ...{ first_name: who.first_name, last_name: who.last_name, email: who.email },
    })
    .execute()

/** Bookings that no guest asked for are passed over. */
export const markAccepted = (tx: Tx, bookings: readonly number[]) =>
  tx.updateTable('booking_requests').set({ was_accepted: true }).where('booking_id', 'in', bookings).execute()

/** A request as its guest sees it, and what else its pages and mails need. */
export type ShownRequest = Omit<GuestRequest, 'can_cancel' | 'price_lines' | 'reference'> & {
  id: number
  owner: OwnerId
  time_zone: string
  /** That it began as; null for those made before there were holds. */
  hold: number | null
}
export type RequestRow = ShownRequest & { reference: string; version: number }

/** Requests as their guests see them. One whose moment has passed is over, also before it was cleaned up. */
export async function readRequests(db: Sql, condition: RawBuilder<unknown>, now: Date) {
  const isOver = sql`b.status = 'pending' AND b.expires_at <= ${now}`
  const { rows } = await sql<RequestRow>`
    SELECT b.id, r.hold_id AS hold, b.owner_id AS owner, b.version, p.time_zone, ${sql.raw(reference)} AS reference,
      true AS is_confirmed, NULL AS confirm_until,
      CASE WHEN ${isOver} THEN 'cancelled' ELSE b.status END AS status,
      CASE WHEN ${isOver} THEN 'expiry' ELSE b.cancelled_by END AS cancelled_by,
      r.was_accepted, CASE WHEN NOT (${isOver}) THEN ${isoTime('b.expires_at')} END AS expires_at,
      json_build_object('id', p.id, 'name', p.name, 'city', p.city, 'country', p.country) AS property,
      json_build_object('id', u.id, 'name', u.name) AS unit,
      b.check_in, b.check_out, b.guests_count, b.total_cents / 100.0 AS total_price,
      json_build_object('first_name', r.first_name, 'last_name', r.last_name, 'email', r.email) AS guest,
      json_build_object('name', o.first_name || ' ' || o.last_name, 'email', o.email, 'phone', o.phone, 'slug', o.slug) AS host
    FROM booking_requests r JOIN bookings b ON b.id = r.booking_id JOIN units u ON u.id = b.unit_id
      JOIN properties p ON p.id = b.property_id JOIN owners o ON o.id = b.owner_id
    WHERE ${condition} ORDER BY b.id`.execute(db)
  return rows
}

export const withIds = (ids: readonly number[]) => sql`r.booking_id = ANY(${ids}::bigint[])`
export const withHash = (link: 'guest_hash' | 'decision_hash', hash: Buffer) => sql`${sql.ref(`r.${link}`)} = ${hash}`

/**
 * The days in a year on either side on which a stay of so many nights could begin in the unit, the nearest first. One probe of an index for each: what
 * occupies a unit never overlaps, so its last stay that begins before the departure is also the last to end.
 */
export async function nearestFree(
  db: Sql,
  unit: AskedUnit,
  { check_in, nights, today, now }: { check_in: Day; nights: number; today: Day; now: Date },
) {
  const { rows } = await sql<{ check_in: Day; check_out: Day }>`
    SELECT c.day AS check_in, c.day + ${nights}::int AS check_out FROM (
      SELECT d::date AS day FROM generate_series(GREATEST(${check_in}::date - 365, ${today}::date),
        LEAST(GREATEST(${check_in}::date, ${today}::date) + 365, ${unit.last_arrival}::date), interval '1 day') d
      WHERE d::date <> ${check_in}::date ORDER BY abs(d::date - ${check_in}::date), d
    ) c
    WHERE COALESCE((SELECT x.check_out FROM occupancies x WHERE x.unit_id = ${unit.id} AND x.check_in < c.day + ${nights}::int
      AND (x.expires_at IS NULL OR x.expires_at > ${now}) ORDER BY x.check_in DESC LIMIT 1) <= c.day, true)
    ORDER BY abs(c.day - ${check_in}::date), c.day LIMIT 3`.execute(db)
  return rows
}
