import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Drag,
  drag,
  type DragEvent,
  type DragHandle,
  type DragSubject,
  idle,
  dropPlace,
  samePlace,
} from './drag.ts'

const today = '2027-03-10'
const todayIn = () => today
const day = (offset: number) => addDays(today, offset)
const subject = (from: number, to: number, more: Partial<DragSubject> = {}): DragSubject => ({
  kind: 'stay',
  id: 1,
  version: 1,
  unit: 1,
  name: 'Anna Novak',
  guests_count: 2,
  check_in: day(from),
  check_out: day(to),
  ...more,
})
const at = (unit: number, offset: number) => ({ unit, day: day(offset) })
const far = { x: 90, y: 0 }
const run = (events: readonly DragEvent[], state: Drag = idle) =>
  events.reduce((before, event) => drag(before, event, todayIn), state)
const press = (handle: DragHandle, spot = at(1, 2), touch = false): DragEvent => ({
  is: 'press',
  handle,
  spot,
  pixel: { x: 0, y: 0 },
  touch,
})
const moveTo = (unit: number, offset: number): DragEvent => ({ is: 'move', spot: at(unit, offset), pixel: far })
const release: DragEvent = { is: 'release' }
const select: DragHandle = { action: 'select' }
const dropped = (state: Drag) => (state.step === 'dropped' ? state.place : state.step)

it('selects free nights in either direction', () => {
  expect(dropped(run([press(select), moveTo(1, 4), release]))).toEqual({
    unit: 1,
    check_in: day(2),
    check_out: day(5),
  })
  expect(dropped(run([press(select, at(1, 4)), moveTo(2, 2), release]))).toEqual({
    unit: 1,
    check_in: day(2),
    check_out: day(5),
  })
})

it('selects with a pointer from the day of arrival to that of departure, in either direction', () => {
  const point: DragHandle = { action: 'select', night: day(2) }
  const place = { unit: 1, check_in: day(2), check_out: day(5) }
  expect(dropped(run([press(point, at(1, 2)), moveTo(1, 5), release]))).toEqual(place)
  expect(dropped(run([press({ action: 'select', night: day(5) }, at(1, 5)), moveTo(1, 2), release]))).toEqual(place)
  expect(dropped(run([press(point, at(1, 2)), moveTo(1, 3), release]))).toEqual({ ...place, check_out: day(3) })
  expect(dropped(run([press(point, at(1, 2)), release]))).toEqual({ ...place, check_out: day(3) })
  expect(dropped(run([press(point, at(1, 3)), release]))).toEqual({ ...place, check_out: day(3) })
})

it('selects nothing in the past', () => {
  expect(run([press(select, at(1, -1))])).toEqual(idle)
  expect(dropped(run([press(select, at(1, 1)), moveTo(1, -4), release]))).toMatchObject({ check_in: today })
})

it('goes by the day that it is at each unit', () => {
  // Unit 9 lies where it is still yesterday.
  const there = (unit: number) => (unit === 9 ? day(-1) : today)
  const drop = (events: readonly DragEvent[]) =>
    dropped(events.reduce((state, event) => drag(state, event, there), idle))
  expect(drop([press(select, at(9, -1)), release])).toEqual({ unit: 9, check_in: day(-1), check_out: day(0) })
  expect(drop([press(select, at(1, -1)), release])).toBe('idle')
  const handle: DragHandle = { action: 'move', subject: subject(2, 5) }
  expect(drop([press(handle), moveTo(9, -3), release])).toMatchObject({ unit: 9, check_in: day(-1) })
  expect(drop([press(handle), moveTo(1, -3), release])).toMatchObject({ unit: 1, check_in: today })
})

it('takes a tremble for a click: on a bar it opens it, on a free night it asks for that night', () => {
  const tremble: DragEvent = { is: 'move', spot: at(1, 3), pixel: { x: 2, y: 2 } }
  expect(run([press({ action: 'move', subject: subject(2, 5) }), tremble, release])).toEqual(idle)
  expect(dropped(run([press(select), tremble, release]))).toEqual({ unit: 1, check_in: day(2), check_out: day(3) })
})

it('moves a stay by days and to another unit', () => {
  const handle: DragHandle = { action: 'move', subject: subject(2, 5) }
  expect(dropped(run([press(handle, at(1, 3)), moveTo(7, 6), release]))).toEqual({
    unit: 7,
    check_in: day(5),
    check_out: day(8),
  })
})

it('moves a stay that begins before the window by where it was taken hold of', () => {
  const handle: DragHandle = { action: 'move', subject: subject(-40, 5) }
  expect(dropped(run([press(handle, at(1, 3)), moveTo(2, 3), release]))).toEqual({
    unit: 2,
    check_in: day(-40),
    check_out: day(5),
  })
})

it('changes one edge and leaves the other', () => {
  expect(dropped(run([press({ action: 'end', subject: subject(2, 5) }, at(1, 5)), moveTo(1, 7), release]))).toEqual({
    unit: 1,
    check_in: day(2),
    check_out: day(7),
  })
  expect(dropped(run([press({ action: 'start', subject: subject(2, 5) }, at(1, 2)), moveTo(9, 3), release]))).toEqual({
    unit: 1,
    check_in: day(3),
    check_out: day(5),
  })
})

it('leaves at least one night, whichever edge is pulled over the other', () => {
  expect(
    dropped(run([press({ action: 'end', subject: subject(2, 5) }, at(1, 5)), moveTo(1, 0), release])),
  ).toMatchObject({
    check_in: day(2),
    check_out: day(3),
  })
  expect(
    dropped(run([press({ action: 'start', subject: subject(2, 5) }, at(1, 2)), moveTo(1, 9), release])),
  ).toMatchObject({
    check_in: day(4),
    check_out: day(5),
  })
})

it('is cancelled by Escape, and by being put back where it was', () => {
  const handle: DragHandle = { action: 'move', subject: subject(2, 5) }
  expect(run([press(handle), moveTo(1, 6), { is: 'cancel' }]).step).toBe('cancelled')
  expect(run([press(handle), moveTo(1, 6), moveTo(1, 2), release]).step).toBe('cancelled')
})

it('scrolls under a finger that moves at once, and drags under one that rested', () => {
  const handle: DragHandle = { action: 'move', subject: subject(2, 5) }
  expect(run([press(handle, at(1, 2), true), moveTo(1, 4)])).toEqual(idle)
  expect(dropped(run([press(handle, at(1, 2), true), { is: 'lift' }, moveTo(1, 4), release]))).toMatchObject({
    check_in: day(4),
  })
})

it('moves and stretches by keys, and does not wind up at a limit', () => {
  const handle: DragHandle = { action: 'move', subject: subject(1, 4) }
  const left: DragEvent = { is: 'nudge', days: -1 }
  const state = run([
    press(handle, at(1, 1)),
    { is: 'lift' },
    left,
    left,
    left,
    left,
    { is: 'nudge', days: 1, unit: 2 },
  ])
  expect(dropped(run([{ is: 'stretch', days: 2 }, release], state))).toEqual({
    unit: 2,
    check_in: day(1),
    check_out: day(6),
  })
})

const spots = fc.record({ unit: fc.integer({ min: 1, max: 5 }), day: fc.integer({ min: -400, max: 900 }).map(day) })
const bars = fc
  .record({
    action: fc.constantFrom('move' as const, 'start' as const, 'end' as const),
    kind: fc.constantFrom('stay' as const, 'block' as const),
    unit: fc.integer({ min: 1, max: 5 }),
    from: fc.integer({ min: -60, max: 60 }),
    nights: fc.integer({ min: 1, max: 730 }),
  })
  .map(({ action, kind, unit, from, nights }) => ({ action, subject: subject(from, from + nights, { kind, unit }) }))
const grips = fc.oneof(fc.constant<DragHandle>(select), bars)
const steps = fc.array(
  fc.oneof(
    spots.map((spot): DragEvent => ({ is: 'move', spot, pixel: far })),
    fc.integer({ min: -3, max: 3 }).map((days): DragEvent => ({ is: 'nudge', days })),
    fc.integer({ min: -3, max: 3 }).map((days): DragEvent => ({ is: 'stretch', days })),
    fc.constant<DragEvent>({ is: 'lift' }),
  ),
  { maxLength: 12 },
)

const going = (state: Drag) => {
  fc.pre(state.step === 'dragging')
  return state
}

it('never proposes less than a night, more than the longest stay, or a new arrival in the past', () => {
  fc.assert(
    fc.property(grips, spots, steps, (handle, spot, events) => {
      const { check_in, check_out } = dropPlace(going(run([press(handle, spot), ...events])), todayIn)
      const wasThere =
        handle.action !== 'select' && (handle.subject.kind === 'block' || handle.subject.check_in === check_in)
      const nights = nightsBetween(check_in, check_out)
      expect(nights).toBeGreaterThanOrEqual(1)
      expect(nights).toBeLessThanOrEqual(730)
      expect(wasThere || check_in >= today).toBe(true)
    }),
  )
})

it('keeps the length of what is moved by the pointer, and the other edge of what is resized', () => {
  fc.assert(
    fc.property(bars, spots, spots, (handle, from, to) => {
      const place = dropPlace(going(run([press(handle, from), { is: 'move', spot: to, pixel: far }])), todayIn)
      const { check_in, check_out, unit } = handle.subject
      const sameNights = addDays(place.check_in, nightsBetween(check_in, check_out))
      const kept = {
        move: { unit: to.unit, check_out: sameNights },
        end: { unit, check_in },
        start: { unit, check_out },
      }
      expect(place).toMatchObject(kept[handle.action])
    }),
  )
})

it('drops exactly what it showed last, or leaves everything where it was', () => {
  fc.assert(
    fc.property(grips, spots, steps, (handle, spot, events) => {
      const state = going(run([press(handle, spot), ...events]))
      const place = dropPlace(state, todayIn)
      const isBack = handle.action !== 'select' && samePlace(place, handle.subject)
      expect(drag(state, release, todayIn)).toEqual(isBack ? { step: 'cancelled' } : { step: 'dropped', handle, place })
    }),
  )
})
