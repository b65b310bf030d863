import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { PaymentFormProps } from '@keyhaven/shared-contracts/web/invoices'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog } from '@keyhaven/shared-contracts/web/page'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { bookingCatalog, bookingFormCatalog } from '../../messages/catalogs.ts'
import { BookingFields } from './booking-fields.tsx'
import type { StartValues } from './booking-rules.ts'
import { DeleteButton } from './delete-button.tsx'
import { useBookingEntry } from './use-booking-entry.ts'
import { useBookingSubmission } from './use-booking-submission.ts'

const MailDialog = lazyDialog(() => import('@keyhaven/shared-contracts/web/invoices'), 'MailDialog')
const PaymentForm = lazyDialog<PaymentFormProps, 'PaymentForm'>(
  () => import('@keyhaven/shared-contracts/web/invoices'),
  'PaymentForm',
)

type Props = {
  /** The one to edit; a new one has none. */
  booking?: Booking
  /** Start values from elsewhere: nights that were selected in the calendar, a client. */
  initial?: StartValues
  onClose: () => void
  /** Told of the new booking before the form closes. */
  onCreated?: (booking: Booking) => void
}

/**
 * A booking in steps: each appears when the one before it is answered, in edit mode all at once. Changing an earlier
 * answer keeps the later ones that still hold.
 */
export function BookingForm({ booking: initialBooking, initial, onClose, onCreated }: Props) {
  const t = useMessages(bookingFormCatalog)
  const { cancel, stayRules } = useMessages(bookingCatalog)
  const entry = useBookingEntry(initialBooking, initial)
  const submission = useBookingSubmission(entry, onCreated)
  const { booking, form } = entry
  const { step } = submission
  if (step.name === 'refund' && booking) {
    const { ledger } = step
    return (
      <PaymentForm booking={booking.id} ledger={ledger} what="refund" reason={cancel.refundReason} onClose={onClose} />
    )
  }
  if (step.name === 'mail')
    return <MailDialog booking={step.booking.id} version={step.booking.version} onClose={onClose} />
  const savingLabel = !booking ? t.save : form.changed ? t.update : t.noChanges
  const rulesLabel = booking ? stayRules.change : stayRules.book
  return (
    <FormModal
      title={booking ? t.editTitle : t.newTitle}
      about={`Booking ${booking?.id ?? 'new'}`}
      width={640}
      form={form}
      submitLabel={entry.brokenRules ? rulesLabel : savingLabel}
      submitDisabled={booking !== undefined && !form.changed}
      onClose={() => submission.goOn() || onClose()}
      onSubmit={submission.submit}
      // Of a new one the list says it, with a way to open it.
      {...(!booking && onCreated && { done: null })}
      onFresh={entry.takeFresh}
      onRestore={entry.restore}
      renderActions={(attempt, sending) =>
        booking && (
          <DeleteButton
            booking={booking}
            disabled={sending}
            onDelete={(message) => void attempt(submission.remove, message)}
          />
        )
      }
    >
      <BookingFields entry={entry} submission={submission} />
    </FormModal>
  )
}
