import type {
  CardAccount,
  CardPayment,
  CardProviderName,
} from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { sql } from 'kysely'
import { reference } from '../db/fragments/bookings.ts'
import { isoTime } from '../db/fragments/columns.ts'
import { owedCents } from '../db/fragments/payment-plans.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'

export type StoredAccount = {
  provider: CardProviderName
  account: string
  sealed_key: Buffer
  webhook: string
  sealed_event_secret: Buffer
}

export const readAccount = (db: Sql, owner: OwnerId) =>
  db.selectFrom('card_accounts').selectAll().where('owner_id', '=', owner).executeTakeFirst() as Promise<
    StoredAccount | undefined
  >

export async function readShownAccount(db: Sql, owner: OwnerId) {
  const { rows } = await sql<CardAccount>`
    SELECT provider, name, is_test, ${isoTime('connected_at')} AS connected_at FROM card_accounts WHERE owner_id = ${owner}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The owner to whom events at an address belong, and the secret that they are signed with. */
export async function findByWord(db: Sql, provider: CardProviderName, word: string) {
  const { rows } = await sql<{ owner: number; sealed_event_secret: Buffer }>`
    SELECT owner_id AS owner, sealed_event_secret FROM card_accounts WHERE provider = ${provider} AND event_word = ${word}`.execute(
    db,
  )
  return rows.map(ownedRow)[0]
}

export type Checkout = {
  id: number
  booking_id: number
  part: 'deposit' | 'rest' | 'full'
  amount_cents: number
  state: 'new' | 'open' | 'paid' | 'over'
  session: string | null
  url: string | null
  payment: string | null
  expires_at: Date
  saves_card: boolean
}
const checkoutColumns = sql`c.id, c.booking_id, c.part, c.amount_cents, c.state, c.session, c.url, c.payment, c.expires_at, c.saves_card`

/** The page on which a booking can be paid at the moment; its booking is locked. */
export async function findOpenCheckout(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<Checkout>`SELECT ${checkoutColumns} FROM card_checkouts c
    WHERE c.owner_id = ${owner} AND c.booking_id = ${booking} AND c.state IN ('new', 'open')`.execute(tx)
  return rows[0]
}

export async function lockCheckout(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<Checkout & { time_zone: string }>`
    SELECT ${checkoutColumns}, p.time_zone FROM card_checkouts c JOIN bookings b ON b.id = c.booking_id JOIN properties p ON p.id = b.property_id
    WHERE c.owner_id = ${owner} AND c.id = ${id} FOR UPDATE OF b, c`.execute(tx)
  return rows[0]
}

/** The page whose payment an event names. */
export async function lockByPayment(tx: Tx, owner: OwnerId, provider: CardProviderName, payment: string) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM card_checkouts WHERE owner_id = ${owner} AND provider = ${provider} AND payment = ${payment}`.execute(
    tx,
  )
  return rows[0] && lockCheckout(tx, owner, rows[0].id)
}

/** Balance of a booking, which is locked; negative where money is to go back. */
export async function readBalance(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ cents: number; status: string; reference: string }>`
    SELECT ${owedCents} - b.paid_cents AS cents, b.status, ${sql.raw(reference)} AS reference
    FROM bookings b WHERE b.owner_id = ${owner} AND b.id = ${booking}`.execute(tx)
  return rows[0]
}

/** Cents of a payment that did not go back and are not on their way. */
const leftCents = sql<number>`(c.amount_cents - COALESCE((SELECT sum(r.amount_cents) FROM card_refunds r WHERE r.checkout_id = c.id AND r.state <> 'failed'), 0))`

export async function readLeft(tx: Tx, owner: OwnerId, checkout: number) {
  const { rows } = await sql<{ cents: number }>`
    SELECT ${leftCents}::bigint AS cents FROM card_checkouts c WHERE c.owner_id = ${owner} AND c.id = ${checkout} AND c.state = 'paid'`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}

export async function readCardPayments(db: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<CardPayment>`
    SELECT c.id, c.amount_cents / 100.0 AS amount, ${leftCents} / 100.0 AS refundable, ${isoTime('c.created_at')} AS paid_at,
      COALESCE((SELECT json_agg(json_build_object('amount', r.amount_cents / 100.0, 'reason', r.reason, 'state', r.state,
        'created_at', ${isoTime('r.created_at')}) ORDER BY r.id) FROM card_refunds r WHERE r.checkout_id = c.id), '[]'::json) AS refunds
    FROM card_checkouts c WHERE c.owner_id = ${owner} AND c.booking_id = ${booking} AND c.state = 'paid' ORDER BY c.id`.execute(
    db,
  )
  return rows
}

export type Refund = {
  id: number
  checkout_id: number
  booking_id: number
  payment: string
  amount_cents: number
  reason: string
  state: 'new' | 'done' | 'failed'
  refund: string | null
  time_zone: string
}
const refundColumns = sql`r.id, r.checkout_id, c.booking_id, c.payment, r.amount_cents, r.reason, r.state, r.refund, p.time_zone
  FROM card_refunds r JOIN card_checkouts c ON c.id = r.checkout_id JOIN bookings b ON b.id = c.booking_id JOIN properties p ON p.id = b.property_id`

export async function lockRefund(tx: Tx, owner: OwnerId, id: number) {
  const { rows } =
    await sql<Refund>`SELECT ${refundColumns} WHERE r.owner_id = ${owner} AND r.id = ${id} FOR UPDATE OF b, r`.execute(
      tx,
    )
  return rows[0]
}

export async function lockRefundByName(tx: Tx, owner: OwnerId, refund: string) {
  const { rows } = await sql<Refund>`
    SELECT ${refundColumns} WHERE r.owner_id = ${owner} AND r.refund = ${refund} FOR UPDATE OF b, r`.execute(tx)
  return rows[0]
}

/** Refunds that the provider was not reached for, or has not been asked for since. */
export async function readRefundsToTry(db: Sql, now: Date) {
  const { rows } = await sql<{ id: number; owner: number }>`
    SELECT id, owner_id AS owner FROM card_refunds WHERE state = 'new' AND refund IS NULL
      AND (tried_at IS NULL OR tried_at <= ${now}::timestamptz - interval '5 minutes') ORDER BY id LIMIT 50`.execute(db)
  return rows.map(ownedRow)
}

/** Pages that are open though their part was paid in another way, changed, or ended. */
export async function readIdleCheckouts(db: Sql, now: Date) {
  const { rows } = await sql<{ id: number; owner: number }>`
    SELECT c.id, c.owner_id AS owner FROM card_checkouts c JOIN bookings b ON b.id = c.booking_id
    WHERE c.state IN ('new', 'open') AND (c.expires_at <= ${now} OR b.status = 'cancelled' OR b.total_cents - b.paid_cents < c.amount_cents)
    ORDER BY c.id LIMIT 50`.execute(db)
  return rows.map(ownedRow)
}

/** A chargeback that was told of before, with what it took out of the ledger; its checkout is locked. */
export const findDispute = (tx: Tx, owner: OwnerId, dispute: string) =>
  tx
    .selectFrom('card_disputes')
    .select(['entered_cents', 'is_won'])
    .where('owner_id', '=', owner)
    .where('dispute', '=', dispute)
    .executeTakeFirst()

export const hasBooking = async (db: Sql, owner: OwnerId, id: number) =>
  (await db
    .selectFrom('bookings')
    .select('id')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined
