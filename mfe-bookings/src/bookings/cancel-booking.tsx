import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { showDay } from '@keyhaven/shared-contracts/contract/day'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import { Button, Modal, theme } from 'antd'
import { useRef, useState } from 'react'

type Props = { booking: Booking; disabled: boolean; onCancel: () => void }

/** Cancels a booking after saying what that affects. */
export function CancelBooking({ booking, disabled, onCancel }: Props) {
  const { token } = theme.useToken()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const { check_in, check_out, unit, reference } = booking
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
        title={`Cancel ${reference}?`}
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
              onClick={() => {
                close()
                onCancel()
              }}
            >
              Cancel {reference}
            </Button>
          </>
        }
      >
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          <li>
            {unit.name} is free again from {showDay(check_in)} to {showDay(check_out)}.
          </li>
          <li>Its draft invoice goes.</li>
          {booking.deposit_paid && booking.deposit_amount > 0 && (
            <li>
              The deposit of {showEuros(booking.deposit_amount)} was paid. Agree with the guest what becomes of it.
            </li>
          )}
          <li>You can reopen it for as long as the nights are free.</li>
        </ul>
      </Modal>
    </>
  )
}
