import { addDays, type Day, nightsBetween, weekdayNames } from '@keyhaven/shared-contracts/domain/day'

const weekday = (day: Day) => weekdayNames[new Date(day).getUTCDay()]?.slice(0, 3)

/** `Mon 05.03` */
export const dayHeader = (day: Day) => `${weekday(day)} ${day.slice(8, 10)}.${day.slice(5, 7)}`

/** `2027-03`, the month of a day. */
export const monthOf = (day: Day) => day.slice(0, 7)
export const monthAt = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** The days from one to another, both included. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: nightsBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** Last year, this one and the three that follow. */
export const yearsAround = (today: Day) => {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1, year + 2, year + 3]
}
