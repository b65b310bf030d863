import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/pricing'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { counted } from '@keyhaven/shared-contracts/web/facts'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Alert, Flex, Typography } from 'antd'
import type { BookingPrice } from '../../bookings/form/use-booking-price.ts'
import { shortRange } from '../moving/conflicts.ts'

type Props = { price: BookingPrice; /** What it costs as it stands, where it is there already. */ booking?: Booking }

/** `3 nights × €120.00 + 1 extra person × 3 nights × €15.50 + Breakfast 3 × €12.90` */
const sayLines = (lines: readonly PriceLine[]) => {
  const nights = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'nights' ? quantity : 0), 0)
  const sayLine = ({ kind, label, quantity, unit_price, total }: PriceLine) => {
    const each = showEuros(unit_price)
    if (kind === 'discount') return `${label} ${showEuros(total)}`
    if (kind === 'nights') return `${counted(quantity, 'nights')} × ${each}`
    if (kind === 'service') return quantity === 1 ? `${label} ${each}` : `${label} ${quantity} × ${each}`
    return `${counted(quantity / nights, 'extra persons')} × ${counted(nights, 'nights')} × ${each}`
  }
  return lines.map(sayLine).join(' + ')
}

/** What the nights cost, in a line, and what stands in their way. */
export function QuickPrice({ price: { price, isOld, taken, error, retry }, booking }: Props) {
  if (error) {
    return (
      <div style={{ marginBottom: 16 }}>
        <ProblemState error={error} onRetry={retry} />
      </div>
    )
  }
  const changes = booking && price && price.total !== booking.total_price
  return (
    <div aria-live="polite" style={{ marginBottom: 16, minHeight: 30 }}>
      {taken.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={`Taken ${taken.map(({ check_in, check_out }) => shortRange(check_in, check_out)).join(', ')}`}
          style={{ marginBottom: 12 }}
        />
      )}
      {price && (
        <Flex justify="space-between" align="baseline" gap={16}>
          <Typography.Text type="secondary">{sayLines(price.lines)}</Typography.Text>
          <span style={{ fontSize: 20, whiteSpace: 'nowrap', opacity: isOld ? 0.6 : 1 }}>
            {changes && <Typography.Text type="secondary">{showEuros(booking.total_price)} → </Typography.Text>}
            <strong>{showEuros(price.total)}</strong>
          </span>
        </Flex>
      )}
    </div>
  )
}
