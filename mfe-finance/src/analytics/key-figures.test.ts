import { expect, it } from 'vitest'
import { messages as t } from '../messages/analytics/en.ts'
import { comparedWith, percent } from './key-figures.tsx'

const compared = (now: number | null, before: number | null) =>
  comparedWith(t, now, { value: before, days: { name: 'August 2025' } }, (value) => percent(t, value), t.points)

it('says how far a figure is from the one of other days, and which those are', () => {
  expect(compared(62.5, 50)).toBe('+12.5 points from August 2025 (50.0 %)')
  expect(compared(50, 62.5)).toBe('−12.5 points from August 2025 (62.5 %)')
})

it('says so where nothing changed, or where one of the two is not known', () => {
  expect(compared(50, 50)).toBe('Same as August 2025')
  expect(compared(null, 50)).toBe('August 2025: 50.0 %')
  expect(compared(50, null)).toBe('No figure for August 2025')
  expect(percent(t, null)).toBe('–')
})
