import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import { blockWords, stayWords } from '../timeline/bar-words.ts'
import { importWords } from '../imports/import-words.ts'
import { nightWords } from '../prices/night-words.ts'
import { nightAt } from '../prices/use-night-prices.ts'
import type { TimelineGeometry, TimelineInteraction } from '../timeline/timeline-interaction.ts'
import { conflictOf as conflictIn } from './conflicts.ts'
import type { DragHandle, DragSubject, UnitNights, Spot, TodayIn } from './drag.ts'
import { cursorId, DragLayer } from './drag-layer.tsx'
import { dragStore, useMovingState } from './drag-store.ts'
import { onGridKey, startSpot } from './grid-keys.ts'
import { cachedOccupancy, type Occupant, occupantAt } from './moves-in-cache.ts'
import { followPointer, hintAt } from './pointer-drag.ts'

type Options = {
  calendar: CalendarRows
  today: Day
  todayIn: TodayIn
  helpId: string
  /** True where the price of a free night is said, too. */
  withPrices: boolean
  onOpen: (occupant: Occupant) => void
  /** Let go of at a place that is free, as far as the page knows. */
  onDrop: (handle: DragHandle, place: UnitNights) => void
  /** Let go of where it cannot be. */
  onRefused: (conflict: string) => void
  onHelp: () => void
}

/** Pointer and keys of the grid, and what is drawn over it while something moves. */
export const useMovingInteraction = (options: Options) => {
  const { calendar, today, todayIn, helpId, withPrices, onOpen, onDrop, onRefused, onHelp } = options
  const t = useMessages(calendarCatalog)
  const cache = useQueryClient()
  const [store] = useState(() => dragStore(today, todayIn))
  useEffect(() => store.know(todayIn), [store, todayIn])
  const hasCursor = useMovingState(store, ({ cursor }) => cursor !== null)
  const geometry = useRef<TimelineGeometry>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const units = useMemo(() => new Map(calendar.units.map((unit) => [unit.id, unit])), [calendar])
  const conflictOf = useCallback(
    (place: UnitNights, subject?: DragSubject) => {
      // Nights of a unit that cannot be booked can still be selected, to block them.
      const unit = subject && units.get(place.unit)
      return conflictIn(t, place, { ...cachedOccupancy(cache, place.unit), unit, now: new Date() }, subject)
    },
    [t, cache, units],
  )
  const wordsAt = useCallback(
    (spot: Spot) => {
      const { stay, block, imported } = occupantAt(cache, spot)
      const words = stay ? stayWords(t, stay) : block ? blockWords(t, block) : imported && importWords(t, imported)
      const night = !words && withPrices ? nightAt(cache, spot) : undefined
      const what = words ?? [t.grid.free, ...(night ? [nightWords(t.night, night)] : [])].join(', ')
      return t.grid.spot(units.get(spot.unit)?.name ?? '', spot.day, what)
    },
    [t, cache, units, withPrices],
  )
  const onGeometry = useCallback((now: TimelineGeometry) => {
    geometry.current = now
  }, [])
  const renderLayer = useCallback(
    (now: TimelineGeometry) => createElement(DragLayer, { store, geometry: now, conflictOf, wordsAt, onGeometry }),
    [store, conflictOf, wordsAt, onGeometry],
  )

  const drop = (handle: DragHandle, place: UnitNights) => {
    const conflict = conflictOf(place, handle.action === 'select' ? undefined : handle.subject)
    if (conflict) onRefused(conflict)
    else onDrop(handle, place)
  }
  const interaction: TimelineInteraction = {
    renderLayer,
    describedBy: helpId,
    onPointerDown: (event, hit, at) => {
      geometry.current = at
      // Said when it is let go of, as with any place where nothing can be.
      if (hit.kind === 'free' && event.pointerType === 'mouse' && event.button === 0 && hit.day < todayIn(hit.unit.id))
        window.addEventListener('pointerup', () => onRefused(t.conflict.past), { once: true })
      store.setState({ cursor: null, last: { unit: hit.unit.id, day: hit.night } })
      stop.current = followPointer(event, hit, { geometry: () => geometry.current ?? at, store, onDrop: drop })
    },
    onPointerMove: hintAt,
    onKeyDown: (event, hit, at) => {
      geometry.current = at
      onGridKey(event, hit, at, {
        ...{ t, store, conflictOf, onOpen, onDrop: drop, onHelp },
        unitName: (id) => units.get(id)?.name ?? '',
        occupantAt: (spot) => occupantAt(cache, spot),
      })
    },
    gridProps: {
      ...(hasCursor && { 'aria-activedescendant': cursorId }),
      // A pointer that focuses the grid says itself where it is.
      onFocus: (event) => {
        const isGrid = event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')
        if (!isGrid || store.getState().cursor || !geometry.current) return
        store.setState({ cursor: startSpot(geometry.current, store) })
      },
      onBlur: (event) => {
        // A press on a bar takes the focus too, and has let go of the cursor before.
        if (event.target !== event.currentTarget || !store.getState().cursor) return
        store.send({ is: 'cancel' })
        store.setState({ cursor: null, last: store.getState().cursor })
      },
    },
  }
  return { interaction, store }
}
