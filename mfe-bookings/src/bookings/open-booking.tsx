import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { BookingFacts } from './booking-facts.tsx'
import { PopupActions } from './popup-actions.tsx'
import { useStatusChange } from './status-change.ts'

type Props = { booking: Booking; onEdit: () => void; onMove: () => void; children?: ReactNode }

/** What stands in the popup once the booking is there. */
export function OpenBooking({ booking, onEdit, onMove, children }: Props) {
  const change = useStatusChange(booking)
  return (
    <>
      <BookingFacts booking={booking} />
      {children}
      {change.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={change.error.message}
          closable={{ closeIcon: true, 'aria-label': 'Close this note', onClose: change.forgetError }}
          style={{ marginTop: 16 }}
        />
      )}
      <PopupActions booking={booking} change={change} onEdit={onEdit} onMove={onMove} />
    </>
  )
}
