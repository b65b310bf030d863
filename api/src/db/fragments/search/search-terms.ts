import type { Day } from '@keyhaven/shared-contracts/domain/days/day'

const two = (part: string) => part.padStart(2, '0')
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** Days that were asked for: `2026-11-21`, or as a screen writes it, `21.11.2026`, `21/11/2026`, `21-11-2026`; without the year of last, this and next year. */
export function askedDays(text: string, today: Day): Day[] {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const written =
    /^(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4}|\d{2})?$/.exec(text) ??
    /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?$/.exec(text)
  const [, year, month = '', day = ''] = iso ?? (written ? [written[0], written[3], written[2], written[1]] : [])
  if (month === '') return []
  const now = Number(today.slice(0, 4))
  const years = year === undefined ? [now - 1, now, now + 1] : [year.length === 2 ? 2000 + Number(year) : Number(year)]
  return years.map((of) => `${of}-${two(month)}-${two(day)}`).filter((one) => one > '1900' && isDay(one))
}

/** The number of a booking that was asked for by its reference, `B-000042`, or a part of it that says as much. */
export function askedNumber(text: string): number | undefined {
  const number = Number(/^(?:b-?)?(\d{1,9})$/i.exec(text)?.[1])
  return number > 0 ? number : undefined
}

/** Year and count of an invoice's number, `2026-00042`, with a prefix or without. */
export function askedInvoice(text: string): { year: number; sequence: number } | undefined {
  const [, year, sequence] = /^[a-z0-9/-]{0,10}?(\d{4})-(\d{1,9})$/i.exec(text) ?? []
  return year && Number(sequence) > 0 ? { year: Number(year), sequence: Number(sequence) } : undefined
}

const longestNumber = 9

/**
 * The ranges of booking numbers that begin with what was typed, `[from, to]`; none where it is no number. `43` finds 43, 430 to 439, 4300 …; zeros in
 * front are those of the reference: `B-0004` finds B-000400 to B-000499, and B-000004.
 */
export function numberRanges(typed: string): [from: number, to: number][] {
  const digits = /^(?:b-?)?(\d{1,9})$/.exec(typed.trim().toLowerCase())?.[1]
  if (digits === undefined) return []
  const number = Number(digits)
  const beginning = (count: number): [number, number] => [number * 10 ** count, (number + 1) * 10 ** count - 1]
  if (digits.startsWith('0'))
    return digits.length < 6 ? [beginning(6 - digits.length), [number, number]] : [[number, number]]
  return Array.from({ length: longestNumber - digits.length + 1 }, (_, count) => beginning(count))
}
