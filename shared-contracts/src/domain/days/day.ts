import type { Message } from '../reasons/reason.ts'
import { z } from 'zod'

/** A local date, `YYYY-MM-DD`, never a timestamp. */
export type Day = string

const iso = /^\d{4}-\d\d-\d\d$/
const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

/** Reason why a text is no day: one that is in no calendar, one that is written as people do, or nothing like a day. */
const whyNoDay = (input: unknown, required: Message): Message => {
  if (typeof input !== 'string') return required
  if (iso.test(input)) return 'general.noSuchDay'
  const [, date = '', month = '', year = ''] = dayFirst.exec(input) ?? []
  if (!year) return required
  const written = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return z.iso.date().safeParse(written).success ? 'general.dateFormat' : 'general.noSuchDay'
}

/**
 * A required date with its own message, and one of its own for a wrong one where the required one does not say enough. The
 * calendar of the product runs from 1900 to 2199.
 */
export const day = (required: Message, wrong?: Message) =>
  z.iso
    .date({ error: ({ input }) => wrong ?? whyNoDay(input, required), abort: true })
    .refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'general.dateOutOfRange')

const ms = 86_400_000

/** The day `count` days after. */
export const addDays = (from: Day, count: number): Day =>
  new Date(Date.parse(from) + count * ms).toISOString().slice(0, 10)

/** Nights of the half-open stay `[checkIn, checkOut)`. */
export const nightsBetween = (checkIn: Day, checkOut: Day) => (Date.parse(checkOut) - Date.parse(checkIn)) / ms

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Kept for each zone: making one takes thirty times as long as using it. */
const formatterIn = (zone: string) => {
  const cached = formatters.get(zone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(zone, formatter)
  return formatter
}

/** The day it is in a time zone at a moment. */
export const dayIn = (zone: string, moment: Date): Day => formatterIn(zone).format(moment)

/** `21.11.2026`, as every screen and document shows a day. */
export const showDay = (value: Day) => value.slice(0, 10).split('-').toReversed().join('.')
