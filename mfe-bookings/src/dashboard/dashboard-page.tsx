import { Slot } from '@keyhaven/shared-contracts/web/area'
import { unseen } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { PageTitle, SendingBar, useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { Card, Flex, theme } from 'antd'
import { BookingDialogs } from '../bookings/popup/booking-dialogs.tsx'
import { useBookingInAddress } from '../bookings/popup/use-booking-in-address.ts'
import { AvailabilityCalendar } from '../calendar/availability-calendar.tsx'
import { useCalendarAlone } from '../calendar/use-calendar-params.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import { FirstSteps } from './first-steps.tsx'
import { OpenRequests } from './open-requests.tsx'
import { OpenChanges } from './open-changes.tsx'
import { StatCards } from './stat-cards.tsx'
import { TodaySection } from './today-section.tsx'
import { useFirstSteps } from './use-first-steps.ts'
import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { StaysToSee } from './stays-to-see.tsx'

/** Pending stays that arrive soon: until they are confirmed they count nowhere. */
function PendingArrivals({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(dashboardCatalog).toConfirm
  const { token } = theme.useToken()
  const pending = useQuery(q(todayApi, {})).data?.to_confirm
  return <StaysToSee list={pending} title={t.title} heading={t.waiting} color={token.colorWarning} onOpen={onOpen} />
}

/** Instant bookings since yesterday. */
function NewBookings({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(dashboardCatalog).booked
  const { token } = theme.useToken()
  const booked = useQuery(q(todayApi, {})).data?.booked
  return <StaysToSee list={booked} title={t.title} heading={t.since} color={token.colorSuccess} onOpen={onOpen} />
}

/** As high as a card of one line of figures below its name, so that the calendar does not move when one comes. */
const WaitingCard = () => <Card aria-hidden style={{ height: 68 }} />

/** The owner's day above the calendar, or the calendar alone; for a new owner what leads to the first booking. */
export function DashboardPage() {
  const t = useMessages(dashboardCatalog)
  const { open } = useBookingInAddress()
  const alone = useCalendarAlone()
  const { steps, isWaiting, hide } = useFirstSteps(!alone)
  // Steps that are hidden go, and the focus stays here.
  const focusProps = useKeptFocus()
  // A new owner is not shown zeros, nor an empty calendar before there is something to book.
  const withCalendar = steps === undefined || steps.unit
  return (
    <>
      <div style={alone ? unseen : undefined}>
        <PageTitle title={alone ? t.calendar : t.title} />
      </div>
      <Flex vertical gap={20} data-fills-window={alone || undefined}>
        {!alone && (
          <div {...focusProps}>
            <Slot name="dashboard.notices" props={{}} isQuiet />
            {/* A question about a request stays open, whatever else comes and goes. */}
            <OpenRequests onOpen={open} />
            <NewBookings onOpen={open} />
            <OpenChanges onOpen={open} />
            <PendingArrivals onOpen={open} />
            {isWaiting && <SendingBar active label={t.loading} />}
            {steps && <FirstSteps progress={steps} onHide={hide} />}
            {!steps && !isWaiting && (
              <>
                <TodaySection onOpen={open} />
                <Box marginTop={20}>
                  <StatCards />
                </Box>
                <div className="other-cards">
                  <Slot name="dashboard.cards" props={{}} Waiting={WaitingCard} />
                </div>
              </>
            )}
          </div>
        )}
        {withCalendar && <AvailabilityCalendar onOpen={open} />}
      </Flex>
      <BookingDialogs />
    </>
  )
}
