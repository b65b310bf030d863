import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { addDays, type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { Ledger, NewPayment } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { AppContext } from '../context.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { once } from '../http/idempotency.ts'
import type { OwnerId } from '../owner-id.ts'
import { conflict, invalid, notFound } from '../http/problem.ts'
import { balanceOf, type Deposit, entryFor, isReached, markNotes, sumLedger } from './balance.ts'
import { type Account, readAccount, readEntries, readPayments } from './reads.ts'
import { insertPayment, markDeposit } from './writes.ts'

async function accountOf(db: Sql, owner: OwnerId, booking: number, lock: 'lock' | 'read') {
  const account = await readAccount(db, owner, booking, lock)
  if (!account) throw notFound('booking')
  return account
}

/** The ledger of a booking, and what follows from it. */
export const ledgerOf = ({ db }: AppContext, owner: OwnerId, booking: number) => readLedger(db, owner, booking)

async function readLedger(db: Sql, owner: OwnerId, booking: number): Promise<Ledger> {
  const account = await accountOf(db, owner, booking, 'read')
  const payments = await readPayments(db, owner, booking)
  return {
    payments,
    total_price: toEuros(account.total_cents),
    cancellation_fee: account.status === 'cancelled' ? toEuros(account.cancellation_fee_cents) : 0,
    paid: toEuros(account.paid_cents),
    balance: toEuros(balanceOf(account)),
    deposit_amount: toEuros(account.deposit_cents),
    deposit_held: toEuros(sumLedger(payments.map(({ kind, amount }) => ({ kind, cents: toCents(amount) }))).cover),
    deposit_paid: account.deposit_paid,
  }
}

const tooLarge = (paid: number) =>
  conflict('refund_too_large', reason('bookings.refundTooLarge', { paid: toEuros(paid) }), {
    fields: { amount: [reason('bookings.refundAtMost', { paid: toEuros(paid) })] },
  })

/** The deposit of a booking follows what its ledger holds. */
async function markReached(tx: Tx, owner: OwnerId, booking: number, account: Account) {
  const deposit = { cents: account.deposit_cents, isPaid: account.deposit_paid }
  const reached = isReached(deposit, sumLedger(await readEntries(tx, owner, booking)))
  if (reached !== deposit.isPaid) await markDeposit(tx, owner, booking, reached)
}

/** Writes an entry, and answers its id; a refund of more than was paid is refused. */
async function insertEntry(tx: Tx, owner: OwnerId, booking: number, input: NewPayment, now: Date) {
  const account = await accountOf(tx, owner, booking, 'lock')
  const { amount, ...rest } = input
  if (input.kind === 'refund' && amount > account.paid_cents) throw tooLarge(account.paid_cents)
  const cents = input.kind === 'refund' ? -amount : amount
  const ids = await insertPayment(tx, owner, booking, { ...rest, cents }, now)
  await markReached(tx, owner, booking, account)
  return ids
}

async function add(tx: Tx, owner: OwnerId, booking: number, input: NewPayment, now: Date) {
  const { time_zone } = await accountOf(tx, owner, booking, 'read')
  // What is entered counts as paid at once. An owner may be a day ahead of the property.
  if (input.date > addDays(dayIn(time_zone, now), 1)) throw invalid({ date: ['bookings.paymentAhead'] })
  await insertEntry(tx, owner, booking, input, now)
  return readLedger(tx, owner, booking)
}

/** Enters a payment or refund; the deposit of the booking follows what the ledger holds for it. */
export function addPayment(
  { db, clock }: AppContext,
  owner: OwnerId,
  booking: number,
  input: NewPayment,
  key?: string,
) {
  const now = clock()
  const attempt = { scope: `payments of ${owner} ${booking}`, key, body: input, now }
  return transact(db, (tx) => once(tx, attempt, () => add(tx, owner, booking, input, now)))
}

type Received = { cents: number; date: Day; note: string } & Pick<NewPayment, 'method' | 'way'>

/**
 * Enters money that came for a booking, which it locks: what is left of its deposit first, and the rest as a payment. For what comes from elsewhere
 * than the owner's own form, where somebody says what it is for. Answers the ids of the entries.
 */
export async function enterReceived(tx: Tx, owner: OwnerId, booking: number, received: Received, now: Date) {
  const { cents, ...entry } = received
  const account = await accountOf(tx, owner, booking, 'lock')
  const ids: number[] = []
  const { cover } = sumLedger(await readEntries(tx, owner, booking))
  const open = Math.max(account.deposit_cents - cover, 0)
  const ofDeposit = account.status === 'cancelled' ? 0 : Math.min(open, cents)
  for (const [kind, part] of [
    ['deposit', ofDeposit],
    ['payment', cents - ofDeposit],
  ] as const)
    if (part > 0) ids.push(...(await insertPayment(tx, owner, booking, { ...entry, kind, cents: part }, now)))
  await markReached(tx, owner, booking, account)
  return ids
}

/** Enters money that went back for a booking, and answers the id of the entry. */
export const enterRefund = (tx: Tx, owner: OwnerId, booking: number, { cents, ...entry }: Received, now: Date) =>
  insertEntry(tx, owner, booking, { ...entry, kind: 'refund', amount: cents }, now)

/** Locks the ledger of a booking: two callers who ask what is open take turns. */
export const lockLedger = (tx: Tx, owner: OwnerId, booking: number) => accountOf(tx, owner, booking, 'lock')

/** Enters money that went back already, as a provider says, and answers how much of it the ledger held. */
export async function enterSentBack(tx: Tx, owner: OwnerId, booking: number, { cents, ...entry }: Received, now: Date) {
  const account = await accountOf(tx, owner, booking, 'lock')
  const ledgerCents = Math.min(cents, account.paid_cents)
  if (ledgerCents === 0) return 0
  await insertPayment(tx, owner, booking, { ...entry, kind: 'refund', cents: -ledgerCents }, now)
  await markReached(tx, owner, booking, account)
  return ledgerCents
}

/** The ledger follows a deposit that was marked, unmarked or corrected on its booking, which is written and locked. */
export async function followDeposit(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  { before = { cents: 0, isPaid: false }, after }: { before?: Deposit; after: Deposit },
  now: Date,
) {
  if (before.cents === after.cents && before.isPaid === after.isPaid) return
  const account = await accountOf(tx, owner, booking, 'read')
  const entries = await readEntries(tx, owner, booking)
  const cents = entryFor(before, after, sumLedger(entries))
  if (cents !== 0) {
    const note = after.isPaid ? (before.isPaid ? markNotes.corrected : markNotes.marked) : markNotes.unmarked
    const date = dayIn(account.time_zone, now)
    await insertPayment(tx, owner, booking, { date, kind: 'deposit', cents, method: 'other', note }, now)
  }
  const reached = isReached(after, sumLedger([...entries, { kind: 'deposit', cents }]))
  if (reached !== after.isPaid) await markDeposit(tx, owner, booking, reached)
}

/** Money that came is not forgotten, also where it went back: its booking is cancelled, not deleted. */
export async function keepPaid(tx: Tx, owner: OwnerId, booking: number) {
  const { paid_cents: paid } = await accountOf(tx, owner, booking, 'read')
  if (paid === 0 && (await readEntries(tx, owner, booking)).length === 0) return
  throw conflict('paid', paid === 0 ? 'bookings.hasPayments' : reason('bookings.wasPaid', { paid: toEuros(paid) }))
}
