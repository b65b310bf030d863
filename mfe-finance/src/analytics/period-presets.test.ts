import { expect, it } from 'vitest'
import { presetsOn, rangeText } from './period-presets.ts'

const presets = presetsOn('2027-03-31').flatMap((group) => group.presets)
const preset = (label: string) => presets.find((one) => one.label === label)

it('knows whole months and years by the names that people have for them', () => {
  expect(preset('This month')).toMatchObject({ from: '2027-03-01', to: '2027-03-31' })
  expect(preset('Last month')).toMatchObject({ from: '2027-02-01', to: '2027-02-28' })
  expect(preset('This year')).toMatchObject({ from: '2027-01-01', to: '2027-12-31' })
  expect(preset('Last year')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' })
  expect(preset('August 2026')).toMatchObject({ from: '2026-08-01', to: '2026-08-31' })
})

it('names a range as shortly as it can', () => {
  expect(rangeText({ from: '2026-08-01', to: '2026-08-31' })).toBe('August 2026')
  expect(rangeText({ from: '2026-01-01', to: '2026-12-31' })).toBe('2026')
  expect(rangeText({ from: '2026-08-01', to: '2026-08-30' })).toBe('01.08.2026 – 30.08.2026')
  expect(rangeText({ from: '2026-08-01', to: '2026-08-01' })).toBe('01.08.2026')
})
