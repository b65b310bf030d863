import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayIn } from '../../domain/days/day.ts'
import { draw, drawNow, erase } from '../../testing/draw.tsx'
import { localMoment, localToday, useTodayIn } from './today.ts'

function Today({ zone }: { zone: string }) {
  return <p>{useTodayIn(zone)}</p>
}
const pageText = () => document.body.textContent

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  erase()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each([
  ['Europe/Vienna', '2026-11-26T22:59:30Z', '2026-11-26', '2026-11-27'],
  ['Asia/Kathmandu', '2026-11-26T18:14:30Z', '2026-11-26', '2026-11-27'],
  ['Pacific/Pago_Pago', '2026-11-27T10:59:30Z', '2026-11-26', '2026-11-27'],
])('moves with midnight in %s, wherever the browser is', (zone, before, first, second) => {
  vi.setSystemTime(before)
  draw(<Today zone={zone} />)
  expect(pageText()).toBe(first)
  drawNow(() => vi.advanceTimersByTime(32_000))
  expect(pageText()).toBe(second)
})

it('moves as soon as somebody looks again after the computer has slept, when no timer has run', () => {
  vi.setSystemTime('2026-11-26T20:00:00Z')
  draw(<Today zone="Europe/Vienna" />)
  vi.setSystemTime('2026-11-28T07:00:00Z')
  expect(pageText()).toBe('2026-11-26')
  drawNow(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(pageText()).toBe('2026-11-28')
})

it('keeps no timer once nobody shows a day any more', () => {
  draw(<Today zone="Europe/Vienna" />)
  expect(vi.getTimerCount()).toBe(1)
  erase()
  expect(vi.getTimerCount()).toBe(0)
})

it('is the day on the clock of the user, on either side of midnight', () => {
  for (const own of ['Pacific/Kiritimati', 'Europe/Vienna', 'America/St_Johns', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', own)
    for (const at of ['2026-03-01T09:59:59Z', '2026-03-01T10:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']) {
      expect(localToday(new Date(at))).toBe(dayIn(own, new Date(at)))
    }
  }
})

it('shows a moment on the clock of the user, whatever the day is elsewhere', () => {
  vi.stubEnv('TZ', 'Europe/Vienna')
  expect(localMoment('2026-11-22T23:06:00Z')).toBe('23.11.2026, 00:06')
  vi.stubEnv('TZ', 'America/St_Johns')
  expect(localMoment('2026-11-22T23:06:00Z')).toBe('22.11.2026, 19:36')
})
