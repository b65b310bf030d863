import { reasons } from '../reasons/reasons.ts'
import { expect, it, vi } from 'vitest'
import { day, dayIn } from './day.ts'

const lateEvening = new Date('2026-11-22T23:30:00Z')

it('is the day of the zone, whichever zone was looked at before', () => {
  for (const _ of [1, 2]) {
    expect(dayIn('Europe/Vienna', lateEvening)).toBe('2026-11-23')
    expect(dayIn('UTC', lateEvening)).toBe('2026-11-22')
    expect(dayIn('Pacific/Kiritimati', lateEvening)).toBe('2026-11-23')
  }
})

it('refuses a zone that there is not, every time', () => {
  expect(() => dayIn('Europe/Nowhere', lateEvening)).toThrow(RangeError)
  expect(() => dayIn('Europe/Nowhere', lateEvening)).toThrow(RangeError)
})

it('makes one formatter for each zone, however often it is asked', () => {
  const formatters = vi.spyOn(Intl, 'DateTimeFormat')
  for (const zone of ['America/Lima', 'Asia/Tokyo', 'America/Lima', 'Asia/Tokyo']) dayIn(zone, lateEvening)
  expect(formatters).toHaveBeenCalledTimes(2)
  formatters.mockRestore()
})

it('tells a text that is no day from one that is written otherwise, and from nothing', () => {
  const refusal = (input: unknown) =>
    day(reasons.enter('date'))
      .safeParse(input)
      .error?.issues.map(({ message }) => message)
  expect(['2027-02-29', '29.2.2027', '31/04/2027', '2027-13-01'].map(refusal)).toEqual(
    Array.from({ length: 4 }, () => ['general.noSuchDay']),
  )
  expect(refusal('28.2.2027')).toEqual(['general.dateFormat'])
  expect([undefined, null, '', 'tomorrow', 20270228].map(refusal)).toEqual(
    Array.from({ length: 5 }, () => [reasons.enter('date')]),
  )
  expect(refusal('2028-02-29')).toBeUndefined()
})
