import { expect, it } from 'vitest'
import { rangeBefore, yearBefore } from './compared-range.ts'

it('compares whole months with as many whole months before them', () => {
  expect(rangeBefore({ from: '2026-09-01', to: '2026-09-30' })).toEqual({ from: '2026-08-01', to: '2026-08-31' })
  expect(rangeBefore({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

it('compares other days with as many days before them', () => {
  expect(rangeBefore({ from: '2026-09-01', to: '2026-09-29' })).toEqual({ from: '2026-08-03', to: '2026-08-31' })
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

it('finds the same days of the year before, over a leap year too', () => {
  expect(yearBefore({ from: '2026-08-10', to: '2026-08-20' })).toEqual({ from: '2025-08-10', to: '2025-08-20' })
  expect(yearBefore({ from: '2028-02-29', to: '2028-03-05' })).toEqual({ from: '2027-02-28', to: '2027-03-05' })
  expect(yearBefore({ from: '2025-02-01', to: '2025-02-28' })).toEqual({ from: '2024-02-01', to: '2024-02-29' })
})
