import { calendarApi, type CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { localToday, useMoment } from '@keyhaven/shared-contracts/web/facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { UnitIndex } from './use-availability.ts'

/**
 * The day it is at a property: its own clock says what "today" is. Before a property is chosen it is the earliest day
 * that any of them has, so that nothing is refused that one of them would take.
 */
export const useToday = (properties: UnitIndex['properties']) => {
  const now = useMoment()
  return useMemo(() => {
    const days = new Map<string, Day>()
    // Computed on demand, so that a calendar that is only viewed does not wait for it.
    const dayAt = (zone: string) => {
      const day = days.get(zone) ?? dayIn(zone, now)
      days.set(zone, day)
      return day
    }
    const earliest = () => {
      const zones = new Set([...properties.values()].flatMap(({ time_zone }) => time_zone ?? []))
      return [...zones].map(dayAt).toSorted()[0] ?? localToday(now)
    }
    const todayOf = (property: unknown) => {
      const zone = properties.get(Number(property))?.time_zone
      return zone ? dayAt(zone) : earliest()
    }
    return { todayOf }
  }, [properties, now])
}

/** The same for the rows of the calendar, with the day at a unit. */
export const useCalendarToday = ({ properties, units }: CalendarRows) => {
  const byId = useMemo(() => new Map(properties.map((property) => [property.id, property])), [properties])
  const propertyOf = useMemo(() => new Map(units.map(({ id, property }) => [id, property])), [units])
  const { todayOf } = useToday(byId)
  return { todayOf, todayIn: useCallback((unit: number) => todayOf(propertyOf.get(unit)), [todayOf, propertyOf]) }
}

/** The zone that the calendar shows the day of: that of the property on the screen, of the first where all are shown. */
export const zoneOf = (rows: CalendarRows | undefined, property: number | 'all' | null) =>
  (rows?.properties.find(({ id }) => id === property) ?? rows?.properties.find(({ active }) => active))?.time_zone

/**
 * The day it is at the first property. Where midnight comes to any of them, all that an open page shows is asked for
 * again: who arrives today and what is still to come hang on the day of the server's answer.
 */
export const useFreshDay = () => {
  const cache = useQueryClient()
  const { data } = useQuery(q(calendarApi.rows, {}))
  const moment = useMoment()
  const zones = [...new Set(data?.properties.map(({ time_zone }) => time_zone))].toSorted()
  const now = { zones: zones.join(), days: zones.map((zone) => dayIn(zone, moment)).join() }
  const previous = useRef(now)
  useEffect(() => {
    const isNewDay = previous.current.zones === now.zones && previous.current.days !== now.days
    previous.current = { zones: now.zones, days: now.days }
    if (isNewDay) void cache.invalidateQueries()
  }, [cache, now.zones, now.days])
  const [first] = data?.properties ?? []
  return first ? dayIn(first.time_zone, moment) : localToday(moment)
}

/** The day it is at a property, on the clock of that property. */
export const useTodayAt = (property: number) => {
  const { data } = useQuery(q(calendarApi.rows, {}))
  const moment = useMoment()
  const zone = data?.properties.find(({ id }) => id === property)?.time_zone
  return zone === undefined ? localToday(moment) : dayIn(zone, moment)
}
