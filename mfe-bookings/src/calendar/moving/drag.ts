import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { maxStayNights } from '@keyhaven/shared-contracts/domain/stay/night-limits'

/** A night of a unit: where the pointer or the keyboard is. */
export type Spot = { unit: number; day: Day }
/** The nights `[check_in, check_out)` of a unit. */
export type UnitNights = { unit: number; check_in: Day; check_out: Day }
/** A stay or a block that is already there. */
export type DragSubject = UnitNights & {
  kind: 'stay' | 'block'
  id: number
  version: number
  /** Of the guest; a block has none. */
  name: string
  guests_count: number
  /** Of a block. */
  reason?: string
}
/** Handle of a drag: free nights, a whole bar, or one of its edges. */
export type DragHandle =
  /**
   * With a night it is a pointer, which points at days, arrival and departure, and asks for that night where it stays on
   * one. The keyboard walks over nights.
   */
  { action: 'select'; night?: Day } | { action: 'move' | 'start' | 'end'; subject: DragSubject }

/** The day it is at the property of a unit. */
export type TodayIn = (unit: number) => Day

type Pixel = { x: number; y: number }
type Progress = {
  handle: DragHandle
  origin: Spot
  spot: Spot
  /** Nights that the keyboard added to the end. */ stretch: number
}
export type Drag =
  | { step: 'idle' }
  | ({ step: 'pressed'; pixel: Pixel; touch: boolean } & Progress)
  | ({ step: 'dragging' } & Progress)
  | { step: 'dropped'; handle: DragHandle; place: UnitNights }
  | { step: 'cancelled' }

export type DragEvent =
  | { is: 'press'; handle: DragHandle; spot: Spot; pixel: Pixel; touch?: boolean }
  /** A finger has rested long enough, or a key has started the same. */
  | { is: 'lift' }
  | { is: 'move'; spot: Spot | null; pixel: Pixel }
  | { is: 'nudge'; days: number; unit?: number }
  | { is: 'stretch'; days: number }
  | { is: 'release' }
  | { is: 'cancel' }

/** Distance before a press becomes a drag, and that of a finger before it becomes a scroll. */
const thresholdPx = { mouse: 4, touch: 10 }

export const idle: Drag = { step: 'idle' }
const cancelled: Drag = { step: 'cancelled' }

// Nothing new begins in the past; what began there may stay, but not move within it.
const notBefore = (day: Day, was: Day, today: Day) => (day >= today ? day : was < today ? was : today)
const atLeastOneNight = (check_in: Day, check_out: Day) => {
  if (check_out <= check_in) return addDays(check_in, 1)
  return nightsBetween(check_in, check_out) > maxStayNights ? addDays(check_in, maxStayNights) : check_out
}

const within = (day: Day, first: Day, last: Day) => (day < first ? first : day > last ? last : day)

const selectedPlace = ({ origin, spot }: Progress, today: Day, night?: Day): UnitNights => {
  const [first, last] = origin.day <= spot.day ? [origin.day, spot.day] : [spot.day, origin.day]
  const check_in = notBefore(night && first === last ? night : first, today, today)
  return { unit: origin.unit, check_in, check_out: atLeastOneNight(check_in, night ? last : addDays(last, 1)) }
}

const movedPlace = ({ origin, spot, stretch }: Progress, subject: DragSubject, today: Day): UnitNights => {
  const arrival = addDays(subject.check_in, nightsBetween(origin.day, spot.day))
  const check_in = subject.kind === 'block' ? arrival : notBefore(arrival, subject.check_in, today)
  const check_out = addDays(check_in, nightsBetween(subject.check_in, subject.check_out) + stretch)
  return { unit: spot.unit, check_in, check_out: atLeastOneNight(check_in, check_out) }
}

const resizedPlace = ({ handle, origin, spot }: Progress, subject: DragSubject, today: Day): UnitNights => {
  const shift = nightsBetween(origin.day, spot.day)
  const { unit, check_in, check_out } = subject
  if (handle.action === 'end')
    return { unit, check_in, check_out: atLeastOneNight(check_in, addDays(check_out, shift)) }
  const arrival = within(addDays(check_in, shift), addDays(check_out, -maxStayNights), addDays(check_out, -1))
  return { unit, check_in: subject.kind === 'block' ? arrival : notBefore(arrival, check_in, today), check_out }
}

/** The nights that would be taken if it were let go of now. */
export const dropPlace = (going: Progress, todayIn: TodayIn): UnitNights => {
  const { handle, origin, spot } = going
  if (handle.action === 'select') return selectedPlace(going, todayIn(origin.unit), handle.night)
  return handle.action === 'move'
    ? movedPlace(going, handle.subject, todayIn(spot.unit))
    : resizedPlace(going, handle.subject, todayIn(handle.subject.unit))
}

export const samePlace = (a: UnitNights, b: UnitNights) =>
  a.unit === b.unit && a.check_in === b.check_in && a.check_out === b.check_out

const farEnough = (a: Pixel, b: Pixel, touch: boolean) =>
  Math.hypot(a.x - b.x, a.y - b.y) >= (touch ? thresholdPx.touch : thresholdPx.mouse)

/** Keeps the state that it was where the step leads nowhere, so that a key held at a limit does not wind up. */
const stepTo = (state: Drag & { step: 'dragging' }, next: Drag & { step: 'dragging' }, todayIn: TodayIn) =>
  samePlace(dropPlace(state, todayIn), dropPlace(next, todayIn)) ? state : next

/** One press from its beginning to its end; knows days and units, and nothing of the page. */
export const drag = (state: Drag, event: DragEvent, todayIn: TodayIn): Drag => {
  if (event.is === 'cancel') return state.step === 'idle' ? state : cancelled
  if (event.is === 'press') {
    const { handle, spot, pixel, touch = false } = event
    if (handle.action === 'select' && spot.day < todayIn(spot.unit)) return idle
    return { step: 'pressed', pixel, touch, handle, origin: spot, spot, stretch: 0 }
  }
  if (state.step === 'pressed') {
    const { handle, origin, spot, stretch } = state
    if (event.is === 'lift') return { step: 'dragging', handle, origin, spot, stretch }
    // A click on a free night asks for that night; one on a bar opens it, which is not a drag.
    if (event.is === 'release') {
      return handle.action === 'select' ? { step: 'dropped', handle, place: dropPlace(state, todayIn) } : idle
    }
    if (event.is !== 'move' || !farEnough(state.pixel, event.pixel, state.touch)) return state
    // A finger that moves at once scrolls.
    if (state.touch) return idle
    return { step: 'dragging', handle, origin, spot: event.spot ?? spot, stretch }
  }
  if (state.step !== 'dragging') return state
  switch (event.is) {
    case 'move':
      if (!event.spot || (event.spot.day === state.spot.day && event.spot.unit === state.spot.unit)) return state
      return { ...state, spot: event.spot }
    case 'nudge': {
      const spot = { unit: event.unit ?? state.spot.unit, day: addDays(state.spot.day, event.days) }
      return stepTo(state, { ...state, spot }, todayIn)
    }
    case 'stretch':
      return stepTo(state, { ...state, stretch: state.stretch + event.days }, todayIn)
    case 'release': {
      const place = dropPlace(state, todayIn)
      const isWhereItWas = state.handle.action !== 'select' && samePlace(place, state.handle.subject)
      return isWhereItWas ? cancelled : { step: 'dropped', handle: state.handle, place }
    }
    case 'lift':
      break
  }
  return state
}
