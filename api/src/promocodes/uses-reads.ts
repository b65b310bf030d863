import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export type Limits = { max_uses: number | null; max_uses_per_guest: number | null }

/** One more use of a code: who would have it, and what of it is counted already. */
export type Use = {
  promo_code: number | null
  client?: number | undefined
  /** A guest who may be no client yet. */
  guest?: { email: string } | undefined
  booking?: number | undefined
  /** The request that becomes the booking. */
  hold?: number | undefined
}

/** Limits of a code that has any. */
export async function findLimits(db: Sql, owner: OwnerId, code: number | null, lock = sql``) {
  const { rows } = await sql<Limits>`
    SELECT max_uses, max_uses_per_guest FROM promocodes WHERE owner_id = ${owner} AND id = ${code}::bigint
      AND (max_uses IS NOT NULL OR max_uses_per_guest IS NOT NULL) ${lock}`.execute(db)
  return rows[0]
}

/** The same, and nobody else uses it meanwhile. */
export const lockLimits = (tx: Tx, owner: OwnerId, code: number | null) =>
  findLimits(tx, owner, code, sql`FOR NO KEY UPDATE`)

/**
 * Bookings that have the code and are not cancelled, and requests that still wait for their guest to confirm and hold their nights. A guest is the
 * client and everybody with the same e-mail address: another spelling of the name is no other guest.
 */
export async function countUses(db: Sql, owner: OwnerId, use: Use, now: Date) {
  const { rows } = await sql<{ total: number; ofGuest: number }>`
    WITH guest AS (SELECT lower(COALESCE(${use.guest?.email ?? null}::text,
      (SELECT email FROM clients WHERE owner_id = ${owner} AND id = ${use.client ?? null}::bigint), '')) AS email)
    SELECT count(*) AS total, count(*) FILTER (WHERE is_guests) AS "ofGuest" FROM (
      SELECT COALESCE(b.client_id = ${use.client ?? null}::bigint, false) OR (c.email <> '' AND lower(c.email) = guest.email) AS is_guests
      FROM bookings b JOIN clients c ON c.id = b.client_id CROSS JOIN guest
      WHERE b.owner_id = ${owner} AND b.promo_code_id = ${use.promo_code}::bigint AND b.status <> 'cancelled'
        AND b.id IS DISTINCT FROM ${use.booking ?? null}::bigint
      UNION ALL
      SELECT lower(h.email) = guest.email FROM request_holds h CROSS JOIN guest
      WHERE h.owner_id = ${owner} AND (h.wish ->> 'promo_code')::bigint = ${use.promo_code}::bigint AND h.booking_id IS NULL
        AND h.cancelled_at IS NULL AND h.expires_at > ${now} AND h.holds_nights AND h.id IS DISTINCT FROM ${use.hold ?? null}::bigint
    ) uses`.execute(db)
  return rows[0] ?? { total: 0, ofGuest: 0 }
}
