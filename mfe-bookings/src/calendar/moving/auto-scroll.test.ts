import { expect, it } from 'vitest'
import { sidewaysPxPerSecond } from './auto-scroll.ts'

it('never scrolls by more than three weeks a second, however narrow the days are', () => {
  for (const dayWidth of [2, 5, 12, 40, 90, 200])
    expect(sidewaysPxPerSecond(dayWidth) / dayWidth).toBeLessThanOrEqual(21)
})
