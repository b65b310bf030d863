import { expect, it } from 'vitest'
import { startPage } from './start-page.ts'

const start = (property: string, unit = '', shows: 'booking' | 'availability' = 'booking') =>
  startPage({ owner: 'anna', property, unit, theme: '', accent: '', lang: '', history: '', shows })

it('starts at the search, at a property or at a unit of it', () => {
  expect(start('')).toBe('/')
  expect(start('7')).toBe('/property/7')
  expect(start('7', '12')).toBe('/property/7/unit/12')
})

it('has no start for a unit without its property, nor for what is no number', () => {
  for (const [property, unit] of [
    ['', '12'],
    ['x', ''],
    ['7', '../../owner'],
    ['0', ''],
    ['-1', ''],
    ['1e3', ''],
  ] as const)
    expect(start(property, unit)).toBeUndefined()
})

it('starts at the calendar of a unit where only that is wanted, and nowhere without one', () => {
  expect(start('7', '12', 'availability')).toBe('/availability/7/12')
  expect(start('7', '', 'availability')).toBeUndefined()
  expect(start('', '', 'availability')).toBeUndefined()
})
