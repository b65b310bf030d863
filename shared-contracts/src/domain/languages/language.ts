import type { Day } from '../days/day.ts'

/** The words for a count by CLDR's plural categories of a language; `#` stands for the count itself. */
export type PluralForms = { other: string } & Partial<Record<'one' | 'few' | 'many', string>>

/** Rules that a language states itself: the rest of `Language` is made of them. */
type Rules = {
  /** The BCP 47 tag, as `lang` says it. */
  code: string
  /** The plural rule of CLDR. */
  category: (count: number) => string
  decimalSign: string
  groupSign: string
  /** From an amount with its sign and two decimals. */
  money: (amount: string) => string
  percent: (number: string) => string
  /** From the two digits of day and month and the year. */
  numericDay: (day: string, month: string, year: string) => string
  /** Day and month alone, as the head of a column has it. */
  numericDate: (day: string, month: string) => string
  /** The date in a sentence, from the number of the day, the month in its form beside a day, and the year. */
  longDay: (day: number, month: string, year: string) => string
  weekdayAndDay: (weekday: string, date: string) => string
  /** January first. */
  months: readonly string[]
  monthsShort: readonly string[]
  /** Forms of the months beside a day, if they differ: `listopadu`. */
  monthsOfDays?: readonly string[]
  /** Sunday first, as `getUTCDay` counts. */
  weekdays: readonly string[]
  weekdaysShort: readonly string[]
  /** 0 is Sunday. */
  weekStart: 0 | 1
  and: string
}

/** Functions that write days, amounts and counts in a language, for screens, mails and documents. */
export type Language = Pick<
  Rules,
  'code' | 'decimalSign' | 'groupSign' | 'months' | 'monthsShort' | 'weekdays' | 'weekdaysShort' | 'weekStart'
> & {
  /** `plural(3, { one: '# night', other: '# nights' })` is `3 nights`. */
  plural: (count: number, forms: PluralForms) => string
  /** `1,234.5`, with as many decimals as asked for, or as few as it takes. */
  number: (value: number, decimals?: number) => string
  /** Euros: `€1,234.50`. */
  euros: (value: number) => string
  /** The same where there is little room: cents only where there are some, `€120` and `€120.50`. */
  briefEuros: (value: number) => string
  /** A share of 100: `12.5 %` as the language writes it. */
  percent: (value: number, decimals?: number) => string
  /** `21.11.2026` */
  day: (day: Day) => string
  /** `21.11.`, without the year. */
  dayAndMonth: (day: Day) => string
  /** `21 November 2026` */
  longDay: (day: Day) => string
  /** `Saturday, 21 November 2026` */
  longDayWithWeekday: (day: Day) => string
  /** A stay where people decide on it: `Fri, 11 – Sun, 13 December 2026`, with month and year of the first day where they differ. */
  stay: (checkIn: Day, checkOut: Day) => string
  /** The same where there is little room: `11 – 13 Dec`. */
  briefStay: (checkIn: Day, checkOut: Day) => string
  /** Days from the first to the last, both included: `24 – 26 December 2026`. */
  dayRange: (first: Day, last: Day) => string
  /** `November 2026`, from a day or a month `2026-11`. */
  month: (month: string) => string
  weekday: (day: Day) => string
  weekdayShort: (day: Day) => string
  /** `21.11.2026, 15:30` on the clock of the reader. */
  moment: (iso: string) => string
  /** `a, b and c` */
  list: (items: readonly string[]) => string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A language from its rules. By hand: to start the browser's own formatters costs a phone a tenth of a second each. */
export const language = (rules: Rules): Language => {
  const { months, weekdays, weekdaysShort, monthsOfDays = months } = rules
  const number = (value: number, decimals?: number) => {
    const [whole = '', rest] = (
      decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
    ).split('.')
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, rules.groupSign)
    return `${value < 0 ? '-' : ''}${grouped}${rest ? rules.decimalSign + rest : ''}`
  }
  const parts = (day: Day) => [day.slice(8, 10), day.slice(5, 7), day.slice(0, 4)] as const
  const day = (value: Day) => rules.numericDay(...parts(value))
  const longDay = (value: Day) => {
    const [date, month, year] = parts(value)
    return rules.longDay(Number(date), monthsOfDays[Number(month) - 1] ?? '', year)
  }
  const weekdayIn = (names: readonly string[], value: Day) => names[new Date(value.slice(0, 10)).getUTCDay()] ?? ''
  /** So much of a date as the other one does not say. */
  const dayBeside = (value: Day, other = '') => {
    const [date, month, year] = parts(value)
    const name = other.startsWith(value.slice(0, 7)) ? '' : (monthsOfDays[Number(month) - 1] ?? '')
    return rules.longDay(Number(date), name, other.startsWith(year) ? '' : year).trim()
  }
  const dayOfStay = (value: Day, other = '') =>
    rules.weekdayAndDay(weekdayIn(weekdaysShort, value), dayBeside(value, other))
  const briefDay = (value: Day, other = '') => {
    const [date, month] = parts(value)
    const name = other.startsWith(value.slice(0, 7)) ? '' : (rules.monthsShort[Number(month) - 1] ?? '')
    return rules.longDay(Number(date), name, '').trim()
  }
  return {
    code: rules.code,
    decimalSign: rules.decimalSign,
    groupSign: rules.groupSign,
    months,
    monthsShort: rules.monthsShort,
    weekdays,
    weekdaysShort,
    weekStart: rules.weekStart,
    plural: (count, forms) => {
      const form = forms[rules.category(count) as keyof PluralForms] ?? forms.other
      return form.replaceAll('#', () => number(count))
    },
    number,
    euros: (value) => rules.money(number(value, 2)),
    briefEuros: (value) => rules.money(number(value, value % 1 === 0 ? 0 : 2)),
    percent: (value, decimals) => rules.percent(number(value, decimals)),
    day,
    dayAndMonth: (value) => rules.numericDate(value.slice(8, 10), value.slice(5, 7)),
    longDay,
    longDayWithWeekday: (value) => rules.weekdayAndDay(weekdayIn(weekdays, value), longDay(value)),
    stay: (checkIn, checkOut) => `${dayOfStay(checkIn, checkOut)} – ${dayOfStay(checkOut)}`,
    briefStay: (checkIn, checkOut) => `${briefDay(checkIn, checkOut)} – ${briefDay(checkOut)}`,
    dayRange: (first, last) => (first === last ? longDay(first) : `${dayBeside(first, last)} – ${dayBeside(last)}`),
    month: (value) => `${months[Number(value.slice(5, 7)) - 1]} ${value.slice(0, 4)}`,
    weekday: (value) => weekdayIn(weekdays, value),
    weekdayShort: (value) => weekdayIn(weekdaysShort, value),
    moment: (iso) => {
      const at = new Date(iso)
      const local = `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
      return `${day(local)}, ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
    },
    list: (items) =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${rules.and} ${items.at(-1)}`,
  }
}
