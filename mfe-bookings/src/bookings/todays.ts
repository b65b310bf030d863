import { dayIn } from '@keyhaven/shared-contracts/contract/day'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { useMemo, useState } from 'react'
import type { Known } from './availability.ts'

/**
 * The day it is at a property: its own clock says what "today" is. Before a property is chosen it is the earliest day
 * that any of them has, so that nothing is refused that one of them would take.
 */
export const useTodays = (properties: Known['properties']) => {
  const [now] = useState(() => new Date())
  return useMemo(() => {
    const zones = new Set([...properties.values()].flatMap(({ time_zone }) => time_zone ?? []))
    const days = new Map([...zones].map((zone) => [zone, dayIn(zone, now)]))
    const earliest = [...days.values()].toSorted()[0] ?? localToday()
    const todayOf = (property: unknown) => days.get(properties.get(Number(property))?.time_zone ?? '') ?? earliest
    return { todayOf }
  }, [properties, now])
}
