import type { BookedPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { StoredBooking } from '../booking-context.ts'
import { readLines } from '../reads.ts'

/** The price that a booking has, with what its nights and services carry of it. */
export async function readBookedPrice(
  tx: Tx,
  owner: OwnerId,
  { id, subtotal_cents: subtotalCents, discount_cents: discountCents }: StoredBooking,
): Promise<BookedPrice> {
  const ofBooking = sql`owner_id = ${owner} AND booking_id = ${id}`
  const { rows } = await sql<Pick<BookedPrice, 'nights' | 'services' | 'taxNights'>>`SELECT
    COALESCE((SELECT json_agg(json_build_object('night', night, 'revenueCents', revenue_cents) ORDER BY night)
      FROM booking_nights WHERE ${ofBooking}), '[]'::json) AS nights,
    COALESCE((SELECT json_agg(json_build_object('id', service_id, 'name', name, 'type', type, 'charged_per', charged_per,
      'cents', price_cents, 'salesCents', sales_cents) ORDER BY service_id) FROM booking_services WHERE ${ofBooking}), '[]'::json) AS services,
    COALESCE((SELECT json_agg(json_build_object('night', night, 'cents', cents) ORDER BY night)
      FROM booking_tax_nights WHERE ${ofBooking}), '[]'::json) AS "taxNights"`.execute(tx)
  const [parts = { nights: [], services: [], taxNights: [] }] = rows
  return { lines: await readLines(tx, id), subtotalCents, discountCents, ...parts }
}
