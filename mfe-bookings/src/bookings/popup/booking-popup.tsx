import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { loadComponent } from '@keyhaven/shared-contracts/web/lazy-page'
import { q } from '@keyhaven/shared-contracts/web/query'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { OpenBooking } from './open-booking.tsx'

const PaymentsBlock = lazy(async () => ({
  default: await loadComponent(() => import('../money/payments-block.tsx'), 'PaymentsBlock'),
}))
const InvoicesBlock = lazy(async () => ({
  default: await loadComponent(() => import('../money/invoices-block.tsx'), 'InvoicesBlock'),
}))

type Props = { id: number; onClose: () => void; onEdit: (booking: Booking) => void; onMove: () => void }

const lines = (rows: number) => <Skeleton active title={{ width: 90 }} paragraph={{ rows, width: '85%' }} />

/** The booking as a list on the page knows it already. */
const listed = (cache: QueryClient, id: number) =>
  cache
    .getQueriesData<{ rows?: Booking[] }>({ queryKey: [bookingsApi.list.domain, bookingsApi.list.path] })
    .flatMap(([, list]) => list?.rows ?? [])
    .find((booking) => booking.id === id)

/** A booking by its number, over the page. Closes by its icon, Escape or a click outside. */
export function BookingPopup({ id, onClose, onEdit, onMove }: Props) {
  const cache = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...q(bookingsApi.one, { params: { id } }),
    placeholderData: () => listed(cache, id),
  })
  const isGone = error?.status === 404
  const booking = isGone ? undefined : data
  return (
    <Modal
      open
      centered
      width={760}
      mask={{ closable: true }}
      onCancel={onClose}
      title={booking ? `Booking ${booking.reference}` : 'Booking'}
      footer={null}
    >
      {isGone && (
        <EmptyState
          title="This booking does not exist any more"
          hint="It was deleted, or the link is not right."
          action={<Button onClick={onClose}>Close</Button>}
        />
      )}
      {error && !isGone && !booking && (
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <div role="status" aria-label="Loading the booking" style={{ minHeight: 480 }}>
          <div
            style={{
              display: 'grid',
              gap: '20px 32px',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
            }}
          >
            {[6, 4, 4, 2, 2, 3].map((rows, at) => (
              <div key={at}>{lines(rows)}</div>
            ))}
          </div>
        </div>
      )}
      {booking && (
        <OpenBooking booking={booking} onEdit={() => onEdit(booking)} onMove={onMove}>
          <Suspense fallback={<div style={{ marginTop: 36 }}>{lines(4)}</div>}>
            <PaymentsBlock booking={booking} />
            <InvoicesBlock booking={booking.id} />
          </Suspense>
        </OpenBooking>
      )}
    </Modal>
  )
}
