import {
  type Promocode,
  promocodesApi,
  promocode as promocodeSchema,
} from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { q } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import { factsCatalog, promocodesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { boundWords } from './bound-words.ts'
import { ConditionFields } from './condition-fields.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { promocodeRules } from './promocode-rules.ts'

const fields = promocodeSchema.omit({ id: true })
/** The list knows more of a code than its form. */
const valuesOf = (promocode: Promocode) => fields.parse(promocode)
const blank = (today: string) => ({
  code: '',
  description: '',
  valid_until: today,
  active: true,
  discount_amount: null,
})

export function PromocodeForm({ promocode, onClose }: { promocode?: Promocode; onClose: () => void }) {
  const t = useMessages(promocodesCatalog)
  const records = useMessages(recordsCatalog)
  // Waited for while the form opens: a part that waited later would hide the whole form meanwhile.
  useMessages(factsCatalog)
  const today = useTodayIn()
  const [before, setBefore] = useState(promocode?.valid_until)
  const rules = useMemo(() => promocodeRules(today, before), [today, before])
  const form = useZodForm(rules, promocode ? valuesOf(promocode) : blank(today))
  const modal = useRecord(promocodesApi, {
    ...{ form, record: promocode, schema: promocodeSchema, valuesOf },
    onVersion: ({ valid_until }) => setBefore(valid_until),
  })
  const { field } = form

  return (
    <RecordModal
      {...modal}
      what="Promocode"
      name={promocode?.code}
      usage={promocode && q(usageApi.promocode, { params: { id: promocode.id } })}
      onClose={onClose}
    >
      <Form.Item label={t.form.code} {...field('code')}>
        <Input autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item label={records.description} {...field('description')}>
        <Input autoComplete="off" />
      </Form.Item>
      <FieldGrid>
        <Form.Item label={t.validUntil} {...field('valid_until', ['valid_from'])}>
          <DayInput min={before !== undefined && before < today ? before : today} />
        </Form.Item>
        <Form.Item label={records.active} {...field('active')}>
          <FlagSelect yes={records.active} no={records.inactive} />
        </Form.Item>
        <DiscountFields form={form} />
      </FieldGrid>
      <ConditionFields form={form} startsOpen={promocode !== undefined && boundWords(t, promocode).length > 0} />
    </RecordModal>
  )
}
