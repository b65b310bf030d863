import { addDays, type Day, monthNames, nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { dayHeader, daysFrom } from '../../month.ts'
import { firstDay, numberOf } from './timeline-scale.ts'

/** So wide is what a head says in full, with room to the next. */
const roomForDate = 32
/** The same for a week, which says the weekday of its first day where it can. */
const roomForWeek = 66

/** A head over some days; where its label has no room, its place among the columns counts from 1, the names of the units being the first. */
export type Column = { day: Day; days: number; index: number; label: string; lines?: [string, string] }

const indexOf = (day: Day) => numberOf(day) - numberOf(firstDay) + 2

const weekStart = (day: Day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
const monthName = (day: Day) => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
const monthStart = (day: Day) => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day) => monthStart(addDays(monthStart(day), 31))

/** The weekday above its number; the first of a month says which one. */
const shortLines = (day: Day): [string, string] => {
  const number = day.slice(8, 10)
  return [number === '01' ? monthName(day).slice(0, 3) : dayHeader(day).slice(0, 2), number]
}

/** Days where there is room for each, else weeks, else months. */
export const columnsFor = (first: Day, last: Day, dayWidth: number): Column[] => {
  if (dayWidth >= 22)
    return daysFrom(first, last).map((day) => {
      const column = { day, days: 1, index: indexOf(day), label: dayHeader(day) }
      return dayWidth < roomForDate ? { ...column, lines: shortLines(day) } : column
    })
  const byWeek = dayWidth >= 6
  const columns: Column[] = []
  for (let day = byWeek ? weekStart(first) : monthStart(first); day <= last;) {
    const next = byWeek ? addDays(day, 7) : nextMonth(day)
    const days = nightsBetween(day, next)
    const month = monthName(day)
    const week = days * dayWidth < roomForWeek ? dayHeader(day).slice(4) : dayHeader(day)
    const label = byWeek ? week : `${days * dayWidth < 90 ? month.slice(0, 3) : month} ${day.slice(0, 4)}`
    columns.push({ day, days, index: indexOf(day), label })
    day = next
  }
  return columns
}
