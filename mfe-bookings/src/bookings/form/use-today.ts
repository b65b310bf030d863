import type { CalendarRows } from '@keyhaven/shared-contracts/contract/calendar'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useCallback, useMemo, useState } from 'react'
import type { UnitIndex } from './use-availability.ts'

/**
 * The day it is at a property: its own clock says what "today" is. Before a property is chosen it is the earliest day
 * that any of them has, so that nothing is refused that one of them would take.
 */
export const useToday = (properties: UnitIndex['properties']) => {
  const [now] = useState(() => new Date())
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
      return [...zones].map(dayAt).toSorted()[0] ?? localToday()
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
