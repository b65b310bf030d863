import type { FreeQuery } from '@keyhaven/shared-contracts/contract/calendar'
import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/**
 * The units that nothing occupies between two days, of those that can be booked. The range is the constraint's own, so
 * that its index answers; a request that has run out keeps nobody away.
 */
export async function freeUnits(db: Sql, owner: OwnerId, { from, to, booking }: FreeQuery, now: Date) {
  const { rows } = await sql<{ id: number }>`
    SELECT u.id FROM units u JOIN properties p ON p.id = u.property_id
    WHERE u.owner_id = ${owner} AND (
        (u.active AND u.status = 'available' AND u.deleted_at IS NULL AND p.active AND p.deleted_at IS NULL)
        OR u.id = (SELECT b.unit_id FROM bookings b
          WHERE b.owner_id = ${owner} AND b.id = ${booking ?? null}::bigint AND b.status <> 'cancelled'))
      AND NOT EXISTS (SELECT FROM occupancies x
        WHERE x.unit_id = u.id AND daterange(x.check_in, x.check_out) && daterange(${from}::date, ${to}::date)
          AND (x.expires_at IS NULL OR x.expires_at > ${now}) AND COALESCE(x.booking_id <> ${booking ?? null}::bigint, true))
    ORDER BY u.id`.execute(db)
  return { units: rows.map(({ id }) => id) }
}
