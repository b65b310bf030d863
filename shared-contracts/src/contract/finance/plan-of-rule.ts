import type { Day } from '../../domain/days/day.ts'
import { toCents, toEuros } from '../../domain/money/money.ts'
import {
  type DepositRule,
  depositOf,
  type PaymentPart,
  paymentPlan,
  type PaymentRule,
} from '../../domain/money/payment-plan.ts'
import type { PaymentPartOut, PaymentRuleOut } from './payment-plan.ts'

function depositRule({ deposit_percent, deposit_nights, deposit_amount }: PaymentRuleOut): DepositRule | null {
  if (deposit_percent !== null) return { percent: deposit_percent }
  if (deposit_nights !== null) return { nights: deposit_nights }
  return deposit_amount === null ? null : { cents: toCents(deposit_amount) }
}

/** The rule that new stays are agreed on with; null where guests are asked for nothing before they arrive. */
export function paymentRuleOf(rule: PaymentRuleOut): PaymentRule | null {
  const deposit = depositRule(rule)
  if (!deposit && rule.rest_due_days_before === null) return null
  return { deposit, depositDays: rule.deposit_due_days ?? 0, restDays: rule.rest_due_days_before }
}

/** The parts of a payment plan as they are answered. */
export const partsOut = (parts: readonly PaymentPart[]): PaymentPartOut[] =>
  parts.map(({ kind, cents, due, paidCents }) => ({
    ...{ kind, due },
    amount: toEuros(cents),
    paid: toEuros(paidCents),
  }))

type Stay = { check_in: Day; check_out: Day; total_price: number }

/** Payment plan of a stay, if it was agreed on by this rule on this day. */
export function planOfRule(rule: PaymentRuleOut | null | undefined, stay: Stay, from: Day): PaymentPartOut[] {
  const agreed = rule && paymentRuleOf(rule)
  if (!agreed) return []
  const { check_in, check_out } = stay
  const totalCents = toCents(stay.total_price)
  const deposit = depositOf({ ...agreed, from }, { check_in, check_out, totalCents })
  return partsOut(paymentPlan({ check_in, totalCents, paidCents: 0, deposit, rule: { ...agreed, from } }))
}
