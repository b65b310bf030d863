import { PlusOutlined } from '@ant-design/icons'
import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { DownloadButton } from '@keyhaven/shared-contracts/web/ui/download-button'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { useSavedNotice } from '@keyhaven/shared-contracts/web/ui/saved-notice'
import { Button } from 'antd'
import { useState } from 'react'
import { bookingColumns } from './booking-columns.tsx'
import { BookingDialogs } from './booking-dialogs.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { bookingFilters } from './filters.ts'
import { useOpenedBooking } from './opened-booking.ts'

const BookingForm = lazyDialog(() => import('./booking-form.tsx'), 'BookingForm')

export function BookingsPage() {
  usePreload(BookingForm)
  const [editing, setEditing] = useState<Booking | 'new' | null>(null)
  const { open } = useOpenedBooking()
  const saved = useSavedNotice<Booking>('bookings', 'Booking saved', ({ id }) => open(id))
  const actions = (
    <>
      <DownloadButton what="bookings" filters={bookingFilters} label="Export CSV" />
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
        New Booking
      </Button>
    </>
  )
  return (
    <>
      <PageTitle title="Bookings" actions={actions} />
      <DataTable
        what="bookings"
        list={(query) => qList(bookingsApi.list, { query })}
        filters={bookingFilters}
        renderFilters={(chosen, filterBy) => <BookingFilters chosen={chosen} filterBy={filterBy} />}
        columns={bookingColumns({ edit: setEditing, show: ({ id }) => open(id) })}
        empty={
          <EmptyState
            title="No bookings yet"
            hint="Book a stay here, or let your guests do it on your public page."
            action={
              <Button type="primary" onClick={() => setEditing('new')}>
                Add your first booking
              </Button>
            }
          />
        }
      />
      {editing && (
        <BookingForm
          {...(editing !== 'new' && { booking: editing })}
          onCreated={saved}
          onClose={() => setEditing(null)}
        />
      )}
      <BookingDialogs />
    </>
  )
}
