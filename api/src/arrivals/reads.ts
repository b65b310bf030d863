import { type RawBuilder, sql } from 'kysely'
import { guestEmail } from '../db/fragments/columns.ts'
import type { Sql } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'

const maxAtOnce = 200

/** True where there is more to tell of the way into the unit `u` of the property `p` than its address. */
const hasWayIn = sql<boolean>`(p.directions <> '' OR u.door_code <> '')`

/** Confirmed stays `b` whose guests are to be told of the way in by now, and have not been for this unit and day. */
export const dueArrivals = (now: Date): RawBuilder<unknown> => {
  const today = sql`(${now}::timestamptz AT TIME ZONE p.time_zone)::date`
  return sql`properties p JOIN bookings b ON b.owner_id = p.owner_id AND b.property_id = p.id
      AND b.check_in BETWEEN ${today} AND ${today} + p.arrival_days
    JOIN units u ON u.id = b.unit_id JOIN clients c ON c.id = b.client_id
    LEFT JOIN booking_requests r ON r.booking_id = b.id LEFT JOIN arrival_mails m ON m.booking_id = b.id
    WHERE p.arrival_mail AND b.status = 'confirmed' AND ${hasWayIn} AND (COALESCE(r.was_accepted, false) OR b.arrival_mail)
      AND ${guestEmail} <> '' AND (m.booking_id IS NULL OR (m.unit_id, m.check_in) <> (b.unit_id, b.check_in))`
}

/** Due stays of all owners, up to the limit of one run. */
export async function readDue(db: Sql, now: Date) {
  const { rows } = await sql<{ id: number; owner: number }>`
    SELECT b.id, b.owner_id AS owner FROM ${dueArrivals(now)} ORDER BY b.check_in, b.id LIMIT ${maxAtOnce}`.execute(db)
  return rows.map(ownedRow)
}

/** Day on which the guest of a booking is mailed the way in; undefined where there is nothing to tell, or the house mails none. */
export async function findArrivalMail(db: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ on: string; is_chosen: boolean }>`
    SELECT b.check_in - p.arrival_days AS "on", b.arrival_mail AS is_chosen
    FROM bookings b JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id
    WHERE b.owner_id = ${owner} AND b.id = ${booking} AND p.arrival_mail AND ${hasWayIn} AND b.status = 'confirmed'`.execute(
    db,
  )
  return rows[0]
}
