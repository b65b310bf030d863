import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Flex } from 'antd'
import { BookingDialogs } from '../bookings/booking-dialogs.tsx'
import { useOpenedBooking } from '../bookings/opened-booking.ts'
import { AvailabilityCalendar } from '../calendar/availability-calendar.tsx'
import { OpenRequests } from './open-requests.tsx'
import { StatCards } from './stat-cards.tsx'
import { TodaySection } from './today-section.tsx'

export function DashboardPage() {
  const { open } = useOpenedBooking()
  return (
    <>
      <PageTitle title="Dashboard" />
      <Flex vertical gap={20}>
        <div>
          <OpenRequests onOpen={open} />
          <StatCards />
        </div>
        <TodaySection onOpen={open} />
        <AvailabilityCalendar onOpen={open} />
      </Flex>
      <BookingDialogs />
    </>
  )
}
