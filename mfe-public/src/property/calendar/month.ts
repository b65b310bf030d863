import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'

/** `2026-11` */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The same day of another month, or its last. */
const inMonth = (day: Day, count: number): Day => {
  const month = addMonths(monthOf(day), count)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const maxSteps = 400

/**
 * The day to which a key leads in a grid of days: arrows to the next of those that can be chosen in their direction, Home and End within the
 * week, Page Up and Page Down to the other months. `undefined` for another key, the same day where there is none.
 */
export const dayByKey = (key: string, day: Day, canChoose: (day: Day) => boolean): Day | undefined => {
  const from = (start: Day, step: number, tries = maxSteps) => {
    for (let to = start, left = tries; left > 0; to = addDays(to, step), left--) if (canChoose(to)) return to
    return day
  }
  const step = steps[key]
  if (step) return from(addDays(day, step), step)
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  if (key === 'Home') return from(addDays(day, -weekday), 1, weekday + 1)
  if (key === 'End') return from(addDays(day, 6 - weekday), -1, 7 - weekday)
  if (key === 'PageDown') return from(inMonth(day, 1), 1)
  return key === 'PageUp' ? from(inMonth(day, -1), -1) : undefined
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

/** True if the night that begins on a day is taken. */
export const isTaken = (ranges: readonly StayDays[], day: Day) =>
  ranges.some((range) => range.check_in <= day && day < range.check_out)

/** True if a night of the stay is taken. */
export const overlaps = (ranges: readonly StayDays[], checkIn: Day, checkOut: Day) =>
  ranges.some((range) => range.check_in < checkOut && checkIn < range.check_out)
