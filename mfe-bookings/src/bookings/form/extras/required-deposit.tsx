import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { bookingFormCatalog } from '../../../messages/catalogs.ts'

type Props = Pick<ZodForm, 'field'> & { property: unknown; isNew: boolean }

/** Required deposit. Left empty in a new booking, the property's own share of the total is asked for. */
export function RequiredDeposit({ field, property, isNew }: Props) {
  const t = useMessages(bookingFormCatalog).extras
  const id = Number(property ?? 0)
  const request = q(propertiesApi.one, { params: { id } })
  const { data } = useQuery({ ...request, queryFn: id > 0 && isNew ? request.queryFn : skipToken })
  const { deposit_percent: percent, deposit_days: days } = data ?? {}
  const hint = percent != null && days != null ? t.depositOfProperty(percent, days) : t.noDeposit
  const none = isNew ? undefined : null
  return (
    <>
      <Form.Item
        label={t.requiredDeposit}
        extra={isNew ? hint : t.noDeposit}
        {...field('deposit_amount')}
        getValueFromEvent={(input: number | string) => (input === '' ? none : input)}
      >
        <NumberInput unit="euros" />
      </Form.Item>
      <Form.Item label={t.depositDue} {...field('deposit_due')} getValueFromEvent={(day?: Day) => day ?? none}>
        <DayInput allowClear />
      </Form.Item>
    </>
  )
}
