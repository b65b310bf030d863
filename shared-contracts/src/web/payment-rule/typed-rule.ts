import { z } from 'zod'
import { isDepositDated, type PaymentRuleOut, ruleFields, undatedDeposit } from '../../contract/finance/payment-plan.ts'
import { toEuros } from '../../domain/money/money.ts'
import type { Message } from '../../domain/reasons/reason.ts'
import { reasons } from '../../domain/reasons/reasons.ts'

/** An empty input is one that was chosen and not filled in: the contract alone would take it for no deposit. */
const filled = <S extends z.ZodType>(schema: S, error: Message) =>
  z
    .unknown()
    .refine((typed) => typed !== '', error)
    .pipe(schema as z.ZodType) as unknown as S

/** The fields of a payment rule as a form asks for them. */
export const typedRuleFields = {
  deposit_percent: filled(ruleFields.deposit_percent, 'inventory.enterDepositPercent'),
  deposit_nights: filled(ruleFields.deposit_nights, 'inventory.enterDepositNights'),
  deposit_amount: filled(ruleFields.deposit_amount, reasons.enter('amount')),
  deposit_due_days: filled(ruleFields.deposit_due_days, 'inventory.enterDepositDays'),
  rest_due_days_before: filled(ruleFields.rest_due_days_before, 'inventory.enterRestDays'),
}

/** A payment rule as a form asks for it. */
export const typedRule = z.object(typedRuleFields).refine(isDepositDated, undatedDeposit)

/** A typed rule as the API would answer it; undefined while something in it is missing or wrong. */
export function readTypedRule(typed: unknown): PaymentRuleOut | undefined {
  const { data } = typedRule.safeParse(typed)
  if (!data) return undefined
  const cents = data.deposit_amount ?? null
  return {
    deposit_percent: data.deposit_percent ?? null,
    deposit_nights: data.deposit_nights ?? null,
    deposit_amount: cents === null ? null : toEuros(cents),
    deposit_due_days: data.deposit_due_days ?? null,
    rest_due_days_before: data.rest_due_days_before ?? null,
  }
}
