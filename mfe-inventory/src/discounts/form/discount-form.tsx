import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import {
  type Discount,
  discountChange,
  discountsApi,
  discount as discountSchema,
} from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { discountKinds, type DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Select } from 'antd'
import type { z } from 'zod'
import { discountsCatalog, scopeCatalog } from '../../messages/catalogs.ts'
import { ScopeField, scopeIn } from '../../scope/scope-field.tsx'
import { discountSentence } from '../discount-sentence.ts'
import { WorkedExample } from '../example/worked-example.tsx'
import type { DiscountStart } from '../usual-discounts.tsx'
import '../../scope/form-columns.css'

type Values = Partial<z.input<typeof discountChange>>

const valuesOf = ({ kind, property, unit, nights, days, percent, version }: Discount) => ({
  ...{ kind, property, unit, nights, days, percent, version },
})
const startValues = (start: DiscountStart): Values => ({ kind: 'length_of_stay', property: null, unit: null, ...start })

/** Id of a discount that is not saved yet. */
const newestId = Number.MAX_SAFE_INTEGER

type Props = {
  /** The one to edit; a new one begins with `start`. */
  discount?: Discount
  start?: DiscountStart
  discounts: readonly Discount[]
  rows: CalendarRows
  /** Unit that was looked at last. */
  unit: CalendarRows['units'][number] | undefined
  onClose: () => void
}

/** A discount, with what a stay costs by it before it is saved. */
export function DiscountForm({ discount, start = {}, discounts, rows, unit: lastUnit, onClose }: Props) {
  const t = useMessages(discountsCatalog)
  const { unitOf } = useMessages(scopeCatalog)
  const form = useZodForm(discountChange, discount ? valuesOf(discount) : startValues(start), 'discount')
  const modal = useRecord(discountsApi, { form, record: discount, schema: discountSchema, valuesOf })
  const values = form.watched
  const kind = values.kind ?? 'length_of_stay'
  const typed = discountChange.safeParse(values).data
  const draft: DiscountRule | undefined = typed && { ...typed, id: discount?.id ?? newestId }
  const others = discounts.filter(({ id }) => id !== discount?.id)
  const { scope, unit } = scopeIn(values, rows, lastUnit)
  return (
    <RecordModal
      {...modal}
      what="Discount"
      name={discount && discountSentence(t.sentence, discount)}
      consequence={t.form.deleting}
      width={unit ? 960 : 560}
      onClose={onClose}
    >
      <div className="form-columns">
        <div>
          <Form.Item label={t.form.kind} {...form.field('kind')}>
            <Select options={discountKinds.map((value) => ({ value, label: t.form.kinds[value] }))} />
          </Form.Item>
          <FieldGrid>
            {kind === 'length_of_stay' ? (
              <Form.Item label={t.form.nights} {...form.field('nights')}>
                <NumberInput whole />
              </Form.Item>
            ) : (
              <Form.Item label={t.form.days[kind]} {...form.field('days')}>
                <NumberInput whole />
              </Form.Item>
            )}
            <Form.Item label={t.form.percent} extra={t.form.percentHint} {...form.field('percent')}>
              <NumberInput whole unit="percent" />
            </Form.Item>
          </FieldGrid>
          <ScopeField {...{ form, rows, scope }} extra={t.form.scopeHint} />
          <Box marginBottom={24}>
            <Text type="secondary" size={13}>
              {t.order}
            </Text>
          </Box>
        </div>
        {unit && (
          <Stack gap={12}>
            <Text component="h3" size={14} weight={600} breakWord>
              {t.example.titleOf(unitOf(unit.name, rows.properties.find(({ id }) => id === unit.property)?.name ?? ''))}
            </Text>
            <WorkedExample
              // Another unit or kind starts with days of its own.
              key={`${unit.id} ${kind}`}
              {...{ unit, rows, draft }}
              discounts={draft ? [...others, draft] : others}
            />
          </Stack>
        )}
      </div>
    </RecordModal>
  )
}
