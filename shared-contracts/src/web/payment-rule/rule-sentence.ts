import type { HouseRuleOut } from '../../contract/finance/damage-rule.ts'
import type { PaymentRuleOut } from '../../contract/finance/payment-plan.ts'
import type { Messages } from '../messages/payment-rule/en.ts'

function depositWords({ says }: Messages, rule: PaymentRuleOut) {
  if (rule.deposit_percent !== null) return says.percent(rule.deposit_percent)
  if (rule.deposit_nights !== null) return says.nights(rule.deposit_nights)
  return rule.deposit_amount === null ? null : says.amount(rule.deposit_amount)
}

/** Deposit and rest, without the damage deposit. */
function paymentWords(t: Messages, rule: PaymentRuleOut): string {
  const { says } = t
  const deposit = depositWords(t, rule)
  const restDays = rule.rest_due_days_before
  if (deposit === null && restDays === null) return says.nothing
  const rest = restDays === null ? says.notAsked : restDays === 0 ? says.onArrival : says.before(restDays)
  if (deposit === null) return says.all(rest)
  return `${says.deposit(deposit, rule.deposit_due_days ?? 0)} ${says.rest(rest)}`
}

/** A payment rule in words. */
export function ruleSentence(t: Messages, rule: HouseRuleOut): string {
  const { damage_deposit_amount: amount, damage_deposit_days_before: before, damage_deposit_days_after: after } = rule
  const payment = paymentWords(t, rule)
  return amount == null ? payment : `${payment} ${t.says.damage(amount, before ?? 0, after ?? 0)}`
}
