import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound, Problem } from '../http/problem.ts'
import { type NotifyContext, notifyBooked, notifyOutcome } from '../notifications/service.ts'
import type { StoredBooking } from './booking-context.ts'
import { lockBooking, paysFirst } from './reads.ts'
import { syncOccupancyAndDraft } from './book.ts'
import { daysOf, endOverdue, takeDays } from './occupancy.ts'
import { hourMs } from '../lifetimes.ts'
import { depositOf } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import { agreedDamage } from '../damage-deposits/agreed.ts'
import { agreedRule, ruleOfProperty } from '../payment-plans/payment-of-stay.ts'
import { extendHold, writeDamageDeposit, writePayment, writeStatus } from './writes.ts'

/** Ends of a request, or of the stay that came of it. */
const endings = {
  accepted: { status: 'confirmed', cancelledBy: null },
  declined: { status: 'cancelled', cancelledBy: 'owner' },
  cancelled: { status: 'cancelled', cancelledBy: 'guest' },
} as const

/** True while a request waits for its owner's word. */
export const waits = ({ status, expires_at }: Pick<StoredBooking, 'status' | 'expires_at'>, now: Date) =>
  status === 'pending' && expires_at !== null && expires_at > now

type Decision = {
  ending: keyof typeof endings
  words?: string | undefined
  /** Throws where it is too late, and answers what the ending costs the guest in cents; it runs once the booking is locked. */
  check: (before: StoredBooking) => number
}

/** The deadlines of a stay count from its owner's word. */
async function askForPayment(tx: Tx, owner: OwnerId, before: StoredBooking, totalCents: number, now: Date) {
  const house = await ruleOfProperty(tx, owner, before.property_id)
  const rule = agreedRule(house, before.accepted_terms, now)
  if (rule) await writePayment(tx, owner, before.id, { rule, deposit: depositOf(rule, { ...before, totalCents }) })
  const damage = agreedDamage(house, before.accepted_terms)
  if (damage) await writeDamageDeposit(tx, owner, before.id, damage)
}

/** Ends a request. Only its status changes: the price stays as it was made. */
export async function endRequest(
  tx: Tx,
  owner: OwnerId,
  id: number,
  { ending, words, check }: Decision,
  moment: NotifyContext,
) {
  const before = await lockBooking(tx, owner, id)
  if (!before) throw notFound('booking')
  const feeCents = check(before)
  const { status, cancelledBy } = endings[ending]
  await writeStatus(tx, owner, id, { status, cancelledBy, feeCents })
  const { unit_id: unit, check_in, check_out } = before
  const totalCents = before.subtotal_cents - before.discount_cents
  if (ending === 'accepted') await askForPayment(tx, owner, before, totalCents, moment.now)
  // A request that waits has no issued invoice; a guest who calls a stay off ends its documents, too.
  const mayCancel = () => true
  const booking = { id, unit, check_in, check_out, status, expires_at: null }
  await syncOccupancyAndDraft(tx, owner, booking, totalCents, { now: moment.now, mayCancel })
  await notifyOutcome(tx, [id], ending, moment, { words })
}

/** Longest time that a guest can keep nights without paying for them. */
const maxUnpaidMs = 3 * hourMs

/** Keeps the nights of a stay that waits for its first payment while its guest is about to pay. */
export const holdWhilePaying = (tx: Tx, owner: OwnerId, id: number, until: Date) =>
  extendHold(tx, owner, id, until, maxUnpaidMs)

/** The nights of a stay that ran out are still free, and are locked for it. */
async function isStillFree(tx: Tx, owner: OwnerId, before: StoredBooking, { now, origin }: NotifyContext) {
  const { id, unit_id: unit, check_in, check_out } = before
  try {
    await takeDays(tx, owner, daysOf({ unit, check_in, check_out }, now, id), origin, false)
    return true
  } catch (error) {
    if (error instanceof Problem && error.body.code === 'unit_taken') return false
    throw error
  }
}

/**
 * Books a stay that waited for its first payment, which its ledger has now. One that ran out meanwhile is booked as well while its nights are free; else
 * it is over, and what was paid is to go back.
 */
export async function bookPaid(tx: Tx, owner: OwnerId, id: number, moment: NotifyContext) {
  const before = await lockBooking(tx, owner, id)
  if (!before || before.paid_cents < before.deposit_cents || !(await paysFirst(tx, owner, id))) return
  const ranOut = before.status === 'cancelled' ? before.cancelled_by === 'expiry' : !waits(before, moment.now)
  if (before.status === 'confirmed' || (before.status === 'cancelled' && !ranOut)) return
  if (ranOut && !(await isStillFree(tx, owner, before, moment))) {
    if (before.status === 'pending') await endOverdue(tx, [id], moment)
    return
  }
  await writeStatus(tx, owner, id, { status: 'confirmed', cancelledBy: null, feeCents: 0 })
  const { unit_id: unit, check_in, check_out } = before
  const booking = { id, unit, check_in, check_out, status: 'confirmed', expires_at: null } as const
  await syncOccupancyAndDraft(tx, owner, booking, before.subtotal_cents - before.discount_cents, { now: moment.now })
  await notifyBooked(tx, id, moment)
}
