import type { BookedPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { StoredBooking } from '../booking-context.ts'
import { readLines } from '../reads.ts'

/** The price that a booking has, with what its nights carry of it. */
export async function readBookedPrice(
  tx: Tx,
  owner: OwnerId,
  { id, subtotal_cents: subtotalCents, discount_cents: discountCents }: StoredBooking,
): Promise<BookedPrice> {
  const { rows: nights } = await sql<BookedPrice['nights'][number]>`
    SELECT night, revenue_cents AS "revenueCents" FROM booking_nights WHERE owner_id = ${owner} AND booking_id = ${id} ORDER BY night`.execute(
    tx,
  )
  return { lines: await readLines(tx, id), subtotalCents, discountCents, nights }
}
