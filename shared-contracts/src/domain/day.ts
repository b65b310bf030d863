import type { ReasonKey } from './reasons/reason.ts'
import { z } from 'zod'

/** A local date, `YYYY-MM-DD`, never a timestamp. */
export type Day = string

/** A required date with its own message. The calendar of the product runs from 1900 to 2199. */
export const day = (required: ReasonKey) =>
  z.iso
    .date(required)
    .refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'general.chooseDateBetween1900And2199')

const ms = 86_400_000

/** The day `count` days after. */
export const addDays = (from: Day, count: number): Day =>
  new Date(Date.parse(from) + count * ms).toISOString().slice(0, 10)

/** Nights of the half-open stay `[checkIn, checkOut)`. */
export const nightsBetween = (checkIn: Day, checkOut: Day) => (Date.parse(checkOut) - Date.parse(checkIn)) / ms

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Kept for each zone: making one takes thirty times as long as using it. */
const formatterIn = (zone: string) => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formatters.set(zone, made)
  return made
}

/** The day it is in a time zone at a moment. */
export const dayIn = (zone: string, moment: Date): Day => formatterIn(zone).format(moment)

/** `21.11.2026`, as every screen and document shows a day. */
export const showDay = (value: Day) => value.slice(0, 10).split('-').toReversed().join('.')
