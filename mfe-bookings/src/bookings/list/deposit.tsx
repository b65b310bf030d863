import { CheckOutlined } from '@ant-design/icons'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { theme } from 'antd'

/** A tick and the amount of a deposit that is paid, else an X. */
export function Deposit({ booking }: { booking: Pick<Booking, 'deposit_paid' | 'deposit_amount'> }) {
  const { token } = theme.useToken()
  if (!booking.deposit_paid) return <span title="Not paid">X</span>
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <CheckOutlined aria-label="Paid" style={{ color: token.colorSuccess }} /> <Money value={booking.deposit_amount} />
    </span>
  )
}
