import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './months.ts'

test('whole months and what lies beside them are every day of the range once', () => {
  assert(
    property(integer({ min: 0, max: 1500 }), integer({ min: 0, max: 800 }), (offset, length) => {
      const from = addDays('2026-01-01', offset)
      const to = addDays(from, length)
      const { first, end, before, after } = partsOf({ from, to })
      const sizes = [nightsBetween(first, end), ...[before, after].map((one) => nightsBetween(one.from, one.to) + 1)]
      expect(sizes.reduce((sum, size) => sum + Math.max(0, size), 0)).toBe(length + 1)
      const isWhole = first.endsWith('-01') && end.endsWith('-01') && first >= from && addDays(end, -1) <= to
      expect(first === end || isWhole).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
