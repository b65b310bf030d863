import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { type MoneyOfStay, paymentPlan } from '@keyhaven/shared-contracts/domain/money/payment-plan'

/** What `paymentFacts` reads of a booking. */
export type PaymentFacts = MoneyOfStay & { isCancelled: boolean }

/** The payment plan of a stay as the contract shows it. A cancelled one has none: what is left of it is its fee. */
export const planOut = ({ isCancelled, ...money }: PaymentFacts): PaymentPartOut[] =>
  isCancelled
    ? []
    : paymentPlan(money).map(({ kind, cents, due, paidCents }) => ({
        ...{ kind, due },
        amount: toEuros(cents),
        paid: toEuros(paidCents),
      }))

/** A row with its plan in place of what that is worked out from. */
export const withPlan = <Row extends { payment_plan: PaymentFacts }>(row: Row) => ({
  ...row,
  payment_plan: planOut(row.payment_plan),
})
