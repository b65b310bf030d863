import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Segmented } from 'antd'
import { useState } from 'react'
import { cardPaymentsApi } from '../../contract/finance/card-payments.ts'
import type { damageFields, HouseRuleOut } from '../../contract/finance/damage-rule.ts'
import { addDays } from '../../domain/days/day.ts'
import { q } from '../api/query.ts'
import { localToday } from '../facts/today.ts'
import { FieldGrid } from '../form/field-grid.tsx'
import type { ZodForm } from '../form/zod-form.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import { Box } from '../layout/box.tsx'
import { Text } from '../layout/text.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { paymentRuleCatalog } from '../locale/web-catalog.ts'
import type { Messages } from '../messages/payment-rule/en.ts'
import { exampleStay } from './example-stay.ts'

type Part = keyof typeof damageFields
type Typed = { [Name in Part]?: number | string | null }

const none = { damage_deposit_amount: null, damage_deposit_days_before: null, damage_deposit_days_after: null }
/** Start values once one is asked for. */
const usual: Typed = { damage_deposit_amount: '', damage_deposit_days_before: 2, damage_deposit_days_after: 3 }

/** Sentence that a guest would read whose arrival is in three months; undefined while something is missing. */
function guestSentence({ damage: t }: Messages, rule: HouseRuleOut | undefined): string | undefined {
  const {
    damage_deposit_amount: amount,
    damage_deposit_days_before: before,
    damage_deposit_days_after: after,
  } = rule ?? none
  if (amount == null || before == null || after == null) return undefined
  const { check_in, check_out } = exampleStay(localToday())
  return `${t.title} ${t.planned(amount, addDays(check_in, -before), addDays(check_out, after))}`
}

type Props = {
  field: ZodForm['field']
  /** Path of a field of the rule in its form. */
  at: (part: Part) => string[]
  typed: Typed
  /** The same as the API would answer it. */
  rule: HouseRuleOut | undefined
  orientation: 'horizontal' | 'vertical'
  /** Name of the choice in the page. */
  name: string
  onChange: (typed: Typed) => void
}

/** A damage deposit: how much is blocked on the guest's card, from when and until when, and what guests read of it. */
export function DamageDepositFields({ field, at, typed, rule, orientation, name, onChange }: Props) {
  const words = useMessages(paymentRuleCatalog)
  const t = words.damage
  const isAsked = (typed.damage_deposit_amount ?? null) !== null
  // What was typed is there again where the other choice was a slip.
  const [lastTyped, setLastTyped] = useState(usual)
  const { data: card } = useQuery({ ...q(cardPaymentsApi.account, {}), enabled: isAsked })
  const choose = (choice: 'none' | 'amount') => {
    if (choice === 'amount') return onChange(lastTyped)
    const { damage_deposit_amount, damage_deposit_days_before, damage_deposit_days_after } = typed
    setLastTyped({ damage_deposit_amount, damage_deposit_days_before, damage_deposit_days_after })
    onChange(none)
  }
  const sentence = guestSentence(words, rule)
  return (
    <>
      <Form.Item label={t.title} extra={isAsked ? t.hint : undefined}>
        <Segmented
          orientation={orientation}
          aria-label={t.title}
          name={name}
          value={isAsked ? 'amount' : 'none'}
          options={(['none', 'amount'] as const).map((value) => ({ value, label: t.choices[value] }))}
          onChange={choose}
        />
      </Form.Item>
      {isAsked && (
        <>
          <Form.Item label={t.amount} {...field(at('damage_deposit_amount'))}>
            <NumberInput unit="euros" />
          </Form.Item>
          <FieldGrid>
            <Form.Item label={t.before} extra={t.beforeHint} {...field(at('damage_deposit_days_before'))}>
              <NumberInput whole />
            </Form.Item>
            <Form.Item label={t.after} extra={t.afterHint} {...field(at('damage_deposit_days_after'))}>
              <NumberInput whole />
            </Form.Item>
          </FieldGrid>
          <Box marginBottom={24}>
            <Text type="secondary" role="status">
              {sentence === undefined ? t.later : t.guestsRead(sentence)}
            </Text>
          </Box>
          {card?.account === null && (
            <Box marginBottom={24}>
              <Alert type="warning" showIcon title={t.noCard} />
            </Box>
          )}
        </>
      )}
    </>
  )
}
