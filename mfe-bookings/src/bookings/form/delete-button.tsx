import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/record'
import { Typography } from 'antd'
import { bookingCatalog, bookingFormCatalog } from '../../messages/catalogs.ts'
import { useBookingAccount } from '../money/use-booking-account.ts'
import { useTodayAt } from './use-today.ts'
import { sayMailed } from '../popup/cancel-dialog.tsx'

type Props = { booking: Booking; disabled: boolean; onDelete: (message: string) => void }

/** Deletes a booking that has left no trace, or says what keeps it. */
export function DeleteButton({ booking, disabled, onDelete }: Props) {
  const t = useMessages(bookingFormCatalog).delete
  const booked = useMessages(bookingCatalog)
  const today = useTodayAt(booking.property.id)
  const { isKnown, error, hasDocuments, hasDraft, hasPayments, paid } = useBookingAccount(booking.id)
  const keepReason = hasDocuments ? t.invoiced : hasPayments && (paid > 0 ? t.paid(paid) : t.payments)
  if (keepReason) {
    // So narrow that the buttons stay beside it.
    return (
      <Typography.Text type="secondary" style={{ display: 'inline-block', maxWidth: 340 }}>
        {booking.status === 'cancelled' ? keepReason : `${keepReason} ${t.cancelInstead}`}
      </Typography.Text>
    )
  }
  const effect = hasDraft ? t.goneWithDraft : t.gone
  return (
    <ConfirmDelete
      what={booking.reference}
      hint={[effect, sayMailed(booked, booking, today)].filter(Boolean).join(' ')}
      // What cannot be looked up here the server knows: it refuses what has to stay.
      disabled={disabled || (!isKnown && !error)}
      onDelete={onDelete}
    />
  )
}
