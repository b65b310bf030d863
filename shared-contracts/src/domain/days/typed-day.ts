import type { Day } from './day.ts'
import { fold } from '../fold.ts'
import { en } from '../languages/en.ts'
import type { Language } from '../languages/language.ts'

type Bounds = { today: Day; min?: Day | undefined; max?: Day | undefined }

type Words = { yesterday: string; today: string; tomorrow: string }
/** Names of days beside the English words, which are understood in every language. */
type Names = Partial<Words> & { language: Language }
const english: Words & Names = { language: en, yesterday: 'yesterday', today: 'today', tomorrow: 'tomorrow' }

/** Number of days between today and a word's day: 1 for `tomorrow`, -2 if it is none of these words. */
const offsetOf = (text: string, { yesterday, today, tomorrow }: Partial<Words>) =>
  [yesterday, today, tomorrow].findIndex((word) => word !== undefined && fold(word) === text) - 1
const ms = 86_400_000
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The number of the month that begins so; 0 where there is none, or more than one. */
const monthIn = ({ months, monthsShort }: Language, word: string) => {
  const short = monthsShort.findIndex((name) => fold(name).replace('.', '') === word)
  if (short >= 0) return short + 1
  const matches = months.filter((name) => fold(name).startsWith(word))
  return matches.length === 1 ? months.indexOf(matches[0] ?? '') + 1 : 0
}

/** The day with these numbers, where there is one: not for the 31st of February. */
const dayOf = (year: number, monthNumber: number, date: number): Day | undefined => {
  if (year < 1900 || year > 2199) return undefined
  const time = Date.UTC(year, monthNumber - 1, date)
  const utc = new Date(time)
  return utc.getUTCMonth() === monthNumber - 1 && utc.getUTCDate() === date ? isoOf(time) : undefined
}

/** Without a year, the nearest such day that can be chosen is meant. */
const nearest = (monthNumber: number, date: number, { today, min, max }: Bounds) => {
  const thisYear = Number(today.slice(0, 4))
  const distance = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today))
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => dayOf(year, monthNumber, date) ?? [])
  const allowed = days.filter((day) => (!min || day >= min) && (!max || day <= max))
  return (allowed.length > 0 ? allowed : days).toSorted((a, b) => distance(a) - distance(b))[0]
}

const patterns = [
  /^(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})\s*[-./ ]\s*(?<m>\d{1,2})(\s*[-./ ]\s*(?<y>\d{4}|\d{2})?)?$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4}|\d{2})$/,
  /^(?<d>\d{1,2})(st|nd|rd|th|er|e)?[. ]*(?<word>[a-z]{3,})[., ]*(?<y>\d{4}|\d{2})?$/,
  /^(?<word>[a-z]{3,})[. ]*(?<d>\d{1,2})(st|nd|rd|th)?[., ]*(?<y>\d{4}|\d{2})?$/,
]

/**
 * The day that somebody means by `24.12.26`, `28.12.`, `26/12/2026`, `tomorrow` or `24 décembre`; none where it is no
 * day.
 */
export const typedDay = (typed: string, bounds: Bounds, names: Names = english): Day | undefined => {
  const text = fold(typed.trim())
  const offset = [names, english].map((each) => offsetOf(text, each)).find((days) => days > -2)
  if (offset !== undefined) return isoOf(Date.parse(bounds.today) + offset * ms)
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const monthNumber = groups['word']
      ? monthIn(names.language, groups['word']) || monthIn(en, groups['word'])
      : Number(groups['m'])
    const date = Number(groups['d'])
    const year = groups['y']
    if (monthNumber === 0) return undefined
    if (!year) return nearest(monthNumber, date, bounds)
    return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, date)
  }
  return undefined
}
