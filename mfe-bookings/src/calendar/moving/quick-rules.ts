import { newBlock } from '@keyhaven/shared-contracts/contract/blocks'
import { bookingChange } from '@keyhaven/shared-contracts/contract/bookings'
import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/calendar'
import { newClient } from '@keyhaven/shared-contracts/contract/clients'
import { z } from 'zod'
import { bookingRules } from '../../bookings/booking-rules.ts'
import type { Place } from './drag.ts'

/** What free nights become: a booking of a client that is known, of a new one, or a block. */
export type Purpose = 'known' | 'new' | 'block'

type Name = { first_name: string; last_name: string }
export type QuickValues = Place & {
  property: number
  guests_count: number
  status: 'confirmed' | 'pending'
  client?: number
  guest?: z.input<typeof newClient>
  reason: string
}

type Known = { todayOf: (property: unknown) => string; unitOf: (id: number) => CalendarUnit | undefined }

const { check_in, check_out, unit } = bookingChange.shape
const blocked = z
  .object({ unit, check_in, check_out, reason: newBlock.shape.reason })
  .refine((nights) => nights.check_out > nights.check_in, {
    path: ['check_out'],
    error: 'The block must end after it begins.',
  })

/** The rules of the contract for what the nights are to become. */
export const quickRules = (purpose: Purpose, { todayOf, unitOf }: Known): z.ZodType<unknown, QuickValues> => {
  if (purpose === 'block') return blocked as unknown as z.ZodType<unknown, QuickValues>
  const booking = bookingRules({ todayOf, capacityOf: (id) => unitOf(id)?.max_capacity })
  // A guest who is new has no number yet.
  const rules =
    purpose === 'known'
      ? booking
      : (booking as z.ZodObject).safeExtend({ client: z.unknown().optional(), guest: newClient })
  return rules as unknown as z.ZodType<unknown, QuickValues>
}

/** `Anna Maria Novak` as first and last name; one word is a last name, as people give it on the phone. */
export const nameOf = (typed: string): Name => {
  const words = typed.trim().split(/\s+/)
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

/** The body of a new booking. */
export const bookingOf = (values: QuickValues, client: number) => {
  const { property, unit: of, guests_count, status } = values
  const stay = { check_in: values.check_in, check_out: values.check_out }
  return { ...stay, property, unit: of, client, guests_count, status, promo_code: null }
}
