import type { BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { passedOnOf } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { findReopened, markBooked } from '../channels/bookings/booked-imports.ts'
import type { Tx } from '../db/pool.ts'
import { invalid, notFound, stale } from '../http/problem.ts'
import { type NotifyContext, notifyOutcome, type Outcome } from '../notifications/service.ts'
import type { OwnerId } from '../owner-id.ts'
import { refundUnowed } from '../cards/refunds.ts'
import { followDeposit } from '../payments/service.ts'
import { withMandatoryServices } from './agreed.ts'
import { agreedDamage } from '../damage-deposits/agreed.ts'
import { agreedRule, changedDeposit, newDeposit } from '../payment-plans/payment-of-stay.ts'
import { readBooking, syncOccupancyAndDraft } from './book.ts'
import type { StoredBooking } from './booking-context.ts'
import { daysOf, takeDays } from './occupancy.ts'
import { type PriceRequest, reprice } from './prices/repricing.ts'
import { holdClient, lockBooking, readFacts } from './reads.ts'
import { checkBooking, discountOf, planOf, takesCode, takesDays, takesUnit } from './rules.ts'
import { takeCode } from '../promocodes/uses.ts'
import { updateBooking } from './writes.ts'

type ChangeOf = PriceRequest & {
  id: number
  /** The booking after the change, from how it stands now that it is locked. */
  toInput: (before: StoredBooking) => BookingChange
}

/** Locks the booking and its days, and checks the rules of the change. */
async function loadForChange(tx: Tx, owner: OwnerId, { id, toInput }: ChangeOf, { now, origin }: NotifyContext) {
  const before = await lockBooking(tx, owner, id)
  if (!before) throw notFound('booking')
  const body = toInput(before)
  if (body.version !== undefined && body.version !== before.version) throw stale(await readBooking(tx, owner, id, now))
  await holdClient(tx, owner, body.client)
  const current = await readFacts(tx, owner, { ...body, locale: before.locale }, before.created_at)
  const { wish: input, facts } = withMandatoryServices(body, current, before)
  const unit = checkBooking(input, facts, now, before)
  const isReopened = before.status === 'cancelled' && input.status !== 'cancelled'
  const imported = isReopened ? await findReopened(tx, owner, id, input) : undefined
  const days = { ...daysOf(input, now, id), block: imported?.occupancy_id ?? undefined }
  if (takesDays(input, before)) await takeDays(tx, owner, days, origin, takesUnit(input, before))
  if (takesCode(input, before)) await takeCode(tx, owner, { ...input, booking: id }, now)
  if (imported) await markBooked(tx, owner, imported.id, id)
  return { id, before, input, facts, unit }
}
type Change = Awaited<ReturnType<typeof loadForChange>>

const cancelledBy = (input: NewBooking, before: StoredBooking) => {
  if (input.status !== 'cancelled') return null
  return before.status === 'cancelled' ? before.cancelled_by : 'owner'
}

/** Fee of a cancelled stay: as the owner says, else as before, and none where the owner has just cancelled. A request has none. */
function feeOf(input: BookingChange, before: StoredBooking, { lines, subtotalCents, discountCents }: KeptPrice) {
  if (input.status !== 'cancelled') return 0
  const fee = input.cancellation_fee ?? (before.status === 'cancelled' ? before.cancellation_fee_cents : 0)
  const maxFee = before.expires_at ? 0 : subtotalCents - discountCents - passedOnOf(lines)
  if (fee > maxFee) throw invalid({ cancellation_fee: [reason('bookings.feeAtMost', { total: toEuros(maxFee) })] })
  return fee
}

/** A request that its owner accepts is agreed on with the damage deposit of its house; a stay keeps its own. */
const damageAfter = ({ before, input, unit }: Change) =>
  before.expires_at !== null && input.status === 'confirmed'
    ? agreedDamage(unit, before.accepted_terms)
    : before.damage_deposit

/** Payment of the stay after the change. A request that its owner accepts this way begins to owe. */
function paymentAfter({ before, input, unit }: Change, totalCents: number, now: Date) {
  const isAccepted = before.expires_at !== null && input.status === 'confirmed'
  if (!isAccepted || before.deposit_cents > 0 || input.deposit_amount)
    return { paymentRule: before.payment_rule, deposit: changedDeposit(input, before, before.payment_rule, totalCents) }
  const paymentRule = agreedRule(unit, before.accepted_terms, now)
  const byRule = { ...input, deposit_amount: undefined, deposit_due: undefined }
  return { paymentRule, deposit: newDeposit(byRule, paymentRule, totalCents) }
}

/** Writes the booking, and the payment of its deposit. */
async function save(tx: Tx, owner: OwnerId, loaded: Change, price: KeptPrice, now: Date) {
  const { id, before, input, facts } = loaded
  const { paymentRule, deposit } = paymentAfter(loaded, price.subtotalCents - price.discountCents, now)
  const booking = {
    input,
    price,
    promo: discountOf(facts, before),
    plan: planOf(input, facts, before),
    // A request stays one while it waits; the owner's word ends the waiting.
    expiresAt: before.status === 'pending' && input.status === 'pending' ? before.expires_at : null,
    cancelledBy: cancelledBy(input, before),
    feeCents: feeOf(input, before, price),
    deposit,
    paymentRule,
    damageDeposit: damageAfter(loaded),
    now,
  }
  await updateBooking(tx, owner, id, booking)
  const depositBefore = { cents: before.deposit_cents, isPaid: before.deposit_paid }
  await followDeposit(tx, owner, id, { before: depositBefore, after: deposit }, now)
  return booking
}
type Saved = Awaited<ReturnType<typeof save>>

/** Brings days and documents after the booking. An issued invoice is cancelled where the owner has named it. */
async function syncDerived(tx: Tx, owner: OwnerId, id: number, { input, price, ...saved }: Saved) {
  const named = input.cancels_invoice
  const mayCancel = (number: string) => named === undefined || named === number
  const booking = { ...input, id, expires_at: saved.expiresAt, fee_cents: saved.feeCents }
  const totalCents = price.subtotalCents - price.discountCents
  await syncOccupancyAndDraft(tx, owner, booking, totalCents, { now: saved.now, mayCancel })
}

/** Outcome that the guest hears of where an owner gives their stay another status: a late yes counts, too. */
export function outcomeOf(before: StoredBooking, status: StoredBooking['status']): Outcome | undefined {
  if (status === before.status || status === 'pending') return undefined
  if (status === 'confirmed') return 'accepted'
  return before.expires_at ? 'declined' : 'called_off'
}

async function notify(tx: Tx, { id, before, input }: Change, feeCents: number, moment: NotifyContext) {
  const outcome = outcomeOf(before, input.status)
  if (outcome) await notifyOutcome(tx, [id], outcome, moment, { words: input.words })
  const isWaived = before.status === 'cancelled' && before.cancellation_fee_cents > 0 && feeCents === 0
  if (isWaived && input.status === 'cancelled') await notifyOutcome(tx, [id], 'fee_waived', moment)
}

/** Reason of a refund in the ledger, as its other entries by themselves have theirs. */
const cancelledReason = 'Stay cancelled'

/** Changes a booking by the rules, at today's price or one that was agreed. */
export async function change(tx: Tx, owner: OwnerId, request: ChangeOf, moment: NotifyContext) {
  const loaded = await loadForChange(tx, owner, request, moment)
  const price = await reprice(tx, owner, loaded, request)
  const saved = await save(tx, owner, loaded, price, moment.now)
  await syncDerived(tx, owner, request.id, saved)
  if (loaded.input.refund_card && saved.input.status === 'cancelled')
    await refundUnowed(tx, owner, request.id, cancelledReason, moment.now)
  await notify(tx, loaded, saved.feeCents, moment)
  return readBooking(tx, owner, request.id, moment.now)
}
