import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { expect, it } from 'vitest'
import { messages as t } from '../messages/analytics/en.ts'
import { presetsOn, rangeText } from './period-presets.ts'

const presets = presetsOn(t, en, '2027-03-31').flatMap((group) => group.presets)
const preset = (label: string) => presets.find((one) => one.label === label)

it('knows whole months and years by the names that people have for them', () => {
  expect(preset('This month')).toMatchObject({ from: '2027-03-01', to: '2027-03-31' })
  expect(preset('Last month')).toMatchObject({ from: '2027-02-01', to: '2027-02-28' })
  expect(preset('This year')).toMatchObject({ from: '2027-01-01', to: '2027-12-31' })
  expect(preset('Last year')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' })
  expect(preset('August 2026')).toMatchObject({ from: '2026-08-01', to: '2026-08-31' })
})

it('names a range as shortly as it can', () => {
  expect(rangeText(en, { from: '2026-08-01', to: '2026-08-31' })).toBe('August 2026')
  expect(rangeText(de, { from: '2026-03-01', to: '2026-03-31' })).toBe('März 2026')
  expect(rangeText(en, { from: '2026-01-01', to: '2026-12-31' })).toBe('2026')
  expect(rangeText(en, { from: '2026-08-01', to: '2026-08-30' })).toBe('01.08.2026 – 30.08.2026')
  expect(rangeText(en, { from: '2026-08-01', to: '2026-08-01' })).toBe('01.08.2026')
})
