import type { DashboardStats, FirstSteps } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { holds, isOutOfSale, type Todays } from '../db/fragments/bookings.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export type Counts = {
  guests_present: number
  next_arrival: Day | null
  next_departure: Day | null
  offered_today: number
  occupied_today: number
  offered_month: number
  occupied_month: number
}

/**
 * Counts with the day of each property. What occupies a unit never overlaps, so of all that began before a day only the last can still be there. Occupied are nights of active units alone, as offered are, so that a unit taken
 * out of service leaves both sides of the fraction.
 */
export async function readCounts(db: Db, owner: OwnerId, days: Todays, now: Date) {
  const earliest = days.map(({ today }) => today).toSorted()[0] ?? null
  const { rows } = await sql<Counts>`
    WITH homes AS (
      SELECT p.id, d.today, date_trunc('month', d.today::timestamp)::date AS first,
        (date_trunc('month', d.today::timestamp) + interval '1 month')::date AS next
      FROM unnest(${days.map((day) => day.zone)}::text[], ${days.map((day) => day.today)}::date[]) AS d (zone, today)
      JOIN properties p ON p.time_zone = d.zone AND p.owner_id = ${owner}
    ), next AS (
      SELECT (SELECT b.check_in FROM bookings b JOIN homes h ON h.id = b.property_id
          WHERE b.owner_id = ${owner} AND b.status = 'confirmed' AND b.check_in >= ${earliest}::date AND b.check_in >= h.today
          ORDER BY b.check_in LIMIT 1) AS arrival,
        (SELECT b.check_out FROM bookings b JOIN homes h ON h.id = b.property_id
          WHERE b.owner_id = ${owner} AND b.status = 'confirmed' AND b.check_out >= ${earliest}::date AND b.check_out >= h.today
          ORDER BY b.check_out LIMIT 1) AS departure
    ), present AS (
      SELECT sum(b.guests_count) AS guests FROM homes h JOIN units u ON u.property_id = h.id
        JOIN LATERAL (SELECT o.booking_id, o.check_out FROM occupancies o WHERE o.unit_id = u.id AND o.check_in <= h.today
          ORDER BY o.check_in DESC LIMIT 1) o ON o.check_out > h.today
        JOIN bookings b ON b.id = o.booking_id AND b.status = 'confirmed'
      WHERE u.owner_id = ${owner}
    ), offered AS (
      SELECT u.id, h.today, h.first, h.next FROM homes h JOIN units u ON u.property_id = h.id
      WHERE u.owner_id = ${owner} AND u.active AND u.deleted_at IS NULL
    ), nights AS (
      SELECT ${isOutOfSale('o')} AS blocked, (o.check_in <= f.today AND o.check_out > f.today)::int AS today,
        least(o.check_out, f.next) - greatest(o.check_in, f.first) AS month
      FROM offered f CROSS JOIN LATERAL (SELECT o.* FROM occupancies o WHERE o.unit_id = f.id
        AND o.check_in < f.next AND o.check_out > f.first AND o.check_in >= COALESCE((SELECT x.check_in FROM occupancies x
          WHERE x.unit_id = f.id AND x.check_in <= f.first ORDER BY x.check_in DESC LIMIT 1), f.first)) o
      WHERE o.kind <> 'hold' AND ${holds('o', now)}
    )
    SELECT COALESCE((SELECT guests FROM present), 0) AS guests_present, n.arrival AS next_arrival, n.departure AS next_departure,
      (SELECT count(*) FROM offered) - COALESCE((SELECT sum(today) FROM nights WHERE blocked), 0) AS offered_today,
      COALESCE((SELECT sum(today) FROM nights WHERE NOT blocked), 0) AS occupied_today,
      COALESCE((SELECT sum(next - first) FROM offered), 0) - COALESCE((SELECT sum(month) FROM nights WHERE blocked), 0) AS offered_month,
      COALESCE((SELECT sum(month) FROM nights WHERE NOT blocked), 0) AS occupied_month
    FROM next n`.execute(db)
  return rows[0]
}

type NextStay = NonNullable<DashboardStats['next_arrival_stay']>

/** The first of the confirmed stays that begin or end on a day. */
export async function readNextStay(db: Db, owner: OwnerId, at: 'check_in' | 'check_out', day: Day | null) {
  if (day === null) return null
  const { rows } = await sql<NextStay>`
    SELECT b.id AS booking, btrim(c.first_name || ' ' || c.last_name) AS name, u.name AS unit, count(*) OVER () - 1 AS more
    FROM bookings b JOIN clients c ON c.id = b.client_id JOIN units u ON u.id = b.unit_id
    WHERE b.owner_id = ${owner} AND b.status = 'confirmed' AND ${sql.ref(`b.${at}`)} = ${day}::date ORDER BY b.id LIMIT 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** First steps that an owner has taken; the look at each table ends at its first row. */
export async function readFirstSteps(db: Db, owner: OwnerId) {
  const { rows } = await sql<FirstSteps>`
    SELECT o.data_filled AS details,
      EXISTS (SELECT FROM properties p WHERE p.owner_id = o.id AND p.deleted_at IS NULL) AS property,
      EXISTS (SELECT FROM units u WHERE u.owner_id = o.id AND u.deleted_at IS NULL) AS unit,
      EXISTS (SELECT FROM images i WHERE i.owner_id = o.id AND num_nonnulls(i.property_id, i.unit_id) > 0) AS picture,
      EXISTS (SELECT FROM bookings b WHERE b.owner_id = o.id) AS booking
    FROM owners o WHERE o.id = ${owner}`.execute(db)
  return rows[0]
}
