import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('says how many of what there are', () => {
  expect([0, 1, 2, 5000].map((count) => counted(count, 'properties'))).toEqual([
    '0 properties',
    '1 property',
    '2 properties',
    '5,000 properties',
  ])
  expect(counted(1, 'units')).toBe('1 unit')
})
