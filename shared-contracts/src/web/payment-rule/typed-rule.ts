import { z } from 'zod'
import { houseRuleFields, type HouseRuleOut } from '../../contract/finance/damage-rule.ts'
import { isDepositDated, undatedDeposit } from '../../contract/finance/payment-plan.ts'
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
  deposit_percent: filled(houseRuleFields.deposit_percent, 'inventory.enterDepositPercent'),
  deposit_nights: filled(houseRuleFields.deposit_nights, 'inventory.enterDepositNights'),
  deposit_amount: filled(houseRuleFields.deposit_amount, reasons.enter('amount')),
  deposit_due_days: filled(houseRuleFields.deposit_due_days, 'inventory.enterDepositDays'),
  rest_due_days_before: filled(houseRuleFields.rest_due_days_before, 'inventory.enterRestDays'),
  damage_deposit_amount: filled(houseRuleFields.damage_deposit_amount, reasons.enter('amount')),
  damage_deposit_days_before: filled(houseRuleFields.damage_deposit_days_before, 'inventory.enterRestDays'),
  damage_deposit_days_after: filled(houseRuleFields.damage_deposit_days_after, 'inventory.enterDaysAfterDeparture'),
}

/** A payment rule as a form asks for it. */
export const typedRule = z.object(typedRuleFields).refine(isDepositDated, undatedDeposit)

const eurosOf = (cents: number | null | undefined) => (cents == null ? null : toEuros(cents))

/** A typed rule as the API would answer it; undefined while something in it is missing or wrong. */
export function readTypedRule(typed: unknown): HouseRuleOut | undefined {
  const { data } = typedRule.safeParse(typed)
  if (!data) return undefined
  return {
    deposit_percent: data.deposit_percent ?? null,
    deposit_nights: data.deposit_nights ?? null,
    deposit_amount: eurosOf(data.deposit_amount),
    deposit_due_days: data.deposit_due_days ?? null,
    rest_due_days_before: data.rest_due_days_before ?? null,
    damage_deposit_amount: eurosOf(data.damage_deposit_amount),
    damage_deposit_days_before: data.damage_deposit_days_before ?? null,
    damage_deposit_days_after: data.damage_deposit_days_after ?? null,
  }
}
