import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { CardProviderName } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { AppContext } from '../context.ts'
import { unseal } from '../db/secrets.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound, Problem } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { enterReceived, enterSentBack } from '../payments/service.ts'
import { verifiers } from './connection.ts'
import type { CardEvent } from './provider.ts'
import { type Checkout, findByWord, lockByPayment, lockCheckout, lockRefundByName, readBalance } from './reads.ts'
import { enterRefund } from './refunds.ts'
import { endCheckout, insertRefund, markPaid, noteEvent, writeRefund } from './writes.ts'

type EventOf<Kind extends CardEvent['kind']> = Extract<CardEvent, { kind: Kind }>

/**
 * Money beyond what the booking owes goes back by itself: it was cancelled while its guest paid, or a transfer came first. Of a booking that goes on
 * the owner decides, for the guest may have meant it.
 */
async function sendBackWhatIsNotOwed(tx: Tx, owner: OwnerId, { id, booking_id, amount_cents }: Checkout, now: Date) {
  const balance = await readBalance(tx, owner, booking_id)
  if (!balance || balance.status !== 'cancelled' || balance.cents >= 0) return
  const reason = `${balance.reference} was cancelled before the payment`
  await insertRefund(tx, owner, { checkout: id, cents: Math.min(amount_cents, -balance.cents), reason }, now)
}

/** A page was paid: the ledger has it from this moment on, and from nothing else. */
async function takePayment(tx: Tx, owner: OwnerId, event: EventOf<'paid'>, now: Date) {
  const checkout = await lockCheckout(tx, owner, event.checkout)
  // Not there yet, or of another installation that uses the same account: it is told again.
  if (!checkout) throw notFound('booking')
  if (checkout.state === 'paid') return
  if (event.amountCents !== checkout.amount_cents || event.currency !== 'eur')
    throw conflict('conflict', 'invoices.otherAmountPaid')
  await markPaid(tx, owner, checkout.id, event.payment)
  const date = dayIn(checkout.time_zone, now)
  const entry = {
    date,
    cents: event.amountCents,
    method: 'card' as const,
    way: 'card_online' as const,
    note: event.payment.slice(0, 200),
  }
  await enterReceived(tx, owner, checkout.booking_id, entry, now)
  await sendBackWhatIsNotOwed(tx, owner, checkout, now)
}

/** The end of a refund that the provider had taken on. */
async function endRefund(tx: Tx, owner: OwnerId, { refund: name, isDone }: EventOf<'refunded'>, now: Date) {
  const refund = await lockRefundByName(tx, owner, name)
  if (!refund || refund.state !== 'new') return
  if (isDone) await enterRefund(tx, owner, refund, name, now)
  else await writeRefund(tx, owner, refund.id, { state: 'failed', refund: name })
}

/** A guest's bank has taken the money back, or has given it again. */
async function takeDispute(
  tx: Tx,
  owner: OwnerId,
  provider: CardProviderName,
  { kind, payment, amountCents, dispute }: EventOf<'disputed' | 'dispute_won'>,
  now: Date,
) {
  const checkout = await lockByPayment(tx, owner, provider, payment)
  if (!checkout) return
  const entry = {
    date: dayIn(checkout.time_zone, now),
    cents: amountCents,
    method: 'card' as const,
    way: 'card_online' as const,
  }
  if (kind === 'disputed')
    await enterSentBack(tx, owner, checkout.booking_id, { ...entry, note: `Chargeback ${dispute}`.slice(0, 200) }, now)
  else
    await enterReceived(
      tx,
      owner,
      checkout.booking_id,
      { ...entry, note: `Chargeback won ${dispute}`.slice(0, 200) },
      now,
    )
}

async function take(tx: Tx, owner: OwnerId, provider: CardProviderName, event: CardEvent, now: Date) {
  if (event.kind === 'paid') await takePayment(tx, owner, event, now)
  else if (event.kind === 'over') await endCheckout(tx, owner, event.checkout)
  else if (event.kind === 'refunded') await endRefund(tx, owner, event, now)
  else if (event.kind === 'disputed' || event.kind === 'dispute_won') await takeDispute(tx, owner, provider, event, now)
}

type Call = { provider: CardProviderName; word: string; text: string; signature: string | undefined }

/** Takes what a provider tells: once, whole, and answered only when it is written. What throws is told again. */
export async function receive({ db, clock }: AppContext, { provider, word, text, signature }: Call) {
  const now = clock()
  const account = await findByWord(db, provider, word)
  if (!account) throw notFound('request')
  const secret = await unseal(db, { owner: account.owner, purpose: 'card events' }, account.sealed_event_secret)
  const event = ((): CardEvent => {
    try {
      return verifiers[provider](text, signature, secret.toString(), now)
    } catch {
      throw new Problem(400, 'refused', 'invoices.signatureWrong')
    }
  })()
  await transact(db, async (tx) => {
    if (await noteEvent(tx, account.owner, provider, event, now)) await take(tx, account.owner, provider, event, now)
  })
  return { received: true } as const
}
