import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'

/** The business year that a day is in, which begins with a month: its first and its last day. */
export function businessYearOf(day: Day, month: number): { begins: Day; ends: Day } {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < month ? 1 : 0)
  const first = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`
  return { begins: first(year), ends: addDays(first(year + 1), -1) }
}
