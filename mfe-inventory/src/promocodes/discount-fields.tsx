import type { promocodeChange } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Select } from 'antd'
import { useId } from 'react'
import type { z } from 'zod'
import { promocodesCatalog } from '../messages/catalogs.ts'

type Values = Partial<z.input<typeof promocodeChange>>

/** The discount of a promo code: a percent, or an amount. One of them is always none. */
export function DiscountFields({
  form: { form, field, watched },
}: {
  form: Pick<ZodForm, 'form' | 'field' | 'watched'>
}) {
  const { form: t } = useMessages(promocodesCatalog)
  const id = useId()
  const isAmount = (watched as Values).discount_amount != null
  return (
    <>
      <Form.Item label={t.kind} htmlFor={id}>
        <Select
          id={id}
          value={isAmount ? 'amount' : 'percent'}
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) =>
            form.setFieldsValue(
              kind === 'amount'
                ? { discount_percent: 0, discount_amount: '' }
                : { discount_percent: undefined, discount_amount: null },
            )
          }
        />
      </Form.Item>
      {isAmount ? (
        <Form.Item key="amount" label={t.amount} extra={t.amountHint} {...field('discount_amount')}>
          <NumberInput unit="euros" />
        </Form.Item>
      ) : (
        <Form.Item key="percent" label={t.discount} {...field('discount_percent')}>
          <NumberInput unit="percent" whole />
        </Form.Item>
      )}
    </>
  )
}
