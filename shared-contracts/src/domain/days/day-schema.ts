import type { Message } from '../reasons/reason.ts'
import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'

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

/** A year and month, `2026-11`. */
export const monthField = () =>
  z.string(reasons.choose('month')).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, reasons.choose('month'))
