import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { sayDocumentsChange } from '@keyhaven/shared-contracts/contract/documents-change'
import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Button, Modal, Skeleton, theme } from 'antd'
import { useRef, useState } from 'react'
import { useBookingAccount } from '../money/use-booking-account.ts'
import type { Consent } from '../use-booking-commands.ts'

/** For a stay that a guest requested: says that the guest will be emailed, unless the stay is over. */
export const sayMailed = ({ request_email: email, status, check_out }: Booking) =>
  email && status !== 'cancelled' && check_out > localToday() ? `We will email ${email} right away.` : null

type Props = { booking: Booking; disabled: boolean; onCancel: (agreed: Consent) => void }

/** Cancels a booking after saying what that affects. */
export function CancelDialog({ booking, disabled, onCancel }: Props) {
  const { token } = theme.useToken()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const account = useBookingAccount(booking.id)
  const { issued } = account
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <>
      <Button
        ref={trigger}
        disabled={disabled}
        onClick={() => setOpen(true)}
        style={disabled ? {} : { color: token.colorErrorText, borderColor: token.colorErrorText }}
      >
        Cancel booking
      </Button>
      <Modal
        open={open}
        title={`Cancel ${booking.reference}?`}
        width={460}
        centered
        destroyOnHidden
        onCancel={close}
        styles={{ footer: { marginTop: 20 } }}
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              danger
              type="primary"
              disabled={!account.isKnown}
              onClick={() => {
                close()
                onCancel({ cancels_invoice: issued?.invoice_number ?? null })
              }}
            >
              Cancel {booking.reference}
            </Button>
          </>
        }
      >
        <Effects booking={booking} account={account} />
      </Modal>
    </>
  )
}

function Effects({ booking, account }: { booking: Booking; account: ReturnType<typeof useBookingAccount> }) {
  const { isKnown, error, issued, hasDraft, paid } = account
  if (!isKnown && error) return <ProblemState error={error} onRetry={account.retry} retrying={account.isFetching} />
  if (!isKnown) {
    return (
      <div role="status" aria-label="Looking up invoices and payments">
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      </div>
    )
  }
  const mailed = sayMailed(booking)
  const cancels = issued && { number: issued.invoice_number, total: issued.total_price }
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
      <li>
        {booking.unit.name} will be free again from {showDay(booking.check_in)} to {showDay(booking.check_out)}.
      </li>
      {mailed && <li>{mailed}</li>}
      {cancels && <li>{sayDocumentsChange({ cancels, replacement: null })} Send that document to your guest.</li>}
      {hasDraft && <li>Its draft invoice will be deleted.</li>}
      {paid > 0 && (
        <li>
          Your guest has paid {showEuros(paid)} in all. You can enter the refund as soon as the booking is cancelled.
        </li>
      )}
      <li>You can reopen it later, as long as nobody else has booked these nights.</li>
    </ul>
  )
}
