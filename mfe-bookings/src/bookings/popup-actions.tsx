import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { Button, Flex, theme } from 'antd'
import { CancelBooking } from './cancel-booking.tsx'
import type { Agreed } from './documents-question.ts'
import { isRequest } from './decision.ts'
import { RequestAnswer } from './request-answer.tsx'
import type { useStatusChange } from './status-change.ts'

type Props = {
  booking: Booking
  change: ReturnType<typeof useStatusChange>
  onCancel: (agreed: Agreed) => void
  onEdit: () => void
  onMove: () => void
}

/** What can be done with a booking from its popup, by its status. */
export function PopupActions({ booking: { status }, booking, change, onCancel, onEdit, onMove }: Props) {
  const { token } = theme.useToken()
  const { isPending } = change
  const waits = isRequest(booking)
  return (
    <Flex
      justify="space-between"
      gap={8}
      wrap
      style={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        // Over the padding of the dialog, so that nothing shows beside or below it.
        marginInline: -24,
        marginBottom: -20,
        padding: '12px 24px 20px',
        borderTop: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: `0 0 ${token.borderRadiusLG}px ${token.borderRadiusLG}px`,
        background: token.colorBgElevated,
      }}
    >
      {status === 'cancelled' ? (
        <Button disabled={isPending} loading={isPending} onClick={change.reopen}>
          Reopen booking
        </Button>
      ) : waits ? (
        <span />
      ) : (
        <CancelBooking booking={booking} disabled={isPending} onCancel={onCancel} />
      )}
      <Flex gap={8} wrap>
        {status !== 'cancelled' && (
          <Button disabled={isPending} onClick={onMove}>
            Move…
          </Button>
        )}
        <Button disabled={isPending} type={status === 'pending' ? 'default' : 'primary'} onClick={onEdit}>
          Edit booking
        </Button>
        {waits && <RequestAnswer request={booking} />}
        {status === 'pending' && !waits && (
          <Button type="primary" loading={isPending} onClick={change.confirm}>
            Confirm
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
