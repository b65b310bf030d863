import type { CalendarRows, CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { queryClient } from '@keyhaven/shared-contracts/web/api'
import { ThemeProvider } from '@keyhaven/shared-contracts/host'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
import { calendarCatalog } from '../../../mfe-bookings/src/messages/calendar-catalogs.ts'
import { bookingCatalog } from '../../../mfe-bookings/src/messages/catalogs.ts'
import { MovingTimeline } from '../../../mfe-bookings/src/calendar/moving/moving-timeline.tsx'
import { bandsOf, occupiedIn, quartersOf } from '../../../mfe-bookings/src/calendar/timeline/data/timeline-chunks.ts'
import { daysIn, staysIn } from '../../../mfe-bookings/src/calendar/timeline/data/timeline-queries.ts'
import { days, measure, units } from '../../peers/measure.mjs'
import { dayOf, makeStays } from '../../peers/stays.mjs'

const property = 1
const calendar: CalendarRows = {
  properties: [{ id: property, name: 'House', active: true, time_zone: 'Europe/Vienna' }],
  units: Array.from({ length: units }, (_, unit) => ({
    id: unit + 1,
    name: `Unit ${unit + 1}`,
    property,
    status: 'available',
    bookable: true,
    max_capacity: 4,
  })),
}
const stays = makeStays(units, days).map(({ id, unit, start, end, status, guest }): CalendarStay => {
  const [first_name = '', last_name = ''] = guest.split(' ')
  return {
    id,
    version: 1,
    unit: unit + 1,
    status: status === 'cancelled' ? 'pending' : status,
    check_in: dayOf(start),
    check_out: dayOf(end),
    first_name,
    last_name,
    guests_count: 2,
    expires_at: null,
  }
})

/** Everything is at hand, as the peers have it: what is measured is drawing, not a network. */
const fill = () => {
  const byUnit = occupiedIn([{ stays, blocks: [] }]).stays
  for (const quarter of quartersOf('2024-01-01', '2028-12-31')) {
    for (const band of bandsOf(calendar).bands) {
      const inside = band.flatMap((unit) =>
        (byUnit.get(unit) ?? []).filter(({ check_in, check_out }) => check_in < quarter.to && check_out > quarter.from),
      )
      queryClient.setQueryData(staysIn(band, quarter, false).queryKey, { stays: inside, blocks: [] })
    }
    queryClient.setQueryData(daysIn(property, quarter).queryKey, [])
  }
}

const params = {
  day: dayOf(0),
  zoom: 31,
  month: '2026-01',
  property,
  cancelled: false,
  prices: false,
  collapsed: new Set<number>(),
  alone: false,
  showAlone: () => undefined,
  showDay: () => {},
  showMonth: () => {},
  showZoom: () => {},
  showProperty: () => {},
  showCancelled: () => {},
  showPrices: () => {},
  toggle: () => {},
} as const

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root.')
fill()
// The dashboard stands before its calendar is drawn: theme and cache are there already.
const isVisible = createStore(() => false)
function Dashboard() {
  return (
    useStore(isVisible) && (
      <MovingTimeline
        calendar={calendar}
        only={property}
        params={params}
        today={dayOf(5)}
        stacked={false}
        onOpen={() => {}}
      />
    )
  )
}
flushSync(() =>
  createRoot(root).render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Dashboard />
      </QueryClientProvider>
    </ThemeProvider>,
  ),
)
// A page and its messages are loaded together.
void Promise.all([calendarCatalog.load('en'), bookingCatalog.load('en')]).then(() =>
  measure(root, () => flushSync(() => isVisible.setState(true, true))),
)
