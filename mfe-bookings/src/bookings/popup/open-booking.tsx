import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/payments'
import { lazyDialog } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import { useRefundDue } from '../money/use-booking-account.ts'
import { BookingFacts } from './booking-facts.tsx'
import type { Agreed } from '../documents-question.ts'
import { PopupActions } from './popup-actions.tsx'
import { useStatusChange } from '../status-change.ts'

const PaymentForm = lazyDialog(() => import('../money/payment-form.tsx'), 'PaymentForm')

type Props = { booking: Booking; onEdit: () => void; onMove: () => void; children?: ReactNode }

/** What stands in the popup once the booking is there. */
export function OpenBooking({ booking, onEdit, onMove, children }: Props) {
  const change = useStatusChange(booking)
  const refundDue = useRefundDue()
  const [refunding, setRefunding] = useState<Ledger | null>(null)
  const cancel = async (agreed: Agreed) => {
    const after = await change.cancel(agreed)
    if (after) setRefunding(await refundDue(after.id))
  }
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
      <PopupActions
        booking={booking}
        change={change}
        onCancel={(agreed) => void cancel(agreed)}
        onEdit={onEdit}
        onMove={onMove}
      />
      {refunding && (
        <PaymentForm
          booking={booking.id}
          ledger={refunding}
          what="refund"
          reason="Booking cancelled"
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  )
}
