import { type RawBuilder, sql } from 'kysely'
import { guestEmail } from '../db/fragments/columns.ts'
import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { hasOpenParts, openParts } from '../db/fragments/payment-plans.ts'
import type { Sql } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'

const maxOwners = 100
/** Time between two looks at an owner's plans; reminders are of days, so that an hour more or less is none. */
const minutesBetween = 60
/** Days within which a reminder of something late is made up for, where no server ran on its day. */
const daysToMakeUp = 7

/** Owners with reminders turned on whose plans were not looked through for an hour. */
export async function readOwnersToCheck(db: Sql, now: Date) {
  const { rows } = await sql<{ owner: number }>`
    SELECT owner_id AS owner FROM payment_settings WHERE reminders_from IS NOT NULL
      AND (reminders_checked_at IS NULL OR reminders_checked_at <= ${now}::timestamptz - make_interval(mins => ${minutesBetween}))
    ORDER BY reminders_checked_at NULLS FIRST LIMIT ${maxOwners}`.execute(db)
  return rows.map((row) => ownedRow(row).owner)
}

/**
 * Open parts of an owner's confirmed stays whose guests are to be reminded today: of parts due before arrival, for what is due on arrival is paid
 * there, and not where a stay was agreed on within the days before.
 */
export const dueReminders = (owner: OwnerId, now: Date): RawBuilder<unknown> => {
  const today = sql`(${now}::timestamptz AT TIME ZONE p.time_zone)::date`
  const isBefore = sql`${today} < part.due AND ${today} >= part.due - s.reminder_days_before
    AND part.due - s.reminder_days_before > COALESCE((b.payment_rule ->> 'from')::date, (b.created_at AT TIME ZONE p.time_zone)::date)`
  const isAfter = sql`${today} BETWEEN part.due + s.reminder_days_after AND part.due + s.reminder_days_after + ${daysToMakeUp}::int
    AND part.due + s.reminder_days_after >= (s.reminders_from AT TIME ZONE p.time_zone)::date`
  return sql`SELECT b.id AS booking, part.kind AS part, part.due, CASE WHEN ${today} < part.due THEN 'before' ELSE 'after' END AS kind
    FROM payment_settings s JOIN bookings b ON b.owner_id = s.owner_id JOIN properties p ON p.id = b.property_id
      JOIN clients c ON c.id = b.client_id LEFT JOIN booking_requests r ON r.booking_id = b.id ${openParts}
    WHERE s.owner_id = ${owner} AND s.reminders_from IS NOT NULL AND ${hasOpenParts} AND b.status = 'confirmed' AND part.open_cents > 0
      AND b.check_in > ${today} AND part.due < b.check_in AND ${guestEmail} <> '' AND (${isBefore} OR ${isAfter})`
}

export type Reminder = { booking: number; part: PaymentPartOut['kind']; due: string; kind: 'before' | 'after' }

/** The owner's words of reminders, and of those of what is late; empty for the usual ones. */
export async function readWords(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ before: string; after: string }>`
    SELECT reminder_words AS before, overdue_words AS after FROM payment_settings WHERE owner_id = ${owner}`.execute(db)
  return rows[0] ?? { before: '', after: '' }
}

/** Locks a booking, and says whether its guest was reminded within a day. */
export async function lockReminded(db: Sql, owner: OwnerId, booking: number, now: Date) {
  const locked = await sql`SELECT FROM bookings WHERE owner_id = ${owner} AND id = ${booking} FOR UPDATE`.execute(db)
  if (locked.rows.length === 0) return undefined
  // A statement that has waited for the lock does not see the reminder that it waited for.
  const { rows } = await sql<{ is_reminded: boolean }>`
    SELECT EXISTS (SELECT FROM payment_reminders
      WHERE booking_id = ${booking} AND mailed_at > ${now}::timestamptz - interval '1 day') AS is_reminded`.execute(db)
  return rows[0]
}
