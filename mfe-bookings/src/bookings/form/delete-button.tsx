import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/record'
import { Typography } from 'antd'
import { useBookingAccount } from '../money/use-booking-account.ts'
import { sayMailed } from '../popup/cancel-dialog.tsx'

type Props = { booking: Booking; disabled: boolean; onDelete: () => void }

/** Deletes a booking that has left no trace, or says what keeps it. */
export function DeleteButton({ booking, disabled, onDelete }: Props) {
  const { isKnown, error, hasDocuments, hasDraft, hasPayments, paid } = useBookingAccount(booking.id)
  const kept = hasDocuments
    ? 'Cannot be deleted: an invoice was issued for it.'
    : hasPayments && `Cannot be deleted: ${paid > 0 ? `${showEuros(paid)} was paid` : 'payments are recorded'} for it.`
  if (kept) {
    const instead = booking.status === 'cancelled' ? '' : ' Cancel it instead.'
    // So narrow that the buttons stay beside it.
    return (
      <Typography.Text type="secondary" style={{ display: 'inline-block', maxWidth: 340 }}>
        {`${kept}${instead}`}
      </Typography.Text>
    )
  }
  const gone = hasDraft
    ? 'The booking and its draft invoice will be deleted for good.'
    : 'The booking will be deleted for good.'
  return (
    <ConfirmDelete
      what={booking.reference}
      hint={[gone, sayMailed(booking)].filter(Boolean).join(' ')}
      // What cannot be looked up here the server knows: it refuses what has to stay.
      disabled={disabled || (!isKnown && !error)}
      onDelete={onDelete}
    />
  )
}
