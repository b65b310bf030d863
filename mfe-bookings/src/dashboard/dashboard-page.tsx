import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Flex } from 'antd'
import { useState } from 'react'
import { BookingForm } from '../bookings/booking-form.tsx'
import { BookingPopup } from '../bookings/booking-popup.tsx'
import { AvailabilityCalendar } from '../calendar/availability-calendar.tsx'
import { StatCards } from './stat-cards.tsx'

export function DashboardPage() {
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
