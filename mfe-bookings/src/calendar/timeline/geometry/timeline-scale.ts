import { type Day, nightsBetween, addDays } from '@keyhaven/shared-contracts/domain/days/day'

const dayMs = 86_400_000
/** The days that the calendar covers, `[firstDay, endOfDays)`. */
export const firstDay = '1900-01-01'
export const endOfDays = '2200-01-01'

/** A day as a number of days since 1970, for arithmetic. */
export const numberOf = (day: Day) => Date.parse(day) / dayMs
/** The day of a number. */
export const dayOf = (number: number): Day => new Date(Math.floor(number) * dayMs).toISOString().slice(0, 10)

const minNumber = numberOf(firstDay)
const endNumber = numberOf(endOfDays)
/** The nearest day that the calendar has. */
export const withinDays = (number: number) => Math.min(endNumber - 1, Math.max(minNumber, Math.floor(number)))

/** Scale of the time axis: pixels from the start of `origin`. */
export type TimelineScale = {
  origin: Day
  /** Number of days that can be scrolled over, from the origin on. */
  days: number
  dayWidth: number
  /** All days together in pixels. */
  width: number
  /** The left edge of a day's column. */
  xOf: (day: Day) => number
  /** The day whose column this is. */
  dayAt: (x: number) => Day
  /** The night that is drawn here: from the middle of its day to the middle of the next. */
  nightAt: (x: number) => Day
}

export const timelineScale = (origin: Day, days: number, dayWidth: number): TimelineScale => {
  const start = numberOf(origin)
  const dayAt = (x: number) => dayOf(withinDays(start + x / dayWidth))
  return {
    origin,
    days,
    dayWidth,
    width: days * dayWidth,
    xOf: (day) => (numberOf(day) - start) * dayWidth,
    dayAt,
    nightAt: (x) => dayAt(x - dayWidth / 2),
  }
}

/** A stay is drawn from the middle of its first day to the middle of its last, so that guests can share a day. */
export const barOf = ({ xOf, dayWidth }: TimelineScale, from: Day, to: Day) => {
  const x = xOf(from) + dayWidth / 2
  return { x, width: nightsBetween(from, to) * dayWidth }
}

/** The place of a bar, with a gap to its neighbours. */
export const boxOf = (scale: TimelineScale, from: Day, to: Day) => {
  const { x, width } = barOf(scale, from, to)
  return { left: x + 1, width: Math.max(2, width - 2) }
}

/** Browsers position boxes exactly up to a few million pixels. This stays below that and still spans years. */
const maxWidth = 1_000_000

/** A scale around a day: as many days to both sides as can be placed exactly. */
export const scaleAround = (middle: Day, dayWidth: number): TimelineScale => {
  const half = Math.floor(maxWidth / dayWidth / 2)
  const origin = Math.max(minNumber, numberOf(middle) - half)
  const days = Math.min(endNumber, numberOf(middle) + half) - origin
  return timelineScale(dayOf(origin), days, dayWidth)
}

/** Zoom levels, in days that fill the width. */
export const zooms = [14, 31, 90, 365] as const
export type Zoom = (typeof zooms)[number]

/** Whole pixels for a day or a week, so that repeated lines do not drift away from the days. */
export const dayWidthOf = (zoom: Zoom, width: number) => {
  const exact = Math.max(width, 280) / zoom
  return zoom <= 31 ? Math.floor(exact) : zoom === 90 ? Math.floor(exact * 7) / 7 : exact
}

/** The days from one to another, both included. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: nightsBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** One column of the header: a day, a week or a month. `index` is its aria-colindex, 1 being the column of unit names. */
export type Column = { day: Day; days: number; index: number; is: 'day' | 'week' | 'month' }

const indexOf = (day: Day) => numberOf(day) - numberOf(firstDay) + 2

const weekStart = (day: Day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
const monthStart = (day: Day) => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day) => monthStart(addDays(monthStart(day), 31))

/** Header columns: days where each fits, otherwise weeks, otherwise months. */
export const columnsFor = (first: Day, last: Day, dayWidth: number): Column[] => {
  if (dayWidth >= 22) return daysFrom(first, last).map((day) => ({ day, days: 1, index: indexOf(day), is: 'day' }))
  const is = dayWidth >= 6 ? 'week' : 'month'
  const columns: Column[] = []
  for (let day = is === 'week' ? weekStart(first) : monthStart(first); day <= last;) {
    const next = is === 'week' ? addDays(day, 7) : nextMonth(day)
    columns.push({ day, days: nightsBetween(day, next), index: indexOf(day), is })
    day = next
  }
  return columns
}
