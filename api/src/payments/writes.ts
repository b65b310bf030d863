import { methodOf, type NewPayment, wayOf } from '@keyhaven/shared-contracts/contract/finance/payments'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type NewEntry = Omit<NewPayment, 'amount'> & { cents: number }

/** Answers the id of the entry. */
export async function insertPayment(tx: Tx, owner: OwnerId, booking: number, entry: NewEntry, now: Date) {
  const way = wayOf(entry)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, way, note, created_at)
    VALUES (${owner}, ${booking}, ${entry.date}, ${entry.kind}, ${entry.cents}, ${methodOf[way]}, ${way}, ${entry.note}, ${now})
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const markDeposit = (tx: Tx, owner: OwnerId, booking: number, isPaid: boolean) =>
  sql`UPDATE bookings SET deposit_paid = ${isPaid}, version = version + 1 WHERE owner_id = ${owner} AND id = ${booking}`.execute(
    tx,
  )
