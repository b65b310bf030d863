import { addDays, type Day, nightsBetween } from '../days/day.ts'

/** Basis of a deposit: a percent of the total, the price of so many nights, or an amount. */
export type DepositRule = { percent: number } | { nights: number } | { cents: number }

/** Rule by which an owner is paid. Without a deposit the whole total is due with the rest. */
export type PaymentRule = {
  deposit: DepositRule | null
  /** Days after the stay was agreed on within which the deposit is due. */
  depositDays: number
  /** Days before arrival on which the rest is due: 0 on arrival; null where it is left to the arrival, however near that is. */
  restDays: number | null
}

/** The rule that a stay was agreed on with, and the day from which its deadlines count. */
export type AgreedPaymentRule = PaymentRule & { from: Day }

export const partKinds = ['deposit', 'rest', 'full'] as const
/** A part of what a stay costs; `full` where all of it is due at once. */
export type PaymentPart = { kind: (typeof partKinds)[number]; cents: number; due: Day; paidCents: number }

type PlannedStay = { check_in: Day; check_out: Day; totalCents: number }

const earlier = (one: Day, other: Day) => (one < other ? one : other)
const later = (one: Day, other: Day) => (one > other ? one : other)

/** Cents of a deposit, rounded half up and never more than the total. A night costs an equal share of the total here, so that discounts count. */
function depositCents(rule: DepositRule, stay: PlannedStay) {
  const { totalCents } = stay
  if ('percent' in rule) return Math.floor((totalCents * rule.percent + 50) / 100)
  if ('cents' in rule) return Math.min(rule.cents, totalCents)
  const nights = nightsBetween(stay.check_in, stay.check_out)
  return Math.min(Math.floor((totalCents * rule.nights * 2 + nights) / (nights * 2)), totalCents)
}

/** Day on which the rest of a stay is due: never before the stay was agreed on. */
export const restDue = ({ restDays, from }: AgreedPaymentRule, check_in: Day) =>
  later(from, addDays(check_in, -(restDays ?? 0)))

/**
 * The deposit of a stay and its due day. Where the rest would be due by then, everything is due at once, and the deposit is the total.
 * Nothing is due after arrival.
 */
export function depositOf(rule: AgreedPaymentRule, stay: PlannedStay): { cents: number; due: Day | null } {
  if (!rule.deposit || stay.totalCents === 0) return { cents: 0, due: null }
  const due = earlier(addDays(rule.from, rule.depositDays), stay.check_in)
  const isNear = rule.restDays !== null && due >= restDue(rule, stay.check_in)
  const cents = isNear ? stay.totalCents : depositCents(rule.deposit, stay)
  return { cents, due: cents > 0 ? due : null }
}

export type MoneyOfStay = {
  check_in: Day
  totalCents: number
  paidCents: number
  /** As it is asked for, by the rule or by the owner's own figure. */
  deposit: { cents: number; due: Day | null }
  /** Null of a stay that was agreed on without one. */
  rule: AgreedPaymentRule | null
}

/**
 * The payment plan of a stay: parts that sum to its total, each with what was paid of it so far, in the order in which they are due. Nothing
 * where the guest is asked for nothing before arrival.
 */
export function paymentPlan({ check_in, totalCents, paidCents, deposit, rule }: MoneyOfStay): PaymentPart[] {
  if (totalCents <= 0 || (!rule && deposit.cents === 0)) return []
  const due = rule ? restDue(rule, check_in) : check_in
  const first = Math.min(deposit.cents, totalCents)
  const firstDue = deposit.due ?? due
  const firstPaid = Math.min(Math.max(paidCents, 0), first)
  const rest = totalCents - first
  const restPaid = Math.min(Math.max(paidCents - first, 0), rest)
  if (rest === 0) return [{ kind: 'full', cents: first, due: firstDue, paidCents: firstPaid }]
  const last = { cents: rest, due: later(due, firstDue), paidCents: restPaid }
  if (first === 0) return [{ kind: 'full', ...last }]
  return [
    { kind: 'deposit', cents: first, due: firstDue, paidCents: firstPaid },
    { kind: 'rest', ...last },
  ]
}
