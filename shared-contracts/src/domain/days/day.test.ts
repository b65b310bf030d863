import { expect, it, vi } from 'vitest'
import { dayIn } from './day.ts'

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
