import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { conflictsApi } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, ProblemState, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import { BookingForm } from './booking-form.tsx'
import { startOfImport } from './imported-values.ts'

type Props = { id: number; onClose: () => void; onCreated: (booking: Booking) => void }

/** The form of a new booking of the imported stay that the address names, once that is known. */
export function BookingOfImport({ id, ...form }: Props) {
  const t = useMessages(bookingFormCatalog)
  const { data, error, isFetching, refetch } = useQuery(q(conflictsApi.one, { params: { id } }))
  if (data) return <BookingForm initial={startOfImport(data)} {...form} />
  if (!error) return <SendingBar active label={t.stay.loading} />
  return (
    <Dialog open centered title={t.newTitle} footer={null} onCancel={form.onClose}>
      <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </Dialog>
  )
}
