import { outlookNights } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { holds, isOutOfSale, type Todays } from '../db/fragments/bookings.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type Outlook = {
  property: number
  offered: number
  occupied: number
  offered_today: number
  occupied_today: number
  next_arrival: Day | null
  next_departure: Day | null
}

/** Next stays in each property. As in `readCounts`, occupancies of a unit never overlap, so the last before today is the first that counts. */
export async function readOutlook(db: Db, owner: OwnerId, days: Todays, now: Date) {
  const earliest = days.map(({ today }) => today).toSorted()[0] ?? null
  const { rows } = await sql<Outlook>`
    WITH homes AS (
      SELECT p.id, d.today, d.today + ${outlookNights}::int AS until
      FROM unnest(${days.map(({ zone }) => zone)}::text[], ${days.map(({ today }) => today)}::date[]) AS d (zone, today)
      JOIN properties p ON p.time_zone = d.zone AND p.owner_id = ${owner} AND p.deleted_at IS NULL
    ), offered AS (
      SELECT u.id, h.id AS home, h.today, h.until FROM homes h JOIN units u ON u.property_id = h.id
      WHERE u.owner_id = ${owner} AND u.active AND u.deleted_at IS NULL
    ), nights AS (
      SELECT f.home,  COALESCE(sum(least(o.check_out, f.until) - greatest(o.check_in, f.today)) FILTER (WHERE ${isOutOfSale('o')}), 0) AS blocked,
        COALESCE(sum(least(o.check_out, f.until) - greatest(o.check_in, f.today)) FILTER (WHERE NOT ${isOutOfSale('o')}), 0) AS occupied,
        count(*) FILTER (WHERE ${isOutOfSale('o')} AND o.check_in <= f.today) AS blocked_today,
        count(*) FILTER (WHERE NOT ${isOutOfSale('o')} AND o.check_in <= f.today) AS occupied_today
      FROM offered f CROSS JOIN LATERAL (SELECT o.* FROM occupancies o WHERE o.unit_id = f.id
        AND o.check_in < f.until AND o.check_out > f.today AND o.check_in >= COALESCE((SELECT x.check_in FROM occupancies x
          WHERE x.unit_id = f.id AND x.check_in <= f.today ORDER BY x.check_in DESC LIMIT 1), f.today)) o
      WHERE o.kind <> 'hold' AND ${holds('o', now)}
      GROUP BY f.home
    ), arrivals AS (
      SELECT h.id AS home, min(b.check_in) AS next FROM bookings b JOIN homes h ON h.id = b.property_id
      WHERE b.owner_id = ${owner} AND b.status = 'confirmed' AND b.check_in >= ${earliest}::date AND b.check_in >= h.today
      GROUP BY h.id
    ), departures AS (
      SELECT h.id AS home, min(b.check_out) AS next FROM bookings b JOIN homes h ON h.id = b.property_id
      WHERE b.owner_id = ${owner} AND b.status = 'confirmed' AND b.check_out >= ${earliest}::date AND b.check_out >= h.today
      GROUP BY h.id
    ), counts AS (
      SELECT f.home, count(*) AS count FROM offered f GROUP BY f.home
    )
    SELECT h.id AS property, a.next AS next_arrival, d.next AS next_departure,
      COALESCE(n.occupied, 0) AS occupied, COALESCE(n.occupied_today, 0) AS occupied_today,
      COALESCE(c.count, 0) * ${outlookNights}::int - COALESCE(n.blocked, 0) AS offered,
      COALESCE(c.count, 0) - COALESCE(n.blocked_today, 0) AS offered_today
    FROM homes h LEFT JOIN counts c ON c.home = h.id LEFT JOIN nights n ON n.home = h.id
      LEFT JOIN arrivals a ON a.home = h.id LEFT JOIN departures d ON d.home = h.id
    ORDER BY h.id`.execute(db)
  return rows
}
