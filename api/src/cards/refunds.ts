import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { enterSentBack } from '../payments/service.ts'
import { providerOf } from './connection.ts'
import { RefusedByProvider } from './provider.ts'
import { lockCheckout, lockRefund, readAccount, readBalance, readCardPayments, readLeft, type Refund } from './reads.ts'
import { insertRefund, noteTried, writeRefund } from './writes.ts'

/** The refund has gone: the ledger has it now. */
export async function enterRefund(tx: Tx, owner: OwnerId, refund: Refund, name: string, now: Date) {
  await writeRefund(tx, owner, refund.id, { state: 'done', refund: name })
  const date = dayIn(refund.time_zone, now)
  const entry = {
    date,
    cents: refund.amount_cents,
    method: 'card' as const,
    way: 'card_online' as const,
    note: refund.reason,
  }
  await enterSentBack(tx, owner, refund.booking_id, entry, now)
}

/**
 * Asks the provider to send money back. The number of our row makes a second try the same refund, so that one whose answer was lost is not made
 * twice; a provider that cannot be reached is asked again later.
 */
export async function tryRefund(context: AppContext, owner: OwnerId, id: number): Promise<'done' | 'new' | 'failed'> {
  const { db, clock } = context
  const now = clock()
  const refund = await transact(db, async (tx) => {
    const row = await lockRefund(tx, owner, id)
    if (row?.state !== 'new' || row.refund !== null) return undefined
    await noteTried(tx, owner, id, now)
    return row
  })
  const account = await readAccount(db, owner)
  if (!refund || !account) return 'new'
  const answer = await (
    await providerOf(context, owner, account)
  )
    .refund({ id, payment: refund.payment, amountCents: refund.amount_cents })
    .catch((error: unknown) => {
      if (error instanceof RefusedByProvider) return 'refused' as const
      return undefined
    })
  if (!answer) return 'new'
  return transact(db, async (tx) => {
    const row = await lockRefund(tx, owner, id)
    if (row?.state !== 'new') return row?.state ?? 'failed'
    if (answer === 'refused') {
      await writeRefund(tx, owner, id, { state: 'failed', refund: null })
      return 'failed'
    }
    if (answer.isDone) await enterRefund(tx, owner, row, answer.refund, now)
    else await writeRefund(tx, owner, id, { state: 'new', refund: answer.refund })
    return answer.isDone ? 'done' : 'new'
  })
}

/**
 * Refunds to their cards what was paid of a cancelled booking and is not owed, the last payment first. In the transaction that cancels it; the provider is asked
 * afterwards.
 */
export async function refundUnowed(tx: Tx, owner: OwnerId, booking: number, why: string, now: Date) {
  const balance = await readBalance(tx, owner, booking)
  const payments = await readCardPayments(tx, owner, booking)
  const onTheWay = payments.flatMap(({ refunds }) => refunds).filter(({ state }) => state === 'new')
  let unowed = -(balance?.cents ?? 0) - onTheWay.reduce((sum, { amount }) => sum + toCents(amount), 0)
  for (const { id, refundable } of payments.toReversed()) {
    const cents = Math.min(toCents(refundable), unowed)
    if (cents <= 0) continue
    await insertRefund(tx, owner, { checkout: id, cents, reason: why }, now)
    unowed -= cents
  }
}

type NewRefund = { payment: number; amount: number; reason: string }

/** An owner sends money back to a guest's card. */
export async function refundCard(context: AppContext, owner: OwnerId, booking: number, input: NewRefund) {
  const { db, clock } = context
  const id = await transact(db, async (tx) => {
    const checkout = await lockCheckout(tx, owner, input.payment)
    if (checkout?.booking_id !== booking || checkout.state !== 'paid') throw notFound('booking')
    const left = await readLeft(tx, owner, checkout.id)
    if (input.amount > left)
      throw conflict('refund_too_large', reason('bookings.refundTooLarge', { paid: toEuros(left) }), {
        fields: { amount: [reason('bookings.refundAtMost', { paid: toEuros(left) })] },
      })
    return insertRefund(tx, owner, { checkout: checkout.id, cents: input.amount, reason: input.reason }, clock())
  })
  if ((await tryRefund(context, owner, id)) === 'failed') throw conflict('refund_failed', 'invoices.refundFailed')
  return readCardPayments(db, owner, booking)
}
