import type { CalendarBlock, CalendarStay, CalendarWindow } from '@keyhaven/shared-contracts/contract/calendar'
import type { QueryClient } from '@tanstack/react-query'
import { windowsAtHand } from '../timeline/data/timeline-queries.ts'
import type { Spot, DragSubject, Place } from './drag.ts'

type Query = { units: string | number; cancelled?: unknown }

/** What occupies a unit, as far as the calendar has asked for it. */
export const knownIn = (cache: QueryClient, unit: number) => {
  const windows = windowsAtHand(cache).flatMap(([key, window]) => {
    const { query } = key[2] as { query: Query }
    return window && !query.cancelled && String(query.units).split(',').includes(String(unit)) ? [window] : []
  })
  return { stays: windows.flatMap(({ stays }) => stays), blocks: windows.flatMap(({ blocks }) => blocks) }
}

/** What lies on a night: a stay, a block, or nothing. */
export type Occupant = { stay?: CalendarStay; block?: CalendarBlock }

export const occupantAt = (cache: QueryClient, { unit, day }: Spot): Occupant => {
  const { stays, blocks } = knownIn(cache, unit)
  const stay = stays.find((one) => one.unit === unit && one.check_in <= day && day < one.check_out)
  const block = blocks.find((one) => one.unit === unit && one.start <= day && day < one.end)
  return stay ? { stay } : block ? { block } : {}
}

type Window = { units: string | number; from: string; to: string; cancelled?: unknown }

const overlaps = (window: Window, { check_in, check_out }: Place) => check_in < window.to && check_out > window.from
const shows = (window: Window, place: Place) =>
  String(window.units).split(',').includes(String(place.unit)) && overlaps(window, place)

type Move = { held: DragSubject; place: Place; version: number }

const placed = ({ stays, blocks }: CalendarWindow, window: Window, all: CalendarWindow, wanted: Move) => {
  const { held, place, version } = wanted
  const { unit, check_in, check_out } = place
  if (held.kind === 'stay') {
    const own = all.stays.find(({ id }) => id === held.id)
    const others = stays.filter(({ id }) => id !== held.id)
    const isHere = own && shows(window, place)
    return { blocks, stays: isHere ? [...others, { ...own, unit, check_in, check_out, version }] : others }
  }
  const own = all.blocks.find(({ id }) => id === held.id)
  const others = blocks.filter(({ id }) => id !== held.id)
  const isHere = own && shows(window, place)
  return { stays, blocks: isHere ? [...others, { ...own, unit, start: check_in, end: check_out, version }] : others }
}

/** Shows what is moved at its new place in every window of the calendar, before the server has said so. */
export const showAt = (cache: QueryClient, held: DragSubject, place: Place, version = held.version) => {
  const windows = windowsAtHand(cache)
  const known = windows.flatMap(([, data]) => data ?? [])
  const all = { stays: known.flatMap(({ stays }) => stays), blocks: known.flatMap(({ blocks }) => blocks) }
  for (const [key, data] of windows) {
    const { query } = key[2] as { query: Window }
    if (data && !query.cancelled) cache.setQueryData(key, placed(data, query, all, { held, place, version }))
  }
}
