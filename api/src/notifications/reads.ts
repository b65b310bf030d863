import { type RawBuilder, sql } from 'kysely'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql } from '../db/pool.ts'
import { reference } from '../db/fragments/bookings.ts'
import { ownedRow } from '../owner-id.ts'
import { hostColumns } from '../db/fragments/requests.ts'
import type { LinkKind, RequestRow } from './shown-request.ts'

/** Requests as their guests see them. One whose moment has passed is over, also before it was cleaned up. */
async function readChosen(db: Sql, chosen: RawBuilder<unknown>, now: Date): Promise<RequestRow[]> {
  const isOver = sql`b.status = 'pending' AND b.expires_at <= ${now}`
  const { rows } = await sql<Omit<RequestRow, 'owner'> & { owner: number }>`
    SELECT b.id, r.hold_id AS hold, b.owner_id AS owner, b.version, ${hostColumns}, ${sql.raw(reference)} AS reference,
      true AS is_confirmed, NULL AS confirm_until,
      CASE WHEN ${isOver} THEN 'cancelled' ELSE b.status END AS status,
      CASE WHEN ${isOver} THEN 'expiry' ELSE b.cancelled_by END AS cancelled_by,
      r.was_accepted, CASE WHEN NOT (${isOver}) THEN ${isoTime('b.expires_at')} END AS expires_at,
      json_build_object('id', u.id, 'name', u.name) AS unit,
      b.check_in, b.check_out, b.guests_count, b.total_cents / 100.0 AS total_price,
      json_build_object('first_name', r.first_name, 'last_name', r.last_name, 'email', r.email) AS guest,
      COALESCE(b.locale, c.locale) AS locale, r.message, r.owner_words
    FROM booking_requests r JOIN bookings b ON b.id = r.booking_id JOIN units u ON u.id = b.unit_id
      JOIN properties p ON p.id = b.property_id JOIN owners o ON o.id = b.owner_id JOIN clients c ON c.id = b.client_id
    WHERE ${chosen} ORDER BY b.id`.execute(db)
  return rows.map(ownedRow)
}

/** Bookings that no guest asked for are passed over. */
export const readRequests = (db: Sql, bookings: readonly number[], now: Date) =>
  readChosen(db, sql`r.booking_id = ANY(${bookings}::bigint[])`, now)

export async function findRequest(db: Sql, kind: LinkKind, hash: Buffer, now: Date) {
  const [request] = await readChosen(db, sql`${sql.ref(`r.${kind}`)} = ${hash}`, now)
  return request
}
