import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'

/** `2026-11` */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday on; days of its neighbours are left empty. */
export const weeksOf = (month: Month): (Day | undefined)[][] => {
  const first = `${month}-01`
  const before = (new Date(first).getUTCDay() + 6) % 7
  const weeks: (Day | undefined)[][] = []
  for (let start = -before; monthOf(addDays(first, Math.max(start, 0))) === month; start += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(first, start + index)
        return monthOf(day) === month ? day : undefined
      }),
    )
  }
  return weeks
}

type Range = { check_in: Day; check_out: Day }

/** Whether the night that begins on a day is taken. */
export const isTaken = (taken: Range[], day: Day) =>
  taken.some((range) => range.check_in <= day && day < range.check_out)

/** Whether any night of a stay is taken. */
export const overlaps = (taken: Range[], checkIn: Day, checkOut: Day) =>
  taken.some((range) => range.check_in < checkOut && checkIn < range.check_out)
