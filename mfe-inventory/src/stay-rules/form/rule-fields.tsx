import type { RuleKind } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { ruleDays, ruleKinds } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Radio, Select } from 'antd'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { WeekdayToggles } from './weekday-toggles.tsx'

/** The number that a kind needs. */
const amounts: Partial<Record<RuleKind, 'nights' | 'days' | 'hours'>> = {
  min_nights: 'nights',
  max_nights: 'nights',
  gap_nights: 'nights',
  lead_time: 'hours',
  horizon: 'days',
  preparation: 'days',
}
/** Kinds of which owners think by the day of the week. */
const weekdayKinds: ReadonlySet<RuleKind> = new Set([
  ...(['min_nights', 'max_nights', 'arrival_weekdays', 'departure_weekdays'] as const),
  ...(['closed_to_arrival', 'closed_to_departure'] as const),
])

type Props = {
  form: Pick<ZodForm, 'form' | 'field'>
  kind: RuleKind
  /** It holds on some days only, so that a stay can be in them by its arrival or by a night. */
  hasDays: boolean
}

/** The kind of a rule, then what that kind needs. */
export function RuleFields({ form: { form, field }, kind, hasDays }: Props) {
  const { form: t } = useMessages(stayRulesCatalog)
  const amount = amounts[kind]
  const isLength = kind === 'min_nights' || kind === 'max_nights'
  const isAllowance = kind === 'arrival_weekdays' || kind === 'departure_weekdays'
  const hint = (t.hints as Partial<Record<RuleKind, string>>)[kind]
  return (
    <>
      <FieldGrid>
        <Form.Item label={t.kind} {...field('kind')} {...(hint && { extra: hint })}>
          <Select
            options={ruleKinds.map((value) => ({ value, label: t.kinds[value] }))}
            // Days of the week mean something else in another kind.
            onChange={() => form.setFieldsValue({ weekdays: null, on: 'arrival' })}
          />
        </Form.Item>
        {amount && (
          <Form.Item label={t[amount]} {...field(amount)}>
            <NumberInput whole />
          </Form.Item>
        )}
      </FieldGrid>
      {weekdayKinds.has(kind) && (
        <Form.Item
          label={isAllowance ? t.allowed : t.weekdays}
          {...field('weekdays', ['from'])}
          {...(!isAllowance && { extra: t.everyDay })}
        >
          <WeekdayToggles label={isAllowance ? t.allowed : t.weekdays} />
        </Form.Item>
      )}
      <FieldGrid>
        <Form.Item label={t.from} {...field('from', ['to'])} extra={t.always}>
          <DayInput allowClear />
        </Form.Item>
        <Form.Item label={t.to} {...field('to', ['from'])}>
          <DayInput allowClear />
        </Form.Item>
      </FieldGrid>
      {isLength && hasDays && (
        <Form.Item label={t.on} {...field('on')}>
          <Radio.Group vertical options={ruleDays.map((value) => ({ value, label: t.ons[value] }))} />
        </Form.Item>
      )}
    </>
  )
}
