import { sql } from 'kysely'
import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { dueReminders, type Reminder } from './reminder-reads.ts'

/** Notes the reminders of an owner that are due and answers them; each once, however many servers look. */
export async function claimReminders(tx: Tx, owner: OwnerId, now: Date) {
  const { rows } = await sql<Reminder>`
    INSERT INTO payment_reminders (owner_id, booking_id, part, due, kind, mailed_at)
    SELECT ${owner}::bigint, d.booking, d.part, d.due, d.kind, ${now}::timestamptz FROM (${dueReminders(owner, now)}) d ORDER BY d.booking
    ON CONFLICT DO NOTHING RETURNING booking_id AS booking, part, due, kind`.execute(tx)
  return rows
}

export const markChecked = (db: Sql, owner: OwnerId, now: Date) =>
  sql`UPDATE payment_settings SET reminders_checked_at = ${now} WHERE owner_id = ${owner}`.execute(db)

type ByHand = Pick<PaymentPartOut, 'kind' | 'due'>

export const insertByHand = (tx: Tx, owner: OwnerId, booking: number, { kind, due }: ByHand, now: Date) =>
  sql`INSERT INTO payment_reminders (owner_id, booking_id, part, due, kind, mailed_at)
    VALUES (${owner}, ${booking}, ${kind}, ${due}, 'by_hand', ${now})`.execute(tx)
