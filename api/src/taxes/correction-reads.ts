import type { BookingTax } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { sql } from 'kysely'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { TaxGuests } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'

/** Tourist tax of a booking with its corrections; undefined where it owes none. */
export async function findBookedTax(db: Sql, owner: OwnerId, booking: number): Promise<BookingTax | undefined> {
  const { rows } = await sql<BookingTax>`
    SELECT k.tax_id AS tax, k.municipality, t.exempt, k.is_portals,
      json_build_object('guests', k.declared, 'amount', k.declared_cents / 100.0) AS declared, k.guests, k.cents / 100.0 AS amount,
      COALESCE((SELECT json_agg(json_build_object('guests', c.guests, 'before', c.before_cents / 100.0, 'amount', c.cents / 100.0,
        'at', ${isoTime('c.corrected_at')}, 'by', c.corrected_by) ORDER BY c.id)
        FROM tax_corrections c WHERE c.booking_id = k.booking_id), '[]'::json) AS corrections
    FROM booking_taxes k JOIN tourist_taxes t ON t.id = k.tax_id
    WHERE k.owner_id = ${owner} AND k.booking_id = ${booking}`.execute(db)
  return rows[0]
}

/** Cents of a booking's tax now, and as it was declared. */
export async function readTaxCents(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ cents: number; declared_cents: number }>`
    SELECT cents, declared_cents FROM booking_taxes WHERE owner_id = ${owner} AND booking_id = ${booking}`.execute(tx)
  return rows[0]
}

type Corrected = { guests: readonly TaxGuests[]; before: number; cents: number; now: Date }

export const insertCorrection = (tx: Tx, owner: OwnerId, booking: number, { guests, before, cents, now }: Corrected) =>
  sql`
    INSERT INTO tax_corrections (owner_id, booking_id, guests, before_cents, cents, corrected_at, corrected_by)
    SELECT ${owner}::bigint, ${booking}::bigint, ${JSON.stringify(guests)}::jsonb, ${before}::bigint, ${cents}::bigint, ${now}::timestamptz,
      trim(first_name || ' ' || last_name) FROM owners WHERE id = ${owner}`.execute(tx)
