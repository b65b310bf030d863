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
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import { promocodesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { promocodeRules } from './promocode-rules.ts'

const valuesOf = ({ code, description, valid_until, discount_percent, active, version }: Promocode) => ({
  code,
  description,
  valid_until,
  active,
  version,
  discount_percent,
})
const blank = (today: string) => ({ code: '', description: '', valid_until: today, active: true })

export function PromocodeForm({ promocode, onClose }: { promocode?: Promocode; onClose: () => void }) {
  const t = useMessages(promocodesCatalog)
  const records = useMessages(recordsCatalog)
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
        <Form.Item label={t.validUntil} {...field('valid_until')}>
          <DayInput min={before !== undefined && before < today ? before : today} />
        </Form.Item>
        <Form.Item label={t.form.discount} {...field('discount_percent')}>
          <NumberInput unit="percent" whole />
        </Form.Item>
        <Form.Item label={records.active} {...field('active')}>
          <FlagSelect yes={records.active} no={records.inactive} />
        </Form.Item>
      </FieldGrid>
    </RecordModal>
  )
}
