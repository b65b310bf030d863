import { calendarApi, type CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Quarter, quartersOf } from './timeline-chunks.ts'
import { numberOf, dayOf, withinDays } from '../geometry/timeline-scale.ts'

/** Query for the stay window of a band of units in a quarter. */
export const staysIn = (units: readonly number[], { from, to }: Quarter, cancelled: boolean) =>
  q(calendarApi.stays, { query: { units: units.join(), from, to, ...(cancelled && { cancelled }) } })

/** The windows that are at hand and hold: one that is old, and that nobody looks at, is first asked for again. */
export const windowsAtHand = (cache: QueryClient) =>
  cache.getQueriesData<CalendarWindow>({
    queryKey: ['calendar', calendarApi.stays.path],
    predicate: (query) => query.getObserversCount() > 0 || !query.state.isInvalidated,
  })

/** Query for the offers of a property in a quarter. */
export const daysIn = (property: number, { from, to }: Quarter) =>
  q(calendarApi.days, { query: { property, from, to } })

const staleMs = 60_000

/** Asks for the next quarters and bands to all sides once the browser has nothing better to do. */
export const useNeighbours = (
  bands: readonly (readonly number[])[],
  seenBands: readonly number[],
  { first, last }: { first: Day; last: Day },
  atRest: boolean,
) => {
  const cache = useQueryClient()
  const prefetch = useEffectEvent((from: Day, to: Day, visibleBands: readonly number[]) => {
    const wider = quartersOf(dayOf(withinDays(numberOf(from) - 91)), addDays(to, 91))
    for (const band of [...visibleBands, Math.max(...visibleBands) + 1, Math.min(...visibleBands) - 1]) {
      const units = bands[band]
      if (!units) continue
      for (const quarter of wider) void cache.prefetchQuery({ ...staysIn(units, quarter, false), staleTime: staleMs })
    }
  })
  const bandKey = seenBands.join()
  useEffect(() => {
    if (!atRest || bandKey === '') return undefined
    const run = () => prefetch(first, last, bandKey.split(',').map(Number))
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, 400)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(run, { timeout: 3000 })
    return () => window.cancelIdleCallback(handle)
  }, [atRest, first, last, bandKey])
}
