import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Select } from 'antd'
import { useEffect } from 'react'
import { bookingCatalog } from '../../../messages/catalogs.ts'
import { usePropertyOf } from '../price/use-booking-price.ts'

type Props = { form: Pick<ZodForm, 'form' | 'field'>; property: unknown; booking?: Booking }

/** The plan, where the property has a second one or the booking was made at it, whatever became of it since. */
export function PlanField({ form: { form, field }, property, booking }: Props) {
  const { facts, price } = useMessages(bookingCatalog)
  const house = usePropertyOf(Number(property ?? 0))
  const agreed = booking?.plan === 'non_refundable' ? booking.plan_percent : null
  const percent = agreed ?? house?.non_refundable?.percent
  const isOffered = percent !== undefined

  // Chosen for another house, it would be refused here, where nothing shows it.
  useEffect(() => {
    if (house && !isOffered && form.getFieldValue('plan') === 'non_refundable') form.setFieldValue('plan', 'flexible')
  }, [house, isOffered, form])

  if (percent === undefined) return null
  const cheaper = price.stayDiscount({ kind: 'non_refundable', percent, nights: 0, days: 0 })
  return (
    <Form.Item label={facts.plan} {...field('plan')}>
      <Select
        options={[
          { value: 'flexible', label: price.plans.flexible },
          { value: 'non_refundable', label: cheaper },
        ]}
      />
    </Form.Item>
  )
}
