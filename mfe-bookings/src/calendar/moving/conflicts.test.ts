import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { CalendarStay, CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messages } from '../../messages/calendar/en.ts'
import { conflictOf } from './conflicts.ts'
import type { DragSubject, UnitNights } from './drag.ts'

const now = new Date('2027-03-01T12:00:00Z')
const day = (offset: number) => addDays('2027-03-01', offset)
const unit: CalendarUnit = {
  id: 1,
  name: 'Lake room',
  property: 1,
  status: 'available',
  bookable: true,
  max_capacity: 3,
}
const stay = (from: number, to: number, more: Partial<CalendarStay> = {}): CalendarStay => ({
  id: 1,
  version: 1,
  unit: 1,
  status: 'confirmed',
  check_in: day(from),
  check_out: day(to),
  first_name: 'Anna',
  last_name: 'Novak',
  guests_count: 2,
  expires_at: null,
  ...more,
})
const block = (from: number, to: number, reason = ''): CalendarBlock => ({
  id: 1,
  version: 1,
  unit: 1,
  start: day(from),
  end: day(to),
  reason,
  held_until: null,
})
const place = (from: number, to: number, of = 1): UnitNights => ({ unit: of, check_in: day(from), check_out: day(to) })
const heldOf = ({ id, version, check_in, check_out, guests_count, unit: of }: CalendarStay): DragSubject => ({
  kind: 'stay',
  id,
  version,
  name: 'Anna Novak',
  unit: of,
  check_in,
  check_out,
  guests_count,
})
const known = (more: Partial<Parameters<typeof conflictOf>[2]>) => ({ stays: [], blocks: [], unit, now, ...more })

it('names the stay or the block that is in the way', () => {
  expect(conflictOf(messages, place(3, 6), known({ stays: [stay(4, 7)] }))).toBe('Taken by Anna Novak, 05.03.–08.03.')
  expect(conflictOf(messages, place(3, 6), known({ blocks: [block(5, 6, 'Painting')] }))).toBe(
    'Blocked 06.03.–07.03.: Painting',
  )
})

it('lets a guest arrive on the day that another leaves', () => {
  expect(
    conflictOf(messages, place(3, 6), known({ stays: [stay(1, 3), stay(6, 8)], blocks: [block(0, 3), block(6, 9)] })),
  ).toBe(null)
})

it('does not count cancelled stays, requests that ran out, or other units', () => {
  const gone = [
    stay(3, 6, { status: 'cancelled' }),
    stay(3, 6, { status: 'pending', expires_at: '2027-03-01T11:59:00Z' }),
    stay(3, 6, { unit: 2 }),
  ]
  expect(conflictOf(messages, place(3, 6), known({ stays: gone }))).toBe(null)
  const open = stay(3, 6, { status: 'pending', expires_at: '2027-03-01T12:01:00Z' })
  expect(conflictOf(messages, place(3, 6), known({ stays: [open] }))).toMatch(/Taken/)
})

it('does not put a stay in its own way, but a block of the same number', () => {
  const own = stay(3, 6)
  expect(conflictOf(messages, place(4, 7), known({ stays: [own] }), heldOf(own))).toBe(null)
  expect(conflictOf(messages, place(4, 7), known({ blocks: [block(3, 6)] }), heldOf(own))).toMatch(/Blocked/)
})

it('says that a unit cannot be booked or is too small, except to who is there already', () => {
  const closed = { ...unit, bookable: false }
  const large = heldOf(stay(3, 6, { unit: 2, guests_count: 4 }))
  expect(conflictOf(messages, place(3, 6), known({ unit: closed }))).toBe('Lake room cannot be booked')
  expect(conflictOf(messages, place(3, 6), known({}), large)).toBe('Lake room sleeps 3, not 4')
  expect(conflictOf(messages, place(3, 7), known({ unit: closed }), { ...large, unit: 1 })).toBe(null)
  expect(conflictOf(messages, place(3, 6), known({ unit: closed }), { ...large, kind: 'block' })).toBe(null)
})

const ranges = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }))
const stays = fc.array(
  fc.record({
    range: ranges,
    unit: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom('confirmed' as const, 'pending' as const, 'cancelled' as const),
    expires: fc.constantFrom(null, '2027-03-01T11:00:00Z', '2027-03-01T13:00:00Z'),
  }),
  { maxLength: 12 },
)

it('finds a conflict exactly where a night would be sold twice', () => {
  fc.assert(
    fc.property(stays, fc.array(ranges, { maxLength: 4 }), ranges, (others, blocked, [from, nights]) => {
      const booked = others.map(({ range: [start, length], unit: of, status, expires }, index) =>
        stay(start, start + length, { id: index, unit: of, status, expires_at: expires }),
      )
      const blocks = blocked.map(([start, length], index) => ({ ...block(start, start + length), id: index }))
      const takenNights = new Set([
        ...others
          .filter(({ unit: of, status, expires }) => of === 1 && status !== 'cancelled' && !expires?.includes('T11'))
          .flatMap(({ range: [start, length] }) => Array.from({ length }, (_, index) => start + index)),
        ...blocked.flatMap(([start, length]) => Array.from({ length }, (_, index) => start + index)),
      ])
      const wanted = Array.from({ length: nights }, (_, index) => from + index)
      const isTaken = wanted.some((night) => takenNights.has(night))
      expect(conflictOf(messages, place(from, from + nights), known({ stays: booked, blocks })) !== null).toBe(isTaken)
    }),
  )
})
