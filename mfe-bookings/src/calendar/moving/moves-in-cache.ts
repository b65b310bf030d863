import type {
  CalendarBlock,
  CalendarImport,
  CalendarStay,
  CalendarWindow,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { windowsAtHand } from '../timeline/data/timeline-queries.ts'
import type { Spot, DragSubject, UnitNights } from './drag.ts'

/** Query of a stay window. */
type WindowQuery = { units: string | number; from: string; to: string; cancelled?: unknown }
const queryOf = (key: QueryKey) => (key[2] as { query: WindowQuery }).query
const isOfUnit = ({ units }: WindowQuery, unit: number) => String(units).split(',').includes(String(unit))

/** Stays, blocks and imports of a unit in the windows that the calendar has loaded. */
export const cachedOccupancy = (cache: QueryClient, unit: number) => {
  const windows = windowsAtHand(cache).flatMap(([key, window]) => {
    const query = queryOf(key)
    return window && !query.cancelled && isOfUnit(query, unit) ? [window] : []
  })
  return {
    stays: windows.flatMap(({ stays }) => stays),
    blocks: windows.flatMap(({ blocks }) => blocks),
    imports: windows.flatMap(({ imports = [] }) => imports.filter(({ is_conflict }) => !is_conflict)),
  }
}

/** Stay, block or import on a night; none where it is free. */
export type Occupant = { stay?: CalendarStay; block?: CalendarBlock; imported?: CalendarImport }

export const occupantAt = (cache: QueryClient, { unit, day }: Spot): Occupant => {
  const { stays, blocks, imports } = cachedOccupancy(cache, unit)
  const isOn = (one: CalendarStay | CalendarImport) => one.unit === unit && one.check_in <= day && day < one.check_out
  const [stay, imported] = [stays.find(isOn), imports.find(isOn)]
  const block = blocks.find((one) => one.unit === unit && one.start <= day && day < one.end)
  return stay ? { stay } : block ? { block } : imported ? { imported } : {}
}

const shows = (query: WindowQuery, { unit, check_in, check_out }: UnitNights) =>
  isOfUnit(query, unit) && check_in < query.to && check_out > query.from

type Move = { subject: DragSubject; place: UnitNights; version: number }

const applyMove = ({ stays, blocks, ...rest }: CalendarWindow, query: WindowQuery, all: CalendarWindow, move: Move) => {
  const { subject, place, version } = move
  const { unit, check_in, check_out } = place
  if (subject.kind === 'stay') {
    const own = all.stays.find(({ id }) => id === subject.id)
    const others = stays.filter(({ id }) => id !== subject.id)
    const isHere = own && shows(query, place)
    return { ...rest, blocks, stays: isHere ? [...others, { ...own, unit, check_in, check_out, version }] : others }
  }
  const own = all.blocks.find(({ id }) => id === subject.id)
  const others = blocks.filter(({ id }) => id !== subject.id)
  const isHere = own && shows(query, place)
  return {
    ...rest,
    stays,
    blocks: isHere ? [...others, { ...own, unit, start: check_in, end: check_out, version }] : others,
  }
}

/** Optimistic update: shows a moved bar at its new place in every cached window of the calendar. */
export const showAt = (cache: QueryClient, subject: DragSubject, place: UnitNights, version = subject.version) => {
  const windows = windowsAtHand(cache)
  const loadedWindows = windows.flatMap(([, data]) => data ?? [])
  const all = {
    stays: loadedWindows.flatMap(({ stays }) => stays),
    blocks: loadedWindows.flatMap(({ blocks }) => blocks),
  }
  for (const [key, data] of windows) {
    const query = queryOf(key)
    if (data && !query.cancelled) cache.setQueryData(key, applyMove(data, query, all, { subject, place, version }))
  }
}
