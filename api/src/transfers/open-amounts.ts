import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { paymentPlan } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import type { PaymentFacts } from '../payment-plans/shown-plan.ts'

/** An amount that is still to be paid, and its due day; null where none was agreed on. */
export type OpenAmount = { cents: number; due: Day | null }

/** Amounts that are still to be paid for a stay, in the order in which they are due; of a cancelled one its fee. */
export function openAmounts({ isCancelled, feeCents, ...money }: PaymentFacts): OpenAmount[] {
  const parts = isCancelled ? [] : paymentPlan(money)
  const owed = isCancelled ? feeCents : money.totalCents
  const open =
    parts.length > 0
      ? parts.map(({ cents, paidCents, due }) => ({ cents: cents - paidCents, due }))
      : [{ cents: owed - money.paidCents, due: null }]
  return open.filter(({ cents }) => cents > 0)
}
