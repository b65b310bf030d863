import type { BookingStage } from '@keyhaven/shared-contracts/contract/bookings/bookings-query'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type RawBuilder, sql } from 'kysely'
import type { OwnerId } from '../../owner-id.ts'
import { isoTime } from './columns.ts'

/** The day that it is in each time zone that an owner lets in. */
export type Todays = { zone: string; today: Day }[]

/**
 * True for a booking `b`, or what occupies a unit as `x` or `o`, that still holds its days; a request whose moment has passed
 * does not, before it is cleaned up too. A cancelled booking is said apart.
 */
export const holds = (row: 'b' | 'x' | 'o', now: Date) =>
  sql<boolean>`(${sql.ref(`${row}.expires_at`)} IS NULL OR ${sql.ref(`${row}.expires_at`)} > ${now})`

/** True for a request `b` that waits for its owner's answer. One that waits for its guest's money needs none. */
export const waitsForOwner = (now: Date) => sql<boolean>`(b.status = 'pending' AND b.expires_at > ${now}
  AND NOT EXISTS (SELECT FROM booking_requests r WHERE r.booking_id = b.id AND r.pays_first))`

/** The day it is at the property of the booking `b`. */
const todayAt = (now: Date) =>
  sql`(SELECT (${now}::timestamptz AT TIME ZONE home.time_zone)::date FROM properties home WHERE home.id = b.property_id)`

/** True for the booking `b` in a stage. An expired request holds nothing any more. */
export const inStage = (stage: BookingStage, now: Date): RawBuilder<unknown> => {
  const live = sql`b.status <> 'cancelled' AND ${holds('b', now)}`
  // The day is the same or the one beside it everywhere on earth, and this an index can look up.
  const yesterday = sql`(${now}::timestamptz AT TIME ZONE 'UTC')::date - 1`
  const stages = {
    coming: sql`${live} AND b.check_in >= ${yesterday} AND b.check_in >= ${todayAt(now)}`,
    in_house: sql`${live} AND b.check_out >= ${yesterday} AND b.check_in <= ${todayAt(now)} AND b.check_out > ${todayAt(now)}`,
    past: sql`${live} AND b.check_out <= ${todayAt(now)}`,
    requests: waitsForOwner(now),
    cancelled: sql`b.status = 'cancelled'`,
    all: sql`true`,
  }
  return stages[stage]
}

/** True for what occupies a unit without anybody staying there: a block of its owner, or a closure on a portal. */
export const isOutOfSale = (row: 'x' | 'o') => sql<boolean>`(${sql.ref(`${row}.kind`)} IN ('block', 'closure'))`

/** The day `d.today` of a property `home`. */
const withToday = (todays: Todays) =>
  sql`JOIN unnest(${todays.map(({ zone }) => zone)}::text[], ${todays.map(({ today }) => today)}::date[]) AS d (zone, today) ON d.zone = home.time_zone`

/** Counts the owner's bookings `b` that meet a condition, and those of them still to come or under way, in one row. */
export const bookingCounts = (owner: OwnerId, condition: RawBuilder<unknown>, todays: Todays, now: Date) => sql`
  SELECT count(*) AS bookings, count(*) FILTER (WHERE b.status <> 'cancelled' AND b.check_out > d.today
    AND ${holds('b', now)}) AS upcoming
  FROM bookings b JOIN properties home ON home.id = b.property_id
  ${withToday(todays)}
  WHERE b.owner_id = ${owner} AND ${condition}`

/** True where a guest of a portal stays, or has stayed, in one of the units. */
export const hasPortalStay = (units: RawBuilder<unknown>) =>
  sql<boolean>`EXISTS (SELECT FROM occupancies x WHERE x.unit_id IN (${units}) AND x.kind = 'import')`

/** The same counts of all stays in some units: a guest of a portal arrives as well. */
export const stayCounts = (owner: OwnerId, units: RawBuilder<unknown>, todays: Todays, now: Date) => sql`
  SELECT b.bookings + i.stays AS bookings, b.upcoming + i.upcoming AS upcoming
  FROM (${bookingCounts(owner, sql`b.unit_id IN (${units})`, todays, now)}) b CROSS JOIN (
    SELECT count(*) AS stays, count(*) FILTER (WHERE x.check_out > d.today) AS upcoming
    FROM occupancies x JOIN units u ON u.id = x.unit_id JOIN properties home ON home.id = u.property_id
    ${withToday(todays)}
    WHERE x.owner_id = ${owner} AND x.kind = 'import' AND x.unit_id IN (${units})) i`

/** True for a request `h` that its guest can still confirm, and which needs what it was promised with until then. */
const isUnconfirmed = sql`(h.booking_id IS NULL AND h.cancelled_at IS NULL)`

/**
 * True where a booking has the service, or keeps a price in which a line charges it: the VAT of that line is looked up there; or where a guest has
 * yet to confirm a request with it.
 */
export const isServiceBooked = (service: RawBuilder<unknown>) => sql<boolean>`(
  EXISTS (SELECT FROM booking_services k WHERE k.service_id = ${service})
  OR EXISTS (SELECT FROM services charged JOIN bookings b ON b.owner_id = charged.owner_id
    JOIN booking_lines l ON l.booking_id = b.id AND l.service_id = charged.id WHERE charged.id = ${service})
  OR EXISTS (SELECT FROM services wanted JOIN request_holds h ON h.owner_id = wanted.owner_id AND ${isUnconfirmed}
    WHERE wanted.id = ${service} AND h.wish -> 'services' @> to_jsonb(wanted.id)))`

/** True where a booking has the promo code of the owner, or a guest has yet to confirm a request with it. */
export const isCodeBooked = (owner: OwnerId, code: number) => sql<boolean>`(
  EXISTS (SELECT FROM bookings b WHERE b.owner_id = ${owner} AND b.promo_code_id = ${code}::bigint)
  OR EXISTS (SELECT FROM request_holds h WHERE h.owner_id = ${owner} AND ${isUnconfirmed}
    AND (h.wish ->> 'promo_code')::bigint = ${code}::bigint))`

/** Reference of the booking `b`: `B-000042`, longer where an owner has more than a million. */
export const reference = `'B-' || lpad(b.number::text, greatest(6, length(b.number::text)), '0')`

/** Party of a booking `b` beside the number of its guests. */
export const partyColumns = sql.raw(`COALESCE(b.children, '{}') AS children, b.infants, b.pets`)

const wantedStay = sql.raw('(x.check_in, x.check_out, x.guests_count, x.children, x.infants, x.pets)')
const stayBefore = sql.raw(
  '(x.old_unit_id, x.old_check_in, x.old_check_out, x.old_guests_count, x.old_children, x.old_infants, x.old_pets, x.old_total_cents)',
)
const party = "b.guests_count, COALESCE(b.children, '{}'), b.infants, b.pets"

/**
 * State of the change `x` of a booking `b` in a property `p`. An owner who makes the new stay by hand accepts it;
 * after any other change of the booking it is not what its guest asked for.
 */
export const changeState = (now: Date) => sql<string>`
  CASE WHEN x.state <> 'open' THEN x.state
    WHEN b.status <> 'confirmed' THEN 'overtaken'
    WHEN (b.check_in, b.check_out, ${sql.raw(party)}) = ${wantedStay} THEN 'accepted'
    WHEN (b.unit_id, b.check_in, b.check_out, ${sql.raw(party)}, b.total_cents) <> ${stayBefore} THEN 'overtaken'
    WHEN b.check_in <= (${now}::timestamptz AT TIME ZONE p.time_zone)::date
      OR x.check_in < (${now}::timestamptz AT TIME ZONE p.time_zone)::date THEN 'expired'
    ELSE 'open' END`

/** True where the guest of a booking `b` asks for another stay and waits for an answer. */
export const hasOpenChange = (now: Date) => sql<boolean>`
  EXISTS (SELECT FROM stay_changes x JOIN properties p ON p.id = b.property_id
    WHERE x.booking_id = b.id AND x.state = 'open' AND ${changeState(now)} = 'open')`

/** The change `x` as an `OpenChange`. */
export const openChange = sql`json_build_object('id', x.id, 'check_in', x.check_in, 'check_out', x.check_out,
  'guests_count', x.guests_count, 'children', x.children, 'infants', x.infants, 'pets', x.pets,
  'total_price', ((x.price ->> 'subtotalCents')::bigint - (x.price ->> 'discountCents')::bigint) / 100.0,
  'message', x.message, 'created_at', ${isoTime('x.created_at')})`
