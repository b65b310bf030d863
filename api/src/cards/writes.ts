import { sql } from 'kysely'
import type { CardProviderName } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { CardEvent } from './provider.ts'
import type { Checkout } from './reads.ts'

type NewAccount = {
  provider: CardProviderName
  account: string
  name: string
  is_test: boolean
  sealed_key: Buffer
  event_word: string
  webhook: string
  sealed_event_secret: Buffer
  connected_at: Date
}

/** The owner's account, in place of the one before. */
export const writeAccount = (tx: Tx, owner: OwnerId, account: NewAccount) =>
  tx
    .insertInto('card_accounts')
    .values({ owner_id: owner, ...account })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(account))
    .execute()

export const deleteAccount = (tx: Tx, owner: OwnerId) =>
  tx.deleteFrom('card_accounts').where('owner_id', '=', owner).execute()

type NewCheckout = Pick<Checkout, 'booking_id' | 'part' | 'amount_cents' | 'expires_at'> & {
  provider: CardProviderName
  account: string
}

/** A page of a stay with a damage deposit keeps the card, from which that is held later. */
export async function insertCheckout(tx: Tx, owner: OwnerId, checkout: NewCheckout, now: Date) {
  const { rows } = await sql<{ id: number; saves_card: boolean }>`
    INSERT INTO card_checkouts (owner_id, booking_id, provider, account, part, amount_cents, expires_at, created_at, saves_card)
    SELECT owner_id, id, ${checkout.provider}, ${checkout.account}, ${checkout.part}, ${checkout.amount_cents}::bigint,
      ${checkout.expires_at}::timestamptz, ${now}::timestamptz, damage_deposit IS NOT NULL
    FROM bookings WHERE owner_id = ${owner} AND id = ${checkout.booking_id} RETURNING id, saves_card`.execute(tx)
  if (!rows[0]) throw new Error('A page to pay has no booking.')
  return rows[0]
}

/** The page that the provider has made; one that was paid meanwhile stays paid. */
export const openCheckout = (db: Sql, owner: OwnerId, id: number, { session, url }: { session: string; url: string }) =>
  sql`UPDATE card_checkouts SET session = ${session}, url = ${url}, state = CASE WHEN state = 'new' THEN 'open' ELSE state END
    WHERE owner_id = ${owner} AND id = ${id}`.execute(db)

export const endCheckout = (tx: Sql, owner: OwnerId, id: number) =>
  sql`UPDATE card_checkouts SET state = 'over' WHERE owner_id = ${owner} AND id = ${id} AND state IN ('new', 'open')`.execute(
    tx,
  )

export const markPaid = (tx: Tx, owner: OwnerId, id: number, payment: string) =>
  sql`UPDATE card_checkouts SET state = 'paid', payment = ${payment} WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

/** False for an event that was taken before. */
export async function noteEvent(
  tx: Tx,
  owner: OwnerId,
  provider: CardProviderName,
  { id, kind }: Pick<CardEvent, 'id' | 'kind'>,
  now: Date,
) {
  const { numAffectedRows } = await sql`
    INSERT INTO card_events (provider, event, owner_id, kind, received_at) VALUES (${provider}, ${id}, ${owner}, ${kind}, ${now})
    ON CONFLICT DO NOTHING`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

type NewRefund = { checkout: number; cents: number; reason: string }

export async function insertRefund(tx: Tx, owner: OwnerId, { checkout, cents, reason }: NewRefund, now: Date) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO card_refunds (owner_id, checkout_id, amount_cents, reason, created_at)
    VALUES (${owner}, ${checkout}, ${cents}, ${reason}, ${now}) RETURNING id`.execute(tx)
  return rows[0]?.id ?? 0
}

export const noteTried = (db: Sql, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE card_refunds SET tried_at = ${now} WHERE owner_id = ${owner} AND id = ${id}`.execute(db)

export const writeRefund = (
  tx: Tx,
  owner: OwnerId,
  id: number,
  { state, refund }: { state: 'new' | 'done' | 'failed'; refund: string | null },
) =>
  sql`UPDATE card_refunds SET state = ${state}, refund = COALESCE(${refund}, refund) WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

type Dispute = { dispute: string; checkout_id: number; entered_cents: number; is_won: boolean }

export const writeDispute = (tx: Tx, owner: OwnerId, row: Dispute) =>
  tx
    .insertInto('card_disputes')
    .values({ owner_id: owner, ...row })
    .onConflict((conflict) => conflict.columns(['owner_id', 'dispute']).doUpdateSet({ is_won: row.is_won }))
    .execute()
