import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { zodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Form, Radio } from 'antd'
import { bookingFormCatalog } from '../../../messages/catalogs.ts'
import type { BookingPrice } from './use-booking-price.ts'
import { type BookingFormValues, repriced } from '../booking-rules.ts'
import { PriceLines } from '../../money/price-lines.tsx'

type Props = {
  price: BookingPrice
  values: BookingFormValues
  booking?: Booking
  field: ReturnType<typeof zodForm>['field']
}

/** The price of what stands in the form, and where a change would price a booking again, the choice to keep the old total. */
export function PricePanel({ price: { price, isOld, error, retry }, values, booking, field }: Props) {
  const t = useMessages(bookingFormCatalog).pricing
  if (!price) return null
  const isRepriced = booking !== undefined && repriced(booking, values)
  const keeps = isRepriced && values.pricing === 'keep'
  // What is wrong with the code stands at its field; the old price can stay all the same.
  const isCodeRefused = error?.problem.fields?.promo_code !== undefined
  const currentPrice = keeps ? { lines: booking.price_lines, total: booking.total_price } : price
  return (
    <div aria-busy={isOld} style={{ marginBottom: 16, opacity: isOld ? 0.6 : 1, transition: 'opacity 0.15s 0.15s' }}>
      <PriceLines
        lines={currentPrice.lines}
        total={currentPrice.total}
        {...(isRepriced && !keeps && booking.total_price !== currentPrice.total && { before: booking.total_price })}
      />
      {isRepriced && (price.total !== booking.total_price || isCodeRefused || keeps) && (
        <Form.Item label={t.question} {...field('pricing')} style={{ margin: '16px 0 0' }}>
          <Radio.Group
            vertical
            options={[
              { value: 'current', label: t.current(price.total) },
              { value: 'keep', label: t.keep(booking.total_price) },
            ]}
          />
        </Form.Item>
      )}
      {error && !isCodeRefused && (
        <Box marginTop={12}>
          <ProblemState error={error} onRetry={retry} />
        </Box>
      )}
    </div>
  )
}
