import {
  type CalendarBlock,
  type CalendarImport,
  type CalendarRows,
  type CalendarStay,
  type CalendarWindow,
  maxCalendarUnits,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { endOfDays } from '../geometry/timeline-scale.ts'

export type Quarter = { from: Day; to: Day }

/** The first day of the quarter that is `count` quarters after a year's first. */
const quarterStart = (year: number, count: number): Day => {
  const months = year * 12 + count * 3
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/** The calendar quarters that the days `[from, to]` lie in; fixed pieces of time are asked for once and kept. */
export const quartersOf = (from: Day, to: Day): Quarter[] => {
  const year = Number(from.slice(0, 4))
  const quarters: Quarter[] = []
  for (let count = Math.floor((Number(from.slice(5, 7)) - 1) / 3); ; count++) {
    const start = quarterStart(year, count)
    if (start > to || start >= endOfDays) return quarters
    const next = quarterStart(year, count + 1)
    quarters.push({ from: start, to: next < endOfDays ? next : addDays(endOfDays, -1) })
  }
}

/** The units in the order of the rows, in bands of as many as one call takes. */
export const bandsOf = ({ properties, units }: CalendarRows) => {
  const byProperty = Map.groupBy(units, ({ property }) => property)
  const ids = properties.flatMap(({ id }) => byProperty.get(id) ?? []).map(({ id }) => id)
  const bands = Array.from({ length: Math.ceil(ids.length / maxCalendarUnits) }, (_, at) =>
    ids.slice(at * maxCalendarUnits, (at + 1) * maxCalendarUnits),
  )
  const bandOf = new Map(ids.map((id, at) => [id, Math.floor(at / maxCalendarUnits)]))
  return { bands, bandOf }
}

export type Occupied = {
  stays: Map<number, CalendarStay[]>
  blocks: Map<number, CalendarBlock[]>
  imports: Map<number, CalendarImport[]>
}

const unique = <T extends { id: number }>(records: readonly T[]) => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]
const within = <T>(lists: Map<number, T[]>, startOf: (record: T) => Day) => {
  for (const list of lists.values()) list.sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
  return lists
}

/** Stays, blocks and imports by unit, in order of time; one that reaches over the edge of a window comes with both windows. */
export const occupiedIn = (windows: readonly CalendarWindow[]): Occupied => ({
  stays: within(
    Map.groupBy(unique(windows.flatMap(({ stays }) => stays)), ({ unit }) => unit),
    ({ check_in }) => check_in,
  ),
  blocks: within(
    Map.groupBy(unique(windows.flatMap(({ blocks }) => blocks)), ({ unit }) => unit),
    ({ start }) => start,
  ),
  imports: within(
    Map.groupBy(unique(windows.flatMap(({ imports = [] }) => imports)), ({ unit }) => unit),
    ({ check_in }) => check_in,
  ),
})
