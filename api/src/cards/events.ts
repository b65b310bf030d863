import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { NotifyContext } from '../notifications/service.ts'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { CardProviderName } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { AppContext } from '../context.ts'
import { unseal } from '../db/secrets.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound, Problem } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { enterReceived, enterSentBack } from '../payments/service.ts'
import { bookPaid } from '../bookings/decision.ts'
import { notifySentBack } from '../notifications/payment.ts'
import { lookAtNews, noteHold } from '../damage-deposits/news.ts'
import { verifiers } from './connection.ts'
import type { CardEvent } from './provider.ts'
import {
  type Checkout,
  findByWord,
  findDispute,
  lockByPayment,
  lockCheckout,
  lockRefundByName,
  readBalance,
} from './reads.ts'
import { enterRefund } from './refunds.ts'
import { endCheckout, insertRefund, markPaid, noteEvent, writeDispute, writeRefund } from './writes.ts'

type EventOf<Kind extends CardEvent['kind']> = Extract<CardEvent, { kind: Kind }>

/**
 * Money beyond what the booking owes goes back by itself: it was cancelled while its guest paid, or a transfer came first. Of a booking that goes on
 * the owner decides, for the guest may have meant it.
 */
async function sendBackWhatIsNotOwed(
  tx: Tx,
  owner: OwnerId,
  { id, booking_id, amount_cents }: Checkout,
  moment: NotifyContext,
) {
  const balance = await readBalance(tx, owner, booking_id)
  if (!balance || balance.status !== 'cancelled' || balance.cents >= 0) return
  const reason = `${balance.reference} was cancelled before the payment`
  const cents = Math.min(amount_cents, -balance.cents)
  await insertRefund(tx, owner, { checkout: id, cents, reason }, moment.now)
  await notifySentBack(tx, owner, booking_id, toEuros(cents), moment)
}

/** A page was paid: the ledger has it from this moment on, and from nothing else. */
async function takePayment(tx: Tx, owner: OwnerId, event: EventOf<'paid'>, moment: NotifyContext) {
  const { now } = moment
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
  await bookPaid(tx, owner, checkout.booking_id, moment)
  await sendBackWhatIsNotOwed(tx, owner, checkout, moment)
}

/** The end of a refund that the provider had taken on. */
async function endRefund(tx: Tx, owner: OwnerId, { refund: name, isDone }: EventOf<'refunded'>, now: Date) {
  const refund = await lockRefundByName(tx, owner, name)
  if (!refund || refund.state !== 'new') return
  if (isDone) await enterRefund(tx, owner, refund, name, now)
  else await writeRefund(tx, owner, refund.id, { state: 'failed', refund: name })
}

/** A guest's bank has taken the money back, or has given again what it took. In either order, and each once. */
async function takeDispute(
  tx: Tx,
  owner: OwnerId,
  provider: CardProviderName,
  { kind, payment, amountCents, dispute }: EventOf<'disputed' | 'dispute_won'>,
  now: Date,
) {
  const checkout = await lockByPayment(tx, owner, provider, payment)
  if (!checkout) return
  const { id, booking_id: booking, time_zone } = checkout
  const before = await findDispute(tx, owner, dispute)
  const isWon = kind === 'dispute_won'
  if (before?.is_won || (before && !isWon)) return
  const entry = { date: dayIn(time_zone, now), method: 'card' as const, way: 'card_online' as const }
  const note = `Chargeback ${isWon ? 'won ' : ''}${dispute}`.slice(0, 200)
  if (!isWon) {
    const entered_cents = await enterSentBack(tx, owner, booking, { ...entry, note, cents: amountCents }, now)
    await writeDispute(tx, owner, { dispute, checkout_id: id, entered_cents, is_won: false })
    return
  }
  const entered_cents = before?.entered_cents ?? 0
  if (entered_cents > 0) await enterReceived(tx, owner, booking, { ...entry, note, cents: entered_cents }, now)
  await writeDispute(tx, owner, { dispute, checkout_id: id, entered_cents, is_won: true })
}

async function take(tx: Tx, owner: OwnerId, provider: CardProviderName, event: CardEvent, moment: NotifyContext) {
  const { now } = moment
  if (event.kind === 'paid') await takePayment(tx, owner, event, moment)
  else if (event.kind === 'over') await endCheckout(tx, owner, event.checkout)
  else if (event.kind === 'hold' || event.kind === 'hold_over') await noteHold(tx, owner, event, now)
  else if (event.kind === 'refunded') await endRefund(tx, owner, event, now)
  else if (event.kind === 'disputed' || event.kind === 'dispute_won') await takeDispute(tx, owner, provider, event, now)
}

type Call = { provider: CardProviderName; word: string; text: string; signature: string | undefined }

/** Takes what a provider tells: once, whole, and answered only when it is written. What throws is told again. */
export async function receive(context: AppContext, { provider, word, text, signature }: Call) {
  const { db, clock, env } = context
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
    if (await noteEvent(tx, account.owner, provider, event, now))
      await take(tx, account.owner, provider, event, { now, origin: env.origin })
  })
  if (event.kind === 'hold') await lookAtNews(context, account.owner, event.hold)
  return { received: true } as const
}
