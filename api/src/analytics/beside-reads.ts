import type { BesideRevenue, RangeQuery } from '@keyhaven/shared-contracts/contract/finance/analytics'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { holds } from '../db/fragments/bookings.ts'
import { place } from '../db/fragments/columns.ts'

/** Money of a range that is no revenue, or not yet. */
export async function readBeside(db: Db, owner: OwnerId, range: RangeQuery, now: Date): Promise<BesideRevenue> {
  const arrives = sql`b.owner_id = ${owner} AND b.check_in BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('b', range)}`
  const { rows } = await sql<BesideRevenue>`SELECT
    COALESCE((SELECT sum(n.revenue_cents) FROM booking_nights n JOIN bookings b ON b.id = n.booking_id
      WHERE n.owner_id = ${owner} AND n.status = 'pending' AND n.night BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('n', range)}
        AND ${holds('b', now)}), 0) / 100.0 AS pending,
    COALESCE((SELECT sum(b.cancellation_fee_cents) FROM bookings b WHERE ${arrives} AND b.status = 'cancelled'), 0) / 100.0 AS fees,
    COALESCE((SELECT sum(l.total_cents) FROM bookings b JOIN booking_lines l ON l.booking_id = b.id
      WHERE ${arrives} AND b.status = 'confirmed' AND l.passed_on), 0) / 100.0 AS passed_on,
    COALESCE((SELECT sum(y.amount_cents) FROM payments y JOIN bookings b ON b.id = y.booking_id
      WHERE y.owner_id = ${owner} AND y.day BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('b', range)}), 0) / 100.0 AS paid`.execute(
    db,
  )
  return rows[0] ?? { pending: 0, fees: 0, passed_on: 0, paid: 0 }
}
