import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../../messages/calendar/en.ts'
import type { Column } from './geometry/timeline-scale.ts'

/** Pixels that a full label needs on two lines: 32 for `Mon 05.03`, and more where a language ends a date in a full stop. */
const dateLabelWidth = (date: string) => date.length * 6 + 2
/** The same in the smallest letters that are still read. */
const smallLabelWidth = (date: string) => date.length * 5
/** The same on one line for a week, which names the weekday of its first day where it fits. */
const weekLabelWidth = 66
/** The same for a month, `September 2027`. */
const monthLabelWidth = 90

const shortMonth = ({ monthsShort }: Language, day: Day) => monthsShort[Number(day.slice(5, 7)) - 1] ?? ''

/** Label of a header column. `lines` replaces one that does not fit. */
type Words = { label: string; isSmall?: true; lines?: readonly string[] }

/** The words of a column: as many as it has room for. */
export const headWords = (t: Messages['grid'], language: Language, column: Column, dayWidth: number): Words => {
  const { day, days, is } = column
  const width = days * dayWidth
  if (is === 'month') {
    return { label: width < monthLabelWidth ? `${shortMonth(language, day)} ${day.slice(0, 4)}` : language.month(day) }
  }
  if (is === 'week') return { label: width < weekLabelWidth ? t.date(day) : t.day(day) }
  const label = t.day(day)
  if (width >= dateLabelWidth(t.date(day))) return { label }
  if (width >= smallLabelWidth(t.date(day))) return { label, isSmall: true }
  const number = day.slice(8, 10)
  // The first of a month says which below; there is no room for the dot of an abbreviation.
  const month = number === '01' ? [shortMonth(language, day).replace('.', '')] : []
  return { label, lines: [language.weekdayShort(day).slice(0, 2), number, ...month] }
}
