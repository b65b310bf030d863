import type { PaymentRuleIn } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { PaymentSettingsChange } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { invalid } from '../http/problem.ts'

/** A payment rule as owners and properties store it. */
export type RuleColumns = {
  deposit_percent: number | null
  deposit_nights: number | null
  deposit_cents: number | null
  deposit_days: number | null
  rest_days: number | null
}

export const noRule: RuleColumns = {
  ...{ deposit_percent: null, deposit_nights: null, deposit_cents: null, deposit_days: null, rest_days: null },
}

/** A rule that is said whole, with amounts in cents. */
export const columnsOfRule = (rule: PaymentRuleIn): RuleColumns => ({
  deposit_percent: rule.deposit_percent ?? null,
  deposit_nights: rule.deposit_nights ?? null,
  deposit_cents: rule.deposit_amount ?? null,
  deposit_days: rule.deposit_due_days ?? null,
  rest_days: rule.rest_due_days_before ?? null,
})

type RuleChange = Pick<
  PaymentSettingsChange,
  'deposit_percent' | 'deposit_nights' | 'deposit_amount' | 'deposit_due_days' | 'rest_due_days_before'
>

/** The deposit after a change: to say one way of working it out is to take back the others. */
function depositAfter({ deposit_percent, deposit_nights, deposit_amount }: RuleChange, before: RuleColumns) {
  const none = { deposit_percent: null, deposit_nights: null, deposit_cents: null }
  if (deposit_percent != null) return { ...none, deposit_percent }
  if (deposit_nights != null) return { ...none, deposit_nights }
  if (deposit_amount != null) return { ...none, deposit_cents: deposit_amount }
  return {
    deposit_percent: deposit_percent === null ? null : before.deposit_percent,
    deposit_nights: deposit_nights === null ? null : before.deposit_nights,
    deposit_cents: deposit_amount === null ? null : before.deposit_cents,
  }
}

const asksDeposit = ({
  deposit_percent,
  deposit_nights,
  deposit_cents,
}: Omit<RuleColumns, 'deposit_days' | 'rest_days'>) => (deposit_percent ?? deposit_nights ?? deposit_cents) !== null

/** The rule after a change; what is left out stays as it is. A deposit needs a time, and where none is asked for its time goes, too. */
export function ruleAfter(input: RuleChange, before: RuleColumns): RuleColumns {
  const deposit = depositAfter(input, before)
  const days = input.deposit_due_days === undefined ? before.deposit_days : input.deposit_due_days
  if (asksDeposit(deposit) && days === null) throw invalid({ deposit_due_days: ['inventory.enterDepositDays'] })
  const rest_days = input.rest_due_days_before === undefined ? before.rest_days : input.rest_due_days_before
  return { ...deposit, deposit_days: asksDeposit(deposit) ? days : null, rest_days }
}
