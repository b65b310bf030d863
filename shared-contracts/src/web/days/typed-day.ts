import { type Day, monthNames } from '../../domain/day.ts'

type Bounds = { today: Day; min?: Day | undefined; max?: Day | undefined }

const words: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 }
const ms = 86_400_000
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const month = (word: string) => monthNames.findIndex((name) => name.toLowerCase().startsWith(word)) + 1

/** The day with these numbers, where there is one: not for the 31st of February. */
const dayOf = (year: number, monthNumber: number, date: number): Day | undefined => {
  if (year < 1900 || year > 2199) return undefined
  const time = Date.UTC(year, monthNumber - 1, date)
  const found = new Date(time)
  return found.getUTCMonth() === monthNumber - 1 && found.getUTCDate() === date ? isoOf(time) : undefined
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
  /^(?<d>\d{1,2})(st|nd|rd|th)?[. ]*(?<word>[a-z]{3,})[., ]*(?<y>\d{4}|\d{2})?$/,
  /^(?<word>[a-z]{3,})[. ]*(?<d>\d{1,2})(st|nd|rd|th)?[., ]*(?<y>\d{4}|\d{2})?$/,
]

/** The day that somebody means by `24.12.26`, `28.12.`, `26/12/2026` or `tomorrow`; none where it is no day. */
export const typedDay = (typed: string, bounds: Bounds): Day | undefined => {
  const text = typed.trim().toLowerCase()
  const offset = words[text]
  if (offset !== undefined) return isoOf(Date.parse(bounds.today) + offset * ms)
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups
    if (!found) continue
    const monthNumber = found['word'] ? month(found['word']) : Number(found['m'])
    const date = Number(found['d'])
    const year = found['y']
    if (monthNumber === 0) return undefined
    if (!year) return nearest(monthNumber, date, bounds)
    return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, date)
  }
  return undefined
}
