import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { type RawBuilder, sql } from 'kysely'
import type { OwnerId } from '../../owner-id.ts'

/** The day that it is in each time zone that an owner lets in. */
export type Todays = { zone: string; today: Day }[]

/**
 * True for a booking `b`, or what occupies a unit as `x` or `o`, that still holds its days; a request whose moment has passed
 * does not, before it is cleaned up too. A cancelled booking is said apart.
 */
export const holds = (row: 'b' | 'x' | 'o', now: Date) =>
  sql<boolean>`(${sql.ref(`${row}.expires_at`)} IS NULL OR ${sql.ref(`${row}.expires_at`)} > ${now})`

/** One row: how many of the owner's bookings `b` meet a condition, and how many of those are still to come or under way. */
export const bookingCounts = (owner: OwnerId, condition: RawBuilder<unknown>, todays: Todays, now: Date) => sql`
  SELECT count(*) AS bookings, count(*) FILTER (WHERE b.status <> 'cancelled' AND b.check_out > d.today
    AND ${holds('b', now)}) AS upcoming
  FROM bookings b JOIN properties home ON home.id = b.property_id
  JOIN unnest(${todays.map(({ zone }) => zone)}::text[], ${todays.map(({ today }) => today)}::date[]) AS d (zone, today)
    ON d.zone = home.time_zone
  WHERE b.owner_id = ${owner} AND ${condition}`

/** What people call the booking `b`: `B-000042`, longer where an owner has more than a million. */
export const reference = `'B-' || lpad(b.number::text, greatest(6, length(b.number::text)), '0')`
