import { type PaymentRuleOut, paymentRuleOf } from '../../contract/finance/payment-plan.ts'
import type { Day } from '../../domain/days/day.ts'
import { toEuros } from '../../domain/money/money.ts'
import { depositOf, type PaymentPart, paymentPlan } from '../../domain/money/payment-plan.ts'
import { localToday } from '../facts/today.ts'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import { useLanguage, useMessages } from '../locale/use-locale.ts'
import { paymentRuleCatalog } from '../locale/web-catalog.ts'
import type { Messages } from '../messages/payment-rule/en.ts'
import { exampleDistances, exampleStay } from './example-stay.ts'

const totalCents = 60_000

/** Parts of a stay that is agreed on today. */
function partsFor(rule: PaymentRuleOut, today: Day, days: ReturnType<typeof exampleStay>): PaymentPart[] {
  const payment = paymentRuleOf(rule)
  const agreed = payment && { ...payment, from: today }
  const stay = { ...days, totalCents }
  const deposit = agreed ? depositOf(agreed, stay) : { cents: 0, due: null }
  return paymentPlan({ ...stay, paidCents: 0, deposit, rule: agreed })
}

const dueWords = ({ example }: Messages, { cents, due }: PaymentPart, today: Day, check_in: Day) => {
  const amount = toEuros(cents)
  if (due === check_in) return example.onArrival(amount)
  return due === today ? example.today(amount) : example.until(amount, due)
}

/** A rule worked out for a stay in three months and for one of next week. */
export function RuleExample({ rule }: { rule: PaymentRuleOut | undefined }) {
  const t = useMessages(paymentRuleCatalog)
  const language = useLanguage()
  const today = localToday()
  return (
    <div role="status">
      <Text type="secondary" size={13} block>
        {rule ? t.example.title(toEuros(totalCents)) : t.example.later}
      </Text>
      {rule && (
        <Stack component="ul" gap={8} marginTop={8}>
          {Object.values(exampleDistances).map((distance) => {
            const days = exampleStay(today, distance)
            const { check_in } = days
            const parts = partsFor(rule, today, days)
            return (
              <li key={distance}>
                <Text type="secondary" size={13} block>
                  {t.example.arrival(check_in)}
                </Text>
                <Text weight={500} numeric>
                  {parts.length === 0
                    ? t.example.nothing
                    : language.list(parts.map((part) => dueWords(t, part, today, check_in)))}
                </Text>
              </li>
            )
          })}
        </Stack>
      )}
    </div>
  )
}
