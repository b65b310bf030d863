import { unseen } from '@keyhaven/shared-contracts/web/unseen'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Flex } from 'antd'
import { BookingDialogs } from '../bookings/booking-dialogs.tsx'
import { useOpenedBooking } from '../bookings/opened-booking.ts'
import { AvailabilityCalendar } from '../calendar/availability-calendar.tsx'
import { useCalendarAlone } from '../calendar/calendar-params.ts'
import { OpenRequests } from './open-requests.tsx'
import { StatCards } from './stat-cards.tsx'
import { TodaySection } from './today-section.tsx'

/** The owner's day above the calendar, or the calendar alone. */
export function DashboardPage() {
  const { open } = useOpenedBooking()
  const alone = useCalendarAlone()
  return (
    <>
      <div style={alone ? unseen : undefined}>
        <PageTitle title={alone ? 'Calendar' : 'Dashboard'} />
      </div>
      <Flex vertical gap={20} data-fills-window={alone || undefined}>
        {!alone && (
          <>
            <div>
              <OpenRequests onOpen={open} />
              <TodaySection onOpen={open} />
            </div>
            <StatCards />
          </>
        )}
        <AvailabilityCalendar onOpen={open} />
      </Flex>
      <BookingDialogs />
    </>
  )
}
