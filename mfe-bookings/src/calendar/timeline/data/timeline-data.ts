import type {
  CalendarBlock,
  CalendarDay,
  CalendarImport,
  CalendarRows,
  CalendarStay,
  CalendarWindow,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { NightRun } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { bandsOf, type Occupied, occupiedIn, type Quarter, quartersOf } from './timeline-chunks.ts'
import { daysIn, staysIn, useNeighbours } from './timeline-queries.ts'

/**
 * Data of the grid. The grid sends no calls by itself, so it can be mounted without a network:
 * `<TimelineGrid timeline={useTimeline({ calendar, … })} data={givenData(stays, blocks)} />`.
 */
export type TimelineData = {
  /** Stays of a unit in order of time; the same array until one of them changes. */
  staysOf: (unit: number) => readonly CalendarStay[]
  blocksOf: (unit: number) => readonly CalendarBlock[]
  /** Nights of portals, those in conflict as well. */
  importsOf: (unit: number) => readonly CalendarImport[]
  /** The cancelled stays of a unit, where they are shown. */
  cancelledOf: (unit: number) => readonly CalendarStay[]
  /** Price and rules of a unit's nights, where they are shown. */
  pricesOf?: (unit: number) => readonly NightRun[] | undefined
  /** True once all stays and blocks of that day are loaded. */
  isLoaded: (unit: number, day: Day) => boolean
  /** Offer of a property for a night, once it is loaded. */
  offerOf: (property: number, day: Day) => CalendarDay | undefined
}

/** The part of the calendar that is on the screen, and a little around it. */
export type Viewport = {
  first: Day
  last: Day
  units: readonly number[]
  /** The properties whose free nights and prices are shown. */
  properties: readonly number[]
}

const nothing: readonly never[] = []

/** Data at hand, complete. */
export const givenData = (
  stays: readonly CalendarStay[],
  blocks: readonly CalendarBlock[] = [],
  imports: readonly CalendarImport[] = [],
): TimelineData => {
  const occupied = occupiedIn([{ stays: [...stays], blocks: [...blocks], imports: [...imports] }])
  return {
    staysOf: (unit) => occupied.stays.get(unit) ?? nothing,
    blocksOf: (unit) => occupied.blocks.get(unit) ?? nothing,
    importsOf: (unit) => occupied.imports.get(unit) ?? nothing,
    cancelledOf: () => nothing,
    isLoaded: () => true,
    offerOf: () => undefined,
  }
}

/** Puts the windows of a band together, and only when one of them has changed: rows compare their arrays. */
const mergedBands = () => {
  const bandCache = new Map<string, { windows: readonly CalendarWindow[]; occupied: Occupied }>()
  return (band: string, windows: readonly CalendarWindow[]) => {
    const last = bandCache.get(band)
    if (last?.windows.length === windows.length && last.windows.every((window, at) => window === windows[at])) {
      return last.occupied
    }
    const occupied = occupiedIn(windows)
    bandCache.set(band, { windows, occupied })
    return occupied
  }
}

type Answers = readonly (readonly CalendarDay[] | undefined)[]

/** Looks offers up, and is the same function until one of them has changed: the heads of properties compare it. */
const offerLookUp = () => {
  let last: { of: readonly number[]; answers: Answers; offerOf: TimelineData['offerOf'] } | undefined
  const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((one, at) => one === b[at])
  return (of: readonly number[], answers: Answers): TimelineData['offerOf'] => {
    if (last && isSame(last.of, of) && isSame(last.answers, answers)) return last.offerOf
    const offersByDay = new Map(
      answers.flatMap((days, at) => days?.map((offer) => [`${of[at]} ${offer.day}`, offer] as const) ?? []),
    )
    const offerOf: TimelineData['offerOf'] = (property, day) => offersByDay.get(`${property} ${day}`)
    last = { of, answers, offerOf }
    return offerOf
  }
}

type Piece = { kind: 'live' | 'cancelled'; band: number; quarter: Quarter }

/** Asks for what is seen, in bands of units and calendar quarters, each kept and refreshed by itself. */
export const useTimelineData = (calendar: CalendarRows, viewport: Viewport, cancelled: boolean) => {
  const { bands, bandOf } = useMemo(() => bandsOf(calendar), [calendar])
  const [merge] = useState(mergedBands)
  const [lookUp] = useState(offerLookUp)
  const quarters = quartersOf(viewport.first, viewport.last)
  const visibleBands = [...new Set(viewport.units.map((unit) => bandOf.get(unit) ?? 0))]

  // Scrolling fast through a year does not load it.
  const place = `${viewport.first} ${viewport.last} ${visibleBands.join()} ${viewport.properties.join()}`
  const enabled = useSettled(place, 80) === place

  const pieces: Piece[] = (cancelled ? (['live', 'cancelled'] as const) : (['live'] as const)).flatMap((kind) =>
    visibleBands.flatMap((band) => quarters.map((quarter) => ({ kind, band, quarter }))),
  )
  const windows = useQueries({
    queries: pieces.map(({ kind, band, quarter }) => ({
      ...staysIn(bands[band] ?? [], quarter, kind === 'cancelled'),
      enabled: enabled && bands.length > 0,
    })),
  })
  const offers = useQueries({
    queries: viewport.properties.flatMap((property) =>
      quarters.map((quarter) => ({ ...daysIn(property, quarter), enabled })),
    ),
  })

  const occupiedAs = (kind: Piece['kind']) =>
    new Map(
      visibleBands.map((band) => {
        const bandWindows = pieces.flatMap((piece, at) => {
          const window = piece.kind === kind && piece.band === band ? windows[at]?.data : undefined
          return window ? [window] : []
        })
        return [band, merge(`${kind} ${band}`, bandWindows)]
      }),
    )
  const [liveBands, cancelledBands] = [occupiedAs('live'), occupiedAs('cancelled')]
  const occupied = (by: typeof liveBands, unit: number) => by.get(bandOf.get(unit) ?? 0)
  const data: TimelineData = {
    staysOf: (unit) => occupied(liveBands, unit)?.stays.get(unit) ?? nothing,
    blocksOf: (unit) => occupied(liveBands, unit)?.blocks.get(unit) ?? nothing,
    importsOf: (unit) => occupied(liveBands, unit)?.imports.get(unit) ?? nothing,
    cancelledOf: (unit) => occupied(cancelledBands, unit)?.stays.get(unit) ?? nothing,
    isLoaded: (unit, day) =>
      pieces.every(
        ({ kind, band, quarter }, at) =>
          kind !== 'live' ||
          band !== bandOf.get(unit) ||
          quarter.to <= day ||
          quarter.from > day ||
          windows[at]?.data !== undefined,
      ),
    offerOf: lookUp(
      viewport.properties.flatMap((property) => quarters.map(() => property)),
      offers.map(({ data: days }) => days),
    ),
  }
  const loading = windows.some(({ data: window, error }) => !window && !error)
  useNeighbours(bands, visibleBands, viewport, enabled && !loading)

  const all = [...windows, ...offers]
  return {
    data,
    loading,
    failed: all.find(({ data: answer, error }) => error && !answer),
    retry: () => {
      for (const { error, refetch } of all) if (error) void refetch()
    },
    retrying: all.some(({ error, isFetching }) => error && isFetching),
  }
}
