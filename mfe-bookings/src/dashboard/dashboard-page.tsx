import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Flex } from 'antd'
import { useState } from 'react'
import { AvailabilityCalendar } from '../calendar/availability-calendar.tsx'
import { StatCards } from './stat-cards.tsx'

const BookingForm = lazyDialog(() => import('../bookings/booking-form.tsx'), 'BookingForm')
const BookingPopup = lazyDialog(() => import('../bookings/booking-popup.tsx'), 'BookingPopup')

export function DashboardPage() {
  usePreload(BookingForm, BookingPopup)
  const [shown, setShown] = useState<Booking | null>(null)
  const [editing, setEditing] = useState<Booking | null>(null)
  return (
    <>
      <PageTitle title="Dashboard" />
      <Flex vertical gap={20}>
        <StatCards />
        <AvailabilityCalendar onOpen={setShown} />
      </Flex>
      {shown && (
        <BookingPopup
          booking={shown}
          onClose={() => setShown(null)}
          onEdit={() => {
            setEditing(shown)
            setShown(null)
          }}
        />
      )}
      {editing && <BookingForm booking={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
