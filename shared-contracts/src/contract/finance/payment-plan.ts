import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { euros, optionalEurosIn, toCents } from '../../domain/money/money.ts'
import { optionalWhole } from '../../domain/money/number.ts'
import { type DepositRule, partKinds, type PaymentRule } from '../../domain/money/payment-plan.ts'

/** A part of what a stay costs, with its due day and what was paid of it so far. */
export const paymentPart = z
  .object({ kind: z.enum(partKinds), amount: euros, due: z.iso.date(), paid: euros })
  .meta({ id: 'PaymentPart' })
export type PaymentPartOut = z.infer<typeof paymentPart>

/** A payment rule, as it is answered. At most one of percent, nights and amount is set; none asks for no deposit. */
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

/** A deposit without a time would be due at no time. */
export const isDepositDated = (rule: RuleFields) => !asksDeposit(rule) || rule.deposit_due_days != null

export const oneDeposit = {
  path: ['deposit_percent'],
  error: 'invoices.oneDeposit' as const,
  when: whenValid(z.object(ruleFields)),
}

export const undatedDeposit = {
  path: ['deposit_due_days'],
  error: 'inventory.enterDepositDays' as const,
  when: whenValid(z.object(ruleFields)),
}

/** A payment rule of a property that has one of its own. */
export const paymentRuleIn = z
  .object(ruleFields)
  .refine(hasOneDeposit, oneDeposit)
  .refine(isDepositDated, undatedDeposit)
export type PaymentRuleIn = z.output<typeof paymentRuleIn>

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
