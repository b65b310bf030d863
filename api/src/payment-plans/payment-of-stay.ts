import type { BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { type AgreedPaymentRule, depositOf } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import { type PaymentRuleOut, paymentRuleOf } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { readPaymentRule } from './reads.ts'
import { planOut } from './shown-plan.ts'
import type { StoredBooking } from '../bookings/booking-context.ts'

type DepositOf<Body extends NewBooking> = Pick<
  Body,
  'check_in' | 'check_out' | 'status' | 'deposit_amount' | 'deposit_due' | 'deposit_paid'
>
type House = { payment_rule: PaymentRuleOut | null; time_zone: string }

/** The rule that a stay is agreed on with today: as its guest has accepted it, else as its house has it. */
export function agreedRule(
  { payment_rule, time_zone }: House,
  terms: AcceptedTerms | null | undefined,
  now: Date,
): AgreedPaymentRule | null {
  const rule = terms?.payment_rule === undefined ? payment_rule : terms.payment_rule
  const payment = rule && paymentRuleOf(rule)
  return payment && { ...payment, from: dayIn(time_zone, now) }
}

/** The rule of a stay in a property, and the day that it is there. */
export const ruleOfProperty = (db: Sql, owner: OwnerId, property: number) => readPaymentRule(db, owner, property)

/** Deposit of a new stay: the owner's own figure, else by the rule; a stay whose deposit was paid already is asked for none. */
export function newDeposit(input: DepositOf<NewBooking>, rule: AgreedPaymentRule | null, totalCents: number) {
  const { deposit_amount: amount, deposit_paid: isPaid } = input
  const usual = rule && !isPaid ? depositOf(rule, { ...input, totalCents }) : { cents: 0, due: null }
  const cents = amount === undefined ? usual.cents : (amount ?? 0)
  const due = input.deposit_due === undefined ? usual.due : input.deposit_due
  return { cents, isPaid, due: cents > 0 ? due : null }
}

const totalBefore = (before: StoredBooking) => before.subtotal_cents - before.discount_cents

/** True where a deposit is what the rule asks for, so that it follows the stay; one that was paid stays. */
const followsRule = (before: StoredBooking, rule: AgreedPaymentRule) => {
  const usual = depositOf(rule, { ...before, totalCents: totalBefore(before) })
  const isPaid = before.deposit_cents > 0 && (before.deposit_paid || before.paid_cents >= before.deposit_cents)
  return usual.cents === before.deposit_cents && usual.due === before.deposit_due && !isPaid
}

/**
 * Deposit after a change: what the owner says, else as it was, and one by the rule as the rule says for the stay as it is now. A form sends what it
 * shows, so a figure that is as before says nothing.
 */
export function changedDeposit(
  input: DepositOf<BookingChange>,
  before: StoredBooking,
  rule: AgreedPaymentRule | null,
  totalCents: number,
) {
  const { deposit_amount: amount = before.deposit_cents, deposit_due: day = before.deposit_due } = input
  const isSame = (amount ?? 0) === before.deposit_cents && day === before.deposit_due
  if (rule && isSame && followsRule(before, rule) && input.status !== 'cancelled')
    return { ...depositOf(rule, { ...input, totalCents }), isPaid: input.deposit_paid }
  const cents = amount ?? 0
  return { cents, isPaid: input.deposit_paid, due: cents > 0 ? day : null }
}

type QuotedStay = Pick<NewBooking, 'check_in' | 'check_out'> & {
  totalCents: number
  house: House
  before: StoredBooking | undefined
  now: Date
}

/** Deposit and payment plan of a stay where nobody says another deposit. A request is asked as its owner's yes would ask it now. */
export function quotedPayment({ totalCents, house, before, now, ...days }: QuotedStay) {
  const isAgreed = before !== undefined && before.expires_at === null
  const rule = isAgreed ? before.payment_rule : agreedRule(house, before?.accepted_terms, now)
  const stay = { ...days, status: before?.status ?? ('pending' as const), deposit_paid: before?.deposit_paid ?? false }
  const deposit = isAgreed ? changedDeposit(stay, before, rule, totalCents) : newDeposit(stay, rule, totalCents)
  const paidCents = before?.paid_cents ?? 0
  const isCancelled = before?.status === 'cancelled'
  return {
    deposit_amount: toEuros(deposit.cents),
    deposit_due: deposit.due,
    payment_plan: planOut({ check_in: days.check_in, totalCents, paidCents, deposit, rule, isCancelled }),
  }
}
