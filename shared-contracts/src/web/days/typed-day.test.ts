import { expect, it } from 'vitest'
import { typedDay } from './typed-day.ts'

const today = '2026-11-22'

it.each([
  ['24.12.2026', '2026-12-24'],
  ['1.1.2027', '2027-01-01'],
  ['18.03.27', '2027-03-18'],
  ['24.12.26', '2026-12-24'],
  ['24. 12. 2026', '2026-12-24'],
  ['24 12 2026', '2026-12-24'],
  ['24-12-2026', '2026-12-24'],
  ['26/12/2026', '2026-12-26'],
  ['26/12/26', '2026-12-26'],
  ['2026-12-25', '2026-12-25'],
  ['2026/12/25', '2026-12-25'],
  ['27122026', '2026-12-27'],
  ['271226', '2026-12-27'],
  ['24 Dec 2026', '2026-12-24'],
  ['24. december', '2026-12-24'],
  ['Dec 24, 2026', '2026-12-24'],
  ['1st March 2027', '2027-03-01'],
  ['29.02.2028', '2028-02-29'],
  [' Today ', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
])('understands %s', (typed, day) => {
  expect(typedDay(typed, { today })).toBe(day)
})

it.each([
  ['31.02.2027'],
  ['29.02.2027'],
  ['12/26/2026'],
  ['0.1.2027'],
  ['1.13.'],
  ['24.12.1826'],
  ['24.12.226'],
  ['24'],
  ['next week'],
  ['24 Foo 2026'],
  [''],
])('refuses %s', (typed) => {
  expect(typedDay(typed, { today })).toBeUndefined()
})

it('takes the nearest day that can be chosen where no year is given', () => {
  expect(typedDay('28.12.', { today })).toBe('2026-12-28')
  expect(typedDay('5.1', { today })).toBe('2027-01-05')
  expect(typedDay('20.11.', { today })).toBe('2026-11-20')
  expect(typedDay('20.11.', { today, min: today })).toBe('2027-11-20')
  expect(typedDay('5.1.', { today, max: today })).toBe('2026-01-05')
})
