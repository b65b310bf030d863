import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { euros, optionalEurosIn } from '../../domain/money/money.ts'
import { optionalWhole } from '../../domain/money/number.ts'
import { partKinds } from '../../domain/money/payment-plan.ts'

/** A part of what a stay costs, with its due day and what was paid of it so far. */
export const paymentPart = z
  .object({ kind: z.enum(partKinds), amount: euros, due: z.iso.date(), paid: euros })
  .meta({ id: 'PaymentPart' })
export type PaymentPartOut = z.infer<typeof paymentPart>

/** How the owner wants to be paid, as it is answered. At most one of percent, nights and amount is set; none asks for no deposit. */
export const paymentRuleOut = z.object({
  /** Percent of the total. */
  deposit_percent: z.int().nullable(),
  /** The price of so many nights. */
  deposit_nights: z.int().nullable(),
  deposit_amount: euros.nullable(),
  /** Days after the stay was agreed on within which the deposit is due. */
  deposit_due_days: z.int().nullable(),
  /** Days before arrival on which the rest is due: 0 on arrival, null where guests are asked for nothing before. */
  rest_due_days_before: z.int().nullable(),
})
export type PaymentRuleOut = z.infer<typeof paymentRuleOut>

/** The same as it comes in; what is left out stays as it is. */
export const ruleFields = {
  deposit_percent: optionalWhole(1, 100),
  deposit_nights: optionalWhole(1, 365),
  deposit_amount: optionalEurosIn({ below: 'bookings.amountAboveZero' }),
  deposit_due_days: optionalWhole(0, 365),
  rest_due_days_before: optionalWhole(0, 365),
}
type RuleFields = { [Name in keyof typeof ruleFields]?: number | null | undefined }

/** A deposit is worked out in one way. */
export const hasOneDeposit = ({ deposit_percent, deposit_nights, deposit_amount }: RuleFields) =>
  [deposit_percent, deposit_nights, deposit_amount].filter((one) => one != null).length <= 1

const asksDeposit = ({ deposit_percent, deposit_nights, deposit_amount }: RuleFields) =>
  (deposit_percent ?? deposit_nights ?? deposit_amount) != null

export const oneDeposit = {
  path: ['deposit_percent'],
  error: 'invoices.oneDeposit' as const,
  when: whenValid(z.object(ruleFields)),
}

/** A payment rule of a property that has one of its own. */
export const paymentRuleIn = z
  .object(ruleFields)
  .refine(hasOneDeposit, oneDeposit)
  .refine((rule) => !asksDeposit(rule) || rule.deposit_due_days != null, {
    ...{ path: ['deposit_due_days'], error: 'inventory.enterDepositDays', when: whenValid(z.object(ruleFields)) },
  })
export type PaymentRuleIn = z.output<typeof paymentRuleIn>
