import type { promocodeChange } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form } from 'antd'
import type { z } from 'zod'
import { FactsPart } from '../facts/facts-part.tsx'
import { promocodesCatalog } from '../messages/catalogs.ts'
import { type Bound, boundWords } from './bound-words.ts'
import { UnitPicker } from './unit-picker.tsx'

type Values = Partial<z.input<typeof promocodeChange>>
const names = ['valid_from', 'stay_from', 'stay_to', 'min_nights', 'units', 'max_uses', 'max_uses_per_guest'] as const

/** The values of the form as far as they are right. */
const boundOf = (values: Values): Bound => ({
  ...{ valid_from: values.valid_from ?? null, stay_from: values.stay_from ?? null, stay_to: values.stay_to ?? null },
  ...{ min_nights: Number(values.min_nights) || null, units: (values.units ?? []).map(Number) },
  ...{ max_uses: Number(values.max_uses) || null, max_uses_per_guest: Number(values.max_uses_per_guest) || null },
})

// An input without a day takes the day away: what is left out of a change would stay.
const dayOrNone = (day?: Day) => day ?? null

type Props = { form: Pick<ZodForm, 'field' | 'watched' | 'schema'>; startsOpen: boolean }

/** The conditions of a promo code, folded until there is something. */
export function ConditionFields({ form: { field, watched, schema }, startsOpen }: Props) {
  const messages = useMessages(promocodesCatalog)
  const { conditions: t } = messages
  const words = boundWords(messages, boundOf(watched))
  const wrong = new Set(schema.safeParse(watched).error?.issues.map(({ path }) => path[0]) ?? [])
  return (
    <FactsPart
      title={t.title}
      summary={words.length > 0 ? words.join(' · ') : t.none}
      isWrong={names.some((name) => wrong.has(name))}
      startsOpen={startsOpen}
    >
      <FieldGrid>
        <Form.Item label={t.stayFrom} {...field('stay_from', ['stay_to'])} getValueFromEvent={dayOrNone}>
          <DayInput allowClear />
        </Form.Item>
        <Form.Item
          label={t.stayTo}
          extra={t.stayHint}
          {...field('stay_to', ['stay_from'])}
          getValueFromEvent={dayOrNone}
        >
          <DayInput allowClear />
        </Form.Item>
        <Form.Item label={t.validFrom} {...field('valid_from', ['valid_until'])} getValueFromEvent={dayOrNone}>
          <DayInput allowClear />
        </Form.Item>
        <Form.Item label={t.minNights} {...field('min_nights')}>
          <NumberInput whole />
        </Form.Item>
      </FieldGrid>
      <Form.Item label={t.units} {...field('units')}>
        <UnitPicker />
      </Form.Item>
      <FieldGrid>
        <Form.Item label={t.maxUses} extra={t.usesHint} {...field('max_uses')}>
          <NumberInput whole placeholder={t.unlimited} />
        </Form.Item>
        <Form.Item label={t.maxUsesPerGuest} {...field('max_uses_per_guest')}>
          <NumberInput whole placeholder={t.unlimited} />
        </Form.Item>
      </FieldGrid>
    </FactsPart>
  )
}
