import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { KeyboardEvent } from 'react'
import type { TimelineGeometry, TimelineHit } from '../timeline/timeline-interaction.ts'
import type { Messages } from '../../messages/calendar/en.ts'
import { type DragHandle, type DragSubject, type UnitNights, dropPlace, type Spot } from './drag.ts'
import type { DragStore } from './drag-store.ts'
import { dragSubjectOf } from './drag-subject.ts'
import { dragText } from './move-words.ts'
import type { Occupant } from './moves-in-cache.ts'

export type GridKeys = {
  t: Messages
  store: DragStore
  unitName: (id: number) => string
  conflictOf: (place: UnitNights, subject?: DragSubject) => string | null
  occupantAt: (spot: Spot) => Occupant
  onOpen: (on: Occupant) => void
  onDrop: (handle: DragHandle, place: UnitNights) => void
  onHelp: () => void
}

const noPixel = { x: 0, y: 0 }

/** Step of an arrow key, in days and rows. */
const stepOf = (key: string): { days: number; rows: number } | null => {
  if (key === 'ArrowLeft') return { days: -1, rows: 0 }
  if (key === 'ArrowRight') return { days: 1, rows: 0 }
  if (key === 'ArrowUp') return { days: 0, rows: -1 }
  return key === 'ArrowDown' ? { days: 0, rows: 1 } : null
}

/** The unit so many rows on, the heads of properties not counted; the same at the end. */
const unitFrom = ({ layout }: TimelineGeometry, unit: number, rows: number) => {
  const units = layout.rows.flatMap((row) => (row.kind === 'unit' ? [row.unit.id] : []))
  const at = units.indexOf(unit)
  return units[Math.max(0, Math.min(units.length - 1, at + rows))] ?? unit
}

/**
 * First cell of the keyboard: the last one if it is in sight, else the first unit in sight, at today if that is too.
 */
export const startSpot = (
  { layout, inSight, scroller }: TimelineGeometry,
  { getState, today }: DragStore,
): Spot | null => {
  const { last: was } = getState()
  const { first, last } = inSight()
  if (was && layout.rowOf(was.unit) && first <= was.day && was.day <= last) return was
  const row = layout.rows.slice(layout.indexAt(scroller()?.scrollTop ?? 0)).find(({ kind }) => kind === 'unit')
  return row?.kind === 'unit' ? { unit: row.unit.id, day: first <= today && today <= last ? today : first } : null
}

const dragProgress = ({ t, store, unitName, conflictOf }: GridKeys) => {
  const { drag } = store.getState()
  if (drag.step !== 'dragging') return null
  const place = dropPlace(drag, store.todayIn)
  const subject = drag.handle.action === 'select' ? undefined : drag.handle.subject
  const conflict = conflictOf(place, subject)
  const words = dragText(t, { handle: drag.handle, place, unit: unitName(place.unit), conflict })
  return { drag, place, conflict, words }
}

/** Keys while something is on its way; true where one was used. */
const dragByKey = (event: KeyboardEvent, keys: GridKeys, geometry: TimelineGeometry): boolean => {
  const { t, store } = keys
  const now = dragProgress(keys)
  if (!now) return false
  if (event.key === 'Escape') {
    store.send({ is: 'cancel' })
    store.setState({ announcement: t.drag.cancelled })
    return true
  }
  if (event.key === 'Enter' || event.key === ' ') {
    if (now.conflict) {
      store.setState({ announcement: t.conflict.notHere(now.conflict) })
      return true
    }
    const ended = store.send({ is: 'release' })
    store.setState(
      ended.step === 'dropped'
        ? { cursor: { unit: ended.place.unit, day: ended.place.check_in }, announcement: '' }
        : { announcement: t.drag.unchanged },
    )
    if (ended.step === 'dropped') keys.onDrop(ended.handle, ended.place)
    return true
  }
  const step = stepOf(event.key)
  if (!step) return false
  const { drag } = now
  if (event.shiftKey && drag.handle.action !== 'select') store.send({ is: 'stretch', days: step.days })
  else store.send({ is: 'nudge', days: step.days, unit: unitFrom(geometry, drag.spot.unit, step.rows) })
  const after = dragProgress(keys)
  if (!after) return true
  store.setState({ announcement: after.words })
  geometry.reveal(after.place.unit, event.shiftKey ? addDays(after.place.check_out, -1) : after.drag.spot.day)
  return true
}

const lift = (keys: GridKeys, handle: DragHandle, spot: Spot) => {
  keys.store.send({ is: 'press', handle, spot, pixel: noPixel })
  keys.store.send({ is: 'lift' })
  keys.store.setState({ announcement: dragProgress(keys)?.words ?? keys.t.conflict.past })
}

/** Walks over the nights of the grid; true where the key was used. */
const moveCursor = (event: KeyboardEvent, keys: GridKeys, geometry: TimelineGeometry, cursor: Spot): boolean => {
  const { first, last } = geometry.inSight()
  const page = Math.max(1, nightsBetween(first, last))
  const day = {
    Home: first,
    End: addDays(last, -1),
    PageUp: addDays(cursor.day, -page),
    PageDown: addDays(cursor.day, page),
    t: keys.store.today,
  }[event.key]
  const step = stepOf(event.key)
  if (!step && day === undefined) return false
  const spot = {
    unit: unitFrom(geometry, cursor.unit, step?.rows ?? 0),
    day: day ?? addDays(cursor.day, step?.days ?? 0),
  }
  keys.store.setState({ cursor: spot })
  geometry.reveal(spot.unit, spot.day)
  return true
}

/** Takes hold of what the keyboard stands on; true where the key was used. */
const pickUpByKey = ({ key }: KeyboardEvent, keys: GridKeys, cursor: Spot): boolean => {
  const occupant = keys.occupantAt(cursor)
  const subject = dragSubjectOf(occupant)
  if (key === 'm' && subject) lift(keys, { action: 'move', subject }, cursor)
  else if (key !== 'Enter' && key !== ' ') return false
  else if (subject || occupant.imported) keys.onOpen(occupant)
  else lift(keys, { action: 'select' }, cursor)
  return true
}

/** Everything that the pointer can do, by keys. */
export const onGridKey = (
  event: KeyboardEvent<HTMLElement>,
  hit: TimelineHit | null,
  geometry: TimelineGeometry,
  keys: GridKeys,
) => {
  const { store } = keys
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const isOnBar = event.target !== event.currentTarget
  const isPressed = event.key === 'Enter' || event.key === ' '
  // The head of a property has keys of its own, and Enter on a bar opens it.
  if (isOnBar && (!hit || isPressed) && store.getState().drag.step !== 'dragging') return
  if (hit && isOnBar) store.setState({ cursor: { unit: hit.unit.id, day: hit.night } })

  const cursor = store.getState().cursor ?? startSpot(geometry, store)
  const asksForHelp = event.key === '?'
  if (asksForHelp) keys.onHelp()
  const isUsed =
    asksForHelp ||
    dragByKey(event, keys, geometry) ||
    (cursor !== null && (moveCursor(event, keys, geometry, cursor) || pickUpByKey(event, keys, cursor)))
  if (!isUsed) return
  event.preventDefault()
  if (isOnBar) event.currentTarget.focus({ preventScroll: true })
}
