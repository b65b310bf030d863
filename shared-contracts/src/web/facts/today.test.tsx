import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw, drawNow, erase } from '../../testing/draw.tsx'
import { useTodayIn } from './today.ts'

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
