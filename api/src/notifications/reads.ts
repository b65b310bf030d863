import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type RawBuilder, sql } from 'kysely'
import { hostColumns, isoTime, guestEmail } from '../db/fragments/columns.ts'
import type { Sql } from '../db/pool.ts'
import { partyColumns, reference } from '../db/fragments/bookings.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import { isDepositPaid, paymentFacts } from '../db/fragments/payment-plans.ts'
import { accountOf } from '../db/fragments/payments.ts'
import { recipientId } from '../db/fragments/issued.ts'
import { type PaymentFacts, withPlan } from '../payment-plans/shown-plan.ts'
import { transferOf } from '../transfers/transfer.ts'
import type { Account } from '@keyhaven/shared-contracts/domain/money/epc-code'
import type { LinkKind, RequestRow } from './shown-request.ts'

/** Facts of a stay that its guest would want to be told of again when they change. */
export const stayAsTold = sql`jsonb_build_array(b.unit_id, b.check_in, b.check_out, b.guests_count, b.children, b.infants, b.pets, b.total_cents)`

/** Requests as their guests see them. An expired one is over, also before it was cleaned up. */
async function readChosen(db: Sql, chosen: RawBuilder<unknown>, now: Date): Promise<RequestRow[]> {
  const isOver = sql`b.status = 'pending' AND b.expires_at <= ${now}`
  type Facts = { owner: number; payment_plan: PaymentFacts; account: Account | null }
  type Row = Omit<RequestRow, keyof Facts | 'transfer'> & Facts
  const { rows } = await sql<Row>`
    SELECT b.id, r.hold_id AS hold, b.owner_id AS owner, b.version, ${hostColumns}, ${sql.raw(reference)} AS reference,
      true AS is_confirmed, NULL AS confirm_until, COALESCE(r.booked_as, 'request') AS booked_as, COALESCE(r.pays_first, false) AS pays_first,
      CASE WHEN ${isOver} THEN 'cancelled' ELSE b.status END AS status,
      CASE WHEN ${isOver} THEN 'expiry' ELSE b.cancelled_by END AS cancelled_by,
      COALESCE(r.was_accepted, false) AS was_accepted, b.told_at, r.booking_id IS NOT NULL AS is_request, CASE WHEN NOT (${isOver}) THEN ${isoTime('b.expires_at')} END AS expires_at,
      json_build_object('id', u.id, 'name', u.name) AS unit,
      b.check_in, b.check_out, b.guests_count, ${partyColumns}, b.total_cents / 100.0 AS total_price,
      json_build_object('first_name', COALESCE(r.first_name, c.first_name), 'last_name', COALESCE(r.last_name, c.last_name),
        'email', ${guestEmail}) AS guest,
      COALESCE(b.locale, c.locale) AS locale, COALESCE(r.message, '') AS message, COALESCE(r.owner_words, '') AS owner_words,
      b.accepted_terms AS terms, CASE WHEN b.status = 'cancelled' THEN b.cancellation_fee_cents / 100.0 ELSE 0 END AS cancellation_fee,
      CASE WHEN b.status = 'cancelled' THEN COALESCE((b.fee_waived ->> 'cents')::bigint, 0) / 100.0 ELSE 0 END AS fee_waived,
      b.paid_cents / 100.0 AS paid, COALESCE(b.told_stay <> ${stayAsTold}, false) AS has_news,
      CASE WHEN b.status <> 'cancelled' AND b.deposit_cents > 0 THEN json_build_object('amount', b.deposit_cents / 100.0, 'due', b.deposit_due,
        'is_paid', ${isDepositPaid}) END AS deposit, ${paymentFacts} AS payment_plan, ${accountOf('b.owner_id')} AS account
    FROM bookings b LEFT JOIN booking_requests r ON r.booking_id = b.id JOIN units u ON u.id = b.unit_id
      JOIN properties p ON p.id = b.property_id JOIN owners o ON o.id = b.owner_id JOIN clients c ON c.id = b.client_id
    WHERE ${chosen} ORDER BY b.id`.execute(db)
  const withTransfer = async ({ account, ...row }: Row) => ({
    ...withPlan(ownedRow(row)),
    transfer: await transferOf({ ...row, account }),
  })
  return Promise.all(rows.map(withTransfer))
}

/** A booking of the owner, asked for by a guest or not. */
export async function findOwned(db: Sql, owner: OwnerId, booking: number, now: Date) {
  const [row] = await readChosen(db, sql`b.owner_id = ${owner} AND b.id = ${booking}`, now)
  return row
}

/** A document that was issued for a booking: what it is, and whether it shows VAT, by which some languages name it. */
export type IssuedDocument = {
  number: string
  kind: 'invoice' | 'cancellation'
  is_taxed: boolean
  /** Payment terms in the owner's words; empty where nothing is to be paid. */
  terms: string
  is_fee: boolean
  /** Whom it is addressed to, with the address that this client has now, or had when it was issued where the client is deleted. */
  recipient: RequestRow['guest']
  /** The stay is another client's by now. */
  is_former: boolean
  check_in: Day
  locale: string | null
}

export async function findIssued(db: Sql, owner: OwnerId, booking: number, invoice: number) {
  const { rows } = await sql<IssuedDocument>`
    SELECT i.number, i.kind, jsonb_array_length(i.content -> 'vat') > 0 AS is_taxed, i.content ->> 'terms' AS terms, i.is_fee,
      json_build_object('first_name', COALESCE(c.first_name, i.content -> 'recipient' ->> 'name'), 'last_name', COALESCE(c.last_name, ''),
        'email', COALESCE(c.email, i.content -> 'recipient' ->> 'email')) AS recipient,
      ${recipientId} <> b.client_id AS is_former, i.content -> 'stay' ->> 'check_in' AS check_in, i.content ->> 'locale' AS locale
    FROM invoices i JOIN bookings b ON b.id = i.booking_id LEFT JOIN clients c ON c.id = ${recipientId}
    WHERE i.owner_id = ${owner} AND i.booking_id = ${booking} AND i.id = ${invoice} AND i.status <> 'draft'`.execute(db)
  return rows[0]
}

/** Bookings that no guest asked for are passed over. */
export const readRequests = (db: Sql, bookings: readonly number[], now: Date) =>
  readChosen(db, sql`r.booking_id = ANY(${bookings}::bigint[])`, now)

export async function findRequest(db: Sql, kind: LinkKind, hash: Buffer, now: Date) {
  const [request] = await readChosen(db, sql`${sql.ref(`r.${kind}`)} = ${hash}`, now)
  return request
}
