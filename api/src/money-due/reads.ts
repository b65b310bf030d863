import {
  type MoneyDue,
  moneyDueDays,
  type MoneyDueQuery,
  type MoneyDueTotals,
} from '@keyhaven/shared-contracts/contract/finance/money-due'
import { type RawBuilder, sql } from 'kysely'
import { reference } from '../db/fragments/bookings.ts'
import { isoTime, requestEmail } from '../db/fragments/columns.ts'
import { hasOpenParts, openParts, owedCents } from '../db/fragments/payment-plans.ts'
import { readList } from '../db/list.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const todayOf = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE p.time_zone)::date`

/** Everything of the list with the stage that it is in, before names are read. */
const moneyDue = (owner: OwnerId, now: Date): RawBuilder<unknown> => sql`(
  SELECT b.id, part.kind, part.open_cents AS cents, part.due, GREATEST(${todayOf(now)} - part.due, 0) AS days_late, NULL::bigint AS invoice,
    CASE WHEN part.due < ${todayOf(now)} THEN 'late' ELSE 'soon' END AS stage
  FROM bookings b JOIN properties p ON p.id = b.property_id ${openParts}
  WHERE b.owner_id = ${owner} AND ${hasOpenParts} AND part.open_cents > 0 AND part.due <= ${todayOf(now)} + ${moneyDueDays}::int
  UNION ALL
  SELECT b.id, 'refund', b.paid_cents - ${owedCents}, NULL, 0, NULL, 'refunds' FROM bookings b
  WHERE b.owner_id = ${owner} AND b.paid_cents > ${owedCents}
  UNION ALL
  SELECT b.id, 'document', ${owedCents}, b.check_out, 0, i.id, 'documents'
  FROM invoices i JOIN bookings b ON b.id = i.booking_id JOIN properties p ON p.id = b.property_id
  WHERE i.owner_id = ${owner} AND i.status = 'draft' AND b.expires_at IS NULL
    AND CASE WHEN b.status = 'cancelled' THEN b.cancellation_fee_cents > 0 ELSE b.status = 'confirmed' AND b.check_out <= ${todayOf(now)} END) AS m`

const columnsOn = (
  now: Date,
) => sql`b.id * 4 + CASE m.kind WHEN 'rest' THEN 1 WHEN 'refund' THEN 2 WHEN 'document' THEN 3 ELSE 0 END AS id, m.kind, json_build_object('id', b.id, 'reference', ${sql.raw(reference)}, 'check_in', b.check_in, 'check_out', b.check_out,
    'client', json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name),
    'unit', json_build_object('id', u.id, 'name', u.name), 'property', json_build_object('id', p.id, 'name', p.name)) AS booking,
  m.cents / 100.0 AS amount, m.due, m.days_late, m.invoice,
  (SELECT ${isoTime('max(r.mailed_at)')} FROM payment_reminders r WHERE r.booking_id = b.id) AS reminded_at,
  m.kind IN ('deposit', 'rest', 'full') AND b.status = 'confirmed' AND (m.due < b.check_in OR b.check_in < ${todayOf(now)})
    AND COALESCE((SELECT ${requestEmail} FROM booking_requests r WHERE r.booking_id = b.id), c.email) <> '' AS can_remind`

/** A page of the list: refunds first, then by due day. */
export function listMoneyDue(db: Db, owner: OwnerId, query: MoneyDueQuery, now: Date) {
  const isInStage = query.stage === undefined ? sql`true` : sql`m.stage = ${query.stage}`
  const rows = sql`FROM ${moneyDue(owner, now)} JOIN bookings b ON b.id = m.id JOIN clients c ON c.id = b.client_id
    JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id WHERE ${isInStage}`
  return readList<MoneyDue>(
    db,
    { columns: columnsOn(now), from: rows, order: sql`m.due NULLS FIRST, b.id, m.kind` },
    query,
  )
}

export async function readMoneyDueTotals(db: Db, owner: OwnerId, now: Date): Promise<MoneyDueTotals> {
  const { rows } = await sql<{ stage: keyof MoneyDueTotals; count: number; amount: number }>`
    SELECT m.stage, count(*) AS count, sum(m.cents) / 100.0 AS amount FROM ${moneyDue(owner, now)} GROUP BY m.stage`.execute(
    db,
  )
  const none = { count: 0, amount: 0 }
  const sums = Object.fromEntries(rows.map(({ stage, ...sum }) => [stage, sum]))
  return { late: none, soon: none, refunds: none, documents: none, ...sums }
}
