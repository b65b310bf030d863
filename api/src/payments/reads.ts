import type { Payment } from '@keyhaven/shared-contracts/contract/finance/payments'
import { sql } from 'kysely'
import { isoTime } from '../db/fragments/columns.ts'
import { wayOf } from '../db/fragments/payments.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { type Entry, markNotes } from './balance.ts'

export type Account = {
  status: 'pending' | 'confirmed' | 'cancelled'
  total_cents: number
  /** Fee of a booking that is cancelled. */
  cancellation_fee_cents: number
  paid_cents: number
  deposit_cents: number
  deposit_paid: boolean
  time_zone: string
}

/** The booking of a ledger; locked where told, so that one entry is made after the other. */
export async function readAccount(db: Sql, owner: OwnerId, booking: number, lock: 'lock' | 'read') {
  const { rows } = await sql<Account>`
    SELECT b.status, b.total_cents, b.cancellation_fee_cents, b.paid_cents, b.deposit_cents, b.deposit_paid, p.time_zone
    FROM bookings b JOIN properties p ON p.id = b.property_id WHERE b.owner_id = ${owner} AND b.id = ${booking}
    ${lock === 'lock' ? sql`FOR UPDATE OF b` : sql``}`.execute(db)
  return rows[0]
}

export async function readPayments(db: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<Payment>`
    SELECT id, day AS date, kind, amount_cents / 100.0 AS amount, method, ${wayOf('payments')} AS way, note, ${isoTime('created_at')} AS created_at
    FROM payments WHERE owner_id = ${owner} AND booking_id = ${booking} ORDER BY id`.execute(db)
  return rows
}

export async function readEntries(db: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<Entry>`
    SELECT kind, amount_cents AS cents,
      kind = 'deposit' AND ${wayOf('payments')} = 'other' AND note = ANY(${Object.values(markNotes)}::text[]) AS "isMark"
    FROM payments WHERE owner_id = ${owner} AND booking_id = ${booking} ORDER BY id`.execute(db)
  return rows
}
