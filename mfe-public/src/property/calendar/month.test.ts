import { describe, expect, it } from 'vitest'
import { addMonths, isTaken, overlaps, weeksOf } from './month.ts'

describe('a month', () => {
  it('holds every day once, in weeks from Monday', () => {
    for (const [month, days] of [
      ['2026-02', 28],
      ['2028-02', 29],
      ['2026-11', 30],
      ['2027-05', 31],
    ] as const) {
      const weeks = weeksOf(month)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(weeks.flat().filter(Boolean)).toHaveLength(days)
      for (const week of weeks) {
        expect(week.every((day, index) => !day || (new Date(day).getUTCDay() + 6) % 7 === index)).toBe(true)
      }
    }
  })

  it('goes on over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })
})

describe('taken nights', () => {
  const taken = [{ check_in: '2026-12-03', check_out: '2026-12-06' }]

  it('leave the morning of departure free', () => {
    expect(isTaken(taken, '2026-12-05')).toBe(true)
    expect(isTaken(taken, '2026-12-06')).toBe(false)
  })

  it('let a stay end on the day that another begins', () => {
    expect(overlaps(taken, '2026-12-01', '2026-12-03')).toBe(false)
    expect(overlaps(taken, '2026-12-01', '2026-12-04')).toBe(true)
    expect(overlaps(taken, '2026-12-06', '2026-12-08')).toBe(false)
  })
})
