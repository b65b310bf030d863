import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'

/** A range of days in parts: whole months, which are summed already, and what lies beside them, day by day. */
export type Parts = {
  /** `[first, end)`, both first days of a month; empty where the range holds no whole month. */
  first: Day
  end: Day
  /** Days before and after the whole months, both ends included; empty where `from` is after `to`. */
  before: { from: Day; to: Day }
  after: { from: Day; to: Day }
}

const monthOf = (day: Day) => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day) => monthOf(addDays(monthOf(day), 31))

/** `from` and `to` are both included. */
export function partsOf({ from, to }: { from: Day; to: Day }): Parts {
  const first = monthOf(from) === from ? from : nextMonth(from)
  const end = monthOf(addDays(to, 1))
  if (first >= end) return { first, end: first, before: { from, to }, after: { from: addDays(to, 1), to } }
  return { first, end, before: { from, to: addDays(first, -1) }, after: { from: end, to } }
}
