import { afterEach, expect, it, vi } from 'vitest'
import { dayIn } from '../../domain/days/day.ts'
import { localMoment } from './local-moment.ts'
import { localToday } from './local-today.ts'

afterEach(() => vi.unstubAllEnvs())

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
