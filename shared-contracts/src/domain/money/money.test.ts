import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showEuros } from './money.ts'

test('amounts look as the language of the country writes them', () => {
  const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (cents) => {
      expect(showEuros(cents / 100)).toBe(format.format(cents / 100))
    }),
  )
  expect([0, 0.5, -40, 1234.5, 1_234_567.89].map(showEuros)).toEqual([
    '€0.00',
    '€0.50',
    '-€40.00',
    '€1,234.50',
    '€1,234,567.89',
  ])
})
