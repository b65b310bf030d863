import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { ActionsInSight } from '@keyhaven/shared-contracts/web/ui/actions-in-sight'
import { Button, Flex } from 'antd'
import { CancelBooking } from './cancel-booking.tsx'
import type { Agreed } from '../documents-question.ts'
import { isRequest } from './decision.ts'
import { RequestAnswer } from './request-answer.tsx'
import type { useStatusChange } from '../status-change.ts'

type Props = {
  booking: Booking
  change: ReturnType<typeof useStatusChange>
  onCancel: (agreed: Agreed) => void
  onEdit: () => void
  onMove: () => void
}

/** What can be done with a booking from its popup, by its status. */
export function PopupActions({ booking: { status }, booking, change, onCancel, onEdit, onMove }: Props) {
  const { isPending } = change
  const waits = isRequest(booking)
  return (
    <ActionsInSight>
      <Flex justify="space-between" gap={8} wrap>
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
    </ActionsInSight>
  )
}
