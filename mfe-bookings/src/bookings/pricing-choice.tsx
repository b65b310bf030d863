import type { Booking, bookingChange } from '@keyhaven/shared-contracts/contract/bookings'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import type { zodForm } from '@keyhaven/shared-contracts/web/form'
import { Form, Radio } from 'antd'
import type { z } from 'zod'
import { repriced } from './booking-rules.ts'

type Props = {
  booking: Booking
  values: Partial<z.input<typeof bookingChange>>
  field: ReturnType<typeof zodForm>['field']
}

/** Where a change would price a booking again: today's prices, or the total that was agreed. */
export function PricingChoice({ booking, values, field }: Props) {
  if (!repriced(booking, values)) return null
  return (
    <Form.Item label="Price" {...field('pricing')}>
      <Radio.Group
        vertical
        options={[
          { value: 'current', label: `Price again, at today's prices (now ${showEuros(booking.total_price)})` },
          { value: 'keep', label: `Keep the total of ${showEuros(booking.total_price)}` },
        ]}
      />
    </Form.Item>
  )
}
