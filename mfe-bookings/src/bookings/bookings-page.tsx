import { PlusOutlined } from '@ant-design/icons'
import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { bookingColumns } from './booking-columns.tsx'

const BookingForm = lazyDialog(() => import('./booking-form.tsx'), 'BookingForm')
const BookingPopup = lazyDialog(() => import('./booking-popup.tsx'), 'BookingPopup')

export function BookingsPage() {
  usePreload(BookingForm, BookingPopup)
  const [editing, setEditing] = useState<Booking | 'new' | null>(null)
  const [shown, setShown] = useState<Booking | null>(null)
  const edit = (booking: Booking) => {
    setShown(null)
    setEditing(booking)
  }
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Booking
    </Button>
  )
  return (
    <>
      <PageTitle title="Bookings" actions={add} />
      <DataTable
        what="bookings"
        list={(page) => qList(bookingsApi.list, { query: page })}
        columns={bookingColumns({ edit, show: setShown })}
        empty={
          <EmptyState title="No bookings yet" hint="Book a stay here, or let your guests do it on your public page." />
        }
      />
      {editing && <BookingForm {...(editing !== 'new' && { booking: editing })} onClose={() => setEditing(null)} />}
      {shown && <BookingPopup booking={shown} onClose={() => setShown(null)} onEdit={() => edit(shown)} />}
    </>
  )
}
