import { addDays, type Day, nightsBetween } from '../days/day.ts'

type Range = { from: Day; to: Day }

const monthStart = (day: Day) => `${day.slice(0, 7)}-01`
const monthEnd = (day: Day) => addDays(monthStart(addDays(monthStart(day), 31)), -1)
const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const monthsEarlier = (day: Day, count: number): Day => {
  const month = monthNumber(day) - count
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const end = monthEnd(first)
  const same = `${first.slice(0, 7)}${day.slice(7)}`
  return same > end ? end : same
}

const moved = ({ from, to }: Range, months: number): Range => {
  const end = monthsEarlier(to, months)
  return { from: monthsEarlier(from, months), to: isWholeMonths({ from, to }) ? monthEnd(end) : end }
}

/** True if a range of days, both included, is one calendar month or several. */
export const isWholeMonths = ({ from, to }: Range) => from === monthStart(from) && to === monthEnd(to)

/** The range just before: for whole months as many months, else as many days. */
export const rangeBefore = (range: Range): Range => {
  if (isWholeMonths(range)) return moved(range, monthNumber(range.to) - monthNumber(range.from) + 1)
  const to = addDays(range.from, -1)
  return { from: addDays(to, -nightsBetween(range.from, range.to)), to }
}

/** The same days a year earlier. */
export const yearBefore = (range: Range): Range => moved(range, 12)
