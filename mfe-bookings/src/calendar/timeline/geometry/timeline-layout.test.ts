import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timelineLayout } from './timeline-layout.ts'

const calendarOf = (sizes: readonly number[]): CalendarRows => ({
  properties: sizes.map((_, at) => ({ id: at + 1, name: `House ${at + 1}`, active: true, time_zone: 'Europe/Vienna' })),
  units: sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, unit) => ({
      ...{ id: (at + 1) * 1000 + unit, name: `Room ${unit}`, property: at + 1 },
      ...{ status: 'available' as const, bookable: true, max_capacity: 2 },
    })),
  ),
})
const sizes = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 })
const high = { unitHeight: 40, groupHeight: 44 }

it('stacks rows without a gap and finds each by its height', () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.integer({ min: 1, max: 8 })), (counts, closed) => {
      const { rows, height, indexAt, unitAt } = timelineLayout({
        ...high,
        calendar: calendarOf(counts),
        collapsed: new Set(closed),
      })
      let top = 0
      for (const [at, row] of rows.entries()) {
        expect(row.top).toBe(top)
        expect(indexAt(top)).toBe(at)
        expect(indexAt(top + row.height - 1)).toBe(at)
        expect(unitAt(top + 1)).toBe(row.kind === 'unit' ? row.unit : undefined)
        top += row.height
      }
      expect(height).toBe(top)
      expect(unitAt(height)).toBeUndefined()
    }),
  )
})

it('keeps the head of a collapsed property and hides its units', () => {
  const { rows, rowOf } = timelineLayout({ ...high, calendar: calendarOf([2, 1]), collapsed: new Set([1]) })
  expect(rows.map(({ kind }) => kind)).toEqual(['group', 'group', 'unit'])
  expect(rowOf(1000)).toBeUndefined()
})

it('shows one property alone, collapsed or not', () => {
  const { rows } = timelineLayout({ ...high, calendar: calendarOf([2, 3]), only: 2, collapsed: new Set([2]) })
  expect(rows.filter(({ kind }) => kind === 'unit')).toHaveLength(3)
})
