import { type BookingStage, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'

type Props = { stage: BookingStage; onAdd: () => void; onAll: () => void }

const titles = {
  coming: 'Nobody is booked from today on',
  in_house: 'Nobody is in the house',
  past: 'No past bookings',
  requests: 'No requests are waiting for you',
  cancelled: 'No cancelled bookings',
  all: 'No bookings yet',
} as const satisfies Record<BookingStage, string>

/** What stands where a stage has no bookings: the first one is offered where there is none at all. */
export function NoBookings({ stage, onAdd, onAll }: Props) {
  const any = useQuery(qList(bookingsApi.list, { query: { page: 1, page_size: 1 } }))
  if (any.isPending) return <EmptyState title={titles[stage]} />
  if (any.data?.total) {
    return <EmptyState title={titles[stage]} action={<Button onClick={onAll}>Show all bookings</Button>} />
  }
  return (
    <EmptyState
      title={titles.all}
      hint="Book a stay here, or let your guests do it on your public page."
      action={
        <Button type="primary" onClick={onAdd}>
          Add your first booking
        </Button>
      }
    />
  )
}
