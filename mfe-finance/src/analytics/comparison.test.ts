import { expect, it } from 'vitest'
import { comparedWith, percent, points } from './comparison.ts'

const compared = (now: number | null, before: number | null) => comparedWith(now, before, percent, points)

it('says how far a figure is from the one before', () => {
  expect(compared(62.5, 50)).toBe('12.5 points more than the 50.0 % before')
  expect(compared(50, 62.5)).toBe('12.5 points less than the 62.5 % before')
})

it('says so where nothing changed, or where one of the two is not known', () => {
  expect(compared(50, 50)).toBe('The same as before')
  expect(compared(null, 50)).toBe('50.0 % before')
  expect(compared(50, null)).toBe('Nothing to compare with before')
  expect(percent(null)).toBe('–')
})
