import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { calendarApi } from '@keyhaven/shared-contracts/contract/calendar'
import { q } from '@keyhaven/shared-contracts/web/query'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { MoveForm } from './move-form.tsx'

type Props = { bookingId: number; onClose: () => void }

/** Moves a stay to another unit or other nights without a drag; open from a stay's popup, wherever that is. */
export function MoveDialog({ bookingId, onClose }: Props) {
  const booking = useQuery({ ...q(bookingsApi.one, { params: { id: bookingId } }), staleTime: 0 })
  const calendar = useQuery(q(calendarApi.rows, {}))
  // What stands in the form is kept when the booking is refreshed below it; the version tells when to look again.
  if (booking.data && calendar.data && !(booking.isFetching && !booking.isFetchedAfterMount)) {
    return <MoveForm booking={booking.data} calendar={calendar.data} onClose={onClose} />
  }
  const failed = [booking, calendar].find(({ error }) => error)
  return (
    <Modal open centered width={480} title="Move stay" footer={null} onCancel={onClose}>
      {failed?.error ? (
        <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <LoadingState />
      )}
    </Modal>
  )
}
