import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { expect, it } from 'vitest'
import { calendarRow } from './calendar-row.ts'
import { dayHeader, daysOf, yearsAround } from './month.ts'

const booking = (id: number, check_in: string, check_out: string, status: Booking['status'] = 'confirmed') =>
  ({ id, check_in, check_out, status, expires_at: null }) as Booking
const now = new Date('2027-03-01')
const march = daysOf('2027-03')
const stays = (bookings: Booking[]) =>
  calendarRow(bookings, march, now).flatMap(({ day, span, booking: of }) => (of ? [[of.id, day, span]] : []))

it('shows a stay from its arrival up to but not on its departure day', () => {
  expect(stays([booking(1, '2027-03-05', '2027-03-08')])).toEqual([[1, '2027-03-05', 3]])
})

it('lets a guest arrive on the day that another departs', () => {
  expect(stays([booking(1, '2027-03-05', '2027-03-08'), booking(2, '2027-03-08', '2027-03-09')])).toEqual([
    [1, '2027-03-05', 3],
    [2, '2027-03-08', 1],
  ])
})

it('clips stays that begin before the month or end after it', () => {
  expect(stays([booking(1, '2027-02-20', '2027-03-03'), booking(2, '2027-03-30', '2027-04-09')])).toEqual([
    [1, '2027-03-01', 2],
    [2, '2027-03-30', 2],
  ])
})

it('shows the live booking where a cancelled one lies beneath', () => {
  const cancelled = booking(1, '2027-03-04', '2027-03-10', 'cancelled')
  expect(stays([cancelled, booking(2, '2027-03-06', '2027-03-08')])).toEqual([
    [1, '2027-03-04', 2],
    [2, '2027-03-06', 2],
    [1, '2027-03-08', 2],
  ])
})

it('covers every day of the month exactly once', () => {
  const cells = calendarRow([booking(1, '2027-03-05', '2027-03-08')], march, now)
  expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(31)
})

it('names days and years as the calendar heads them', () => {
  expect(dayHeader('2029-03-05')).toBe('Mon 05.03')
  expect(daysOf('2028-02')).toHaveLength(29)
  expect(yearsAround('2027-03-05')).toEqual([2026, 2027, 2028, 2029, 2030])
})
