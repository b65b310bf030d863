import { z } from 'zod'

const written = /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*(h|uhr|am|pm)?$/i

/** `15`, `15.30`, `15h30` or `3 pm` as `15:00`, `15:30`, `15:30`, `15:00`; `24:00` is midnight; what is no time stays as it was typed. */
export const timeOf = (typed: string): string => {
  const [all, hours = '', minutes = '00', suffix = ''] = written.exec(typed.trim()) ?? []
  if (all === undefined) return typed.trim()
  const half = /^[ap]m$/i.test(suffix)
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return typed.trim()
  const hour = half ? (Number(hours) % 12) + (/^pm$/i.test(suffix) ? 12 : 0) : Number(hours)
  if (hour === 24 && minutes === '00') return '00:00'
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** No guest arrives so late that it is afternoon again; who writes that has mixed the two times up. */
const lastArrival = '12:00'

/** True if guests can arrive from the one time until the other, which may be after midnight: `15:00` to `02:00`. */
export const isArrivalWindow = (from: string, until: string) => from < until || (until < from && until <= lastArrival)

/** A time of the day as it comes in: `HH:MM` on the clock of the house, null or empty for none. */
export const localTime = z
  .preprocess(
    (value) => (typeof value === 'string' ? timeOf(value) || null : value),
    z
      .string('inventory.enterTime')
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'inventory.enterTime')
      .nullable(),
  )
  .optional() as unknown as z.ZodOptional<z.ZodType<string | null, string | null>>
