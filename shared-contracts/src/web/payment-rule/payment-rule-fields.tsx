import { Form, Segmented, theme } from 'antd'
import { useState } from 'react'
import type { houseRuleFields } from '../../contract/finance/damage-rule.ts'
import { FieldGrid } from '../form/field-grid.tsx'
import type { ZodForm } from '../form/zod-form.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import { useMinWidth } from '../layout/use-min-width.ts'
import { useMessages } from '../locale/use-locale.ts'
import { paymentRuleCatalog } from '../locale/web-catalog.ts'
import { DamageDepositFields } from './damage-deposit-fields.tsx'
import { RuleExample } from './rule-example.tsx'
import { readTypedRule } from './typed-rule.ts'

type Typed = Partial<Record<keyof typeof houseRuleFields, number | string | null>>

const depositFields = {
  percent: 'deposit_percent',
  nights: 'deposit_nights',
  amount: 'deposit_amount',
} as const
type DepositKind = keyof typeof depositFields
const depositKinds = Object.keys(depositFields) as DepositKind[]
const units = { percent: 'percent', nights: undefined, amount: 'euros' } as const

const noDeposit = { deposit_percent: null, deposit_nights: null, deposit_amount: null }
/** Start values of the numbers. */
const usualDeposit: Record<DepositKind, number | string> = { percent: 30, nights: 1, amount: '' }
const usualDays = { deposit: 7, rest: 28 }

const kindOf = (rule: Typed) => depositKinds.find((kind) => (rule[depositFields[kind]] ?? null) !== null)

const restKinds = ['arrival', 'before', 'none'] as const
type RestKind = (typeof restKinds)[number]
const restKindOf = (days: number | string | null): RestKind =>
  days === null ? 'none' : days === 0 ? 'arrival' : 'before'

const columns = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 24 } as const

type Props = {
  form: Pick<ZodForm, 'form' | 'field' | 'watched'>
  /** Name of the field that holds the rule, where it is a part of the record. */
  name?: string
}

/** A payment rule: how the deposit is worked out and when it is due, when the rest is, and a damage deposit; with an example beside it where there is room. */
export function PaymentRuleFields({ form: { form, field, watched }, name }: Props) {
  const t = useMessages(paymentRuleCatalog)
  const { token } = theme.useToken()
  // On a phone the words of a choice are wider than the screen in some languages.
  const orientation = useMinWidth('md') ? 'horizontal' : 'vertical'
  const values = watched as Record<string, unknown>
  const rule = ((name === undefined ? values : values[name]) ?? {}) as Typed
  const at = (part: keyof Typed) => (name === undefined ? [part] : [name, part])
  const set = (part: Typed) => form.setFieldsValue(name === undefined ? part : { [name]: part })
  // What was typed is there again where another choice was a slip.
  const [lastTyped, setLastTyped] = useState<Typed>({})
  // A 0 on the way to another number is no choice of the day of arrival.
  const [typesDays, setTypesDays] = useState(false)

  const deposit = kindOf(rule)
  const remember = () => {
    const typed = Object.entries(rule).filter(([, one]) => one !== null && one !== 0)
    setLastTyped({ ...lastTyped, ...Object.fromEntries(typed) })
  }
  const chooseDeposit = (kind: DepositKind | 'none') => {
    remember()
    if (kind === 'none') return set({ ...noDeposit, deposit_due_days: null })
    const part = depositFields[kind]
    set({
      ...noDeposit,
      [part]: lastTyped[part] ?? usualDeposit[kind],
      deposit_due_days: rule.deposit_due_days ?? lastTyped.deposit_due_days ?? usualDays.deposit,
    })
  }
  const restDays = rule.rest_due_days_before ?? null
  const rest = typesDays && restDays === 0 ? 'before' : restKindOf(restDays)
  const chooseRest = (kind: RestKind) => {
    remember()
    setTypesDays(kind === 'before')
    const before = lastTyped.rest_due_days_before ?? usualDays.rest
    set({ rest_due_days_before: { arrival: 0, before, none: null }[kind] })
  }
  const restLabel = deposit ? t.rest : t.whole
  const readRule = readTypedRule(rule)
  return (
    <div style={columns}>
      <div style={{ flex: '3 1 360px', minWidth: 0 }}>
        <Form.Item label={t.deposit} {...(deposit === 'nights' && { extra: t.nightsHint })}>
          <Segmented
            orientation={orientation}
            aria-label={t.deposit}
            name={`${name ?? 'rule'}-deposit`}
            value={deposit ?? 'none'}
            options={(['none', ...depositKinds] as const).map((value) => ({ value, label: t.deposits[value] }))}
            onChange={chooseDeposit}
          />
        </Form.Item>
        {deposit && (
          <FieldGrid>
            <Form.Item key={deposit} label={t.amounts[deposit]} {...field(at(depositFields[deposit]))}>
              <NumberInput {...(units[deposit] && { unit: units[deposit] })} whole={deposit !== 'amount'} />
            </Form.Item>
            <Form.Item label={t.days} extra={t.daysHint} {...field(at('deposit_due_days'))}>
              <NumberInput whole />
            </Form.Item>
          </FieldGrid>
        )}
        <Form.Item label={restLabel} extra={t.restHints[deposit ? 'rest' : 'whole'][rest]}>
          <Segmented
            orientation={orientation}
            aria-label={restLabel}
            name={`${name ?? 'rule'}-rest`}
            value={rest}
            options={restKinds.map((value) => ({ value, label: t.rests[value] }))}
            onChange={chooseRest}
          />
        </Form.Item>
        {rest === 'before' && (
          <FieldGrid>
            <Form.Item label={t.restDays} {...field(at('rest_due_days_before'))}>
              <NumberInput whole />
            </Form.Item>
          </FieldGrid>
        )}
        <DamageDepositFields
          field={field}
          at={at}
          typed={rule}
          rule={readRule}
          orientation={orientation}
          name={`${name ?? 'rule'}-damage-deposit`}
          onChange={set}
        />
      </div>
      <div
        style={{
          ...{ flex: '2 1 240px', minWidth: 0, marginBottom: 24, padding: 16 },
          ...{ border: `1px solid ${token.colorBorderSecondary}`, borderRadius: token.borderRadiusLG },
        }}
      >
        <RuleExample rule={readRule} />
      </div>
    </div>
  )
}
