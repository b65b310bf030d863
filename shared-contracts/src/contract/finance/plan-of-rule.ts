import type { Day } from '../../domain/days/day.ts'
import { toCents, toEuros } from '../../domain/money/money.ts'
import { depositOf, type PaymentPart, paymentPlan } from '../../domain/money/payment-plan.ts'
import type { StayDays } from '../../domain/stay/stay.ts'
import { type PaymentPartOut, type PaymentRuleOut, paymentRuleOf } from './payment-plan.ts'

/** The parts of a payment plan as they are answered. */
export const partsOut = (parts: readonly PaymentPart[]): PaymentPartOut[] =>
  parts.map(({ kind, cents, due, paidCents }) => ({
    ...{ kind, due },
    amount: toEuros(cents),
    paid: toEuros(paidCents),
  }))

/** Payment plan of a stay, if it was agreed on by this rule on this day. */
export function planOfRule(
  rule: PaymentRuleOut | null | undefined,
  stay: StayDays & { total_price: number },
  from: Day,
): PaymentPartOut[] {
  const agreed = rule && paymentRuleOf(rule)
  if (!agreed) return []
  const { check_in, check_out } = stay
  const totalCents = toCents(stay.total_price)
  const deposit = depositOf({ ...agreed, from }, { check_in, check_out, totalCents })
  return partsOut(paymentPlan({ check_in, totalCents, paidCents: 0, deposit, rule: { ...agreed, from } }))
}
