import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { partsOut } from '@keyhaven/shared-contracts/contract/finance/plan-of-rule'
import { type MoneyOfStay, paymentPlan } from '@keyhaven/shared-contracts/domain/money/payment-plan'

/** Facts of a booking as `paymentFacts` reads them. */
export type PaymentFacts = MoneyOfStay & { isCancelled: boolean; feeCents: number }

/** The payment plan of a stay as the contract shows it. A cancelled one has none: what is left of it is its fee. */
export const planOut = ({ isCancelled, ...money }: Omit<PaymentFacts, 'feeCents'>): PaymentPartOut[] =>
  isCancelled ? [] : partsOut(paymentPlan(money))

/** A row with its plan in place of what that is worked out from. */
export const withPlan = <Row extends { payment_plan: PaymentFacts }>(row: Row) => ({
  ...row,
  payment_plan: planOut(row.payment_plan),
})
