import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type RawBuilder, sql } from 'kysely'
import { reference } from '../db/fragments/bookings.ts'
import { wayOf } from '../db/fragments/payments.ts'
import { type Db, streamRows } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { BookedPayment, DatedPayment } from './dated-payment.ts'

const stay = sql`b.id AS booking,
  ${sql.raw(reference)} AS reference, c.id AS client, trim(c.first_name || ' ' || c.last_name) AS client_name,
  (SELECT i.number FROM invoices i WHERE i.booking_id = b.id AND i.kind = 'invoice' AND i.status = 'issued' ORDER BY i.id DESC LIMIT 1) AS number`
const columns = sql`y.id, y.day, y.kind, y.amount_cents AS cents, ${wayOf('y')} AS way, y.note, ${stay}`

const ofDays = (owner: OwnerId, { from, to }: { from: Day; to: Day }) => sql`
  FROM payments y JOIN bookings b ON b.id = y.booking_id JOIN clients c ON c.id = b.client_id
  WHERE y.owner_id = ${owner} AND y.day BETWEEN ${from}::date AND ${to}::date`

/** Payments of these days in the order in which they came. */
export const paymentsOf = (owner: OwnerId, days: { from: Day; to: Day }, which: RawBuilder<unknown> = sql`true`) =>
  sql<DatedPayment>`SELECT ${columns} ${ofDays(owner, days)} AND ${which} ORDER BY y.day, y.id`

/** Captures of damage deposits on these days, as payments beside the ledgers. */
const captures = (owner: OwnerId, { from, to }: { from: Day; to: Day }) => sql`
  SELECT d.booking_id AS id, d.captured_on AS day, 'damage' AS kind, d.captured_cents AS cents, 'card_online' AS way, d.reason AS note, ${stay}
  FROM damage_deposits d JOIN bookings b ON b.id = d.booking_id JOIN clients c ON c.id = b.client_id
  WHERE d.owner_id = ${owner} AND d.captured_on BETWEEN ${from}::date AND ${to}::date`

/** All money that came or went back on these days, in its order. */
export const streamPayments = (db: Db, owner: OwnerId, days: { from: Day; to: Day }) =>
  streamRows(
    db,
    sql<BookedPayment>`SELECT * FROM (SELECT ${columns} ${ofDays(owner, days)} UNION ALL ${captures(owner, days)}) money
      ORDER BY day, kind = 'damage', id`.compile(db),
  )
