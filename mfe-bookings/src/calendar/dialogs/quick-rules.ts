import { newBlock } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import { bookingChange } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { CalendarUnit } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { z } from 'zod'
import { bookingRules, withNewGuest } from '../../bookings/form/booking-rules.ts'
import type { Guest } from '../../clients/new-guest.ts'
import type { Messages } from '../../messages/calendar-dialogs/en.ts'
import type { UnitNights } from '../moving/drag.ts'

/** Purpose of free nights: a booking of an existing client, one of a new client, or a block. */
export type Purpose = 'known' | 'new' | 'block'

export type QuickValues = UnitNights & {
  property: number
  guests_count: number
  children?: number[]
  infants?: number
  pets?: number
  status: 'confirmed' | 'pending'
  /** Left out, the property asks for what it always asks for. */
  deposit_amount?: number
  deposit_due?: Day
  client?: number
  guest?: Guest
  reason: string
}

type RulesInput = { todayOf: (property: unknown) => string; unitOf: (id: number) => CalendarUnit | undefined }

const { check_in, check_out, unit } = bookingChange.shape
const blocked = z.object({ unit, check_in, check_out, reason: newBlock.shape.reason })
const isInOrder = (nights: z.output<typeof blocked>) => nights.check_out > nights.check_in

/** The rules of the contract for what the nights are to become. */
export const quickRules = (
  t: Messages,
  purpose: Purpose,
  { todayOf, unitOf }: RulesInput,
): z.ZodType<unknown, QuickValues> => {
  if (purpose === 'block') {
    const rules = blocked.refine(isInOrder, { path: ['check_out'], error: t.block.order })
    return rules as unknown as z.ZodType<unknown, QuickValues>
  }
  const booking = bookingRules({ todayOf, capacityOf: (id) => unitOf(id)?.max_capacity })
  const rules = purpose === 'known' ? booking : withNewGuest(booking)
  return rules as unknown as z.ZodType<unknown, QuickValues>
}

/** The body of a new booking. */
export const bookingOf = (values: QuickValues, client: number) => {
  const { property, unit: of, status } = values
  const { guests_count, children, infants, pets } = values
  const party = { guests_count, children, infants, pets }
  const deposit = { deposit_amount: values.deposit_amount, deposit_due: values.deposit_due }
  const stay = { check_in: values.check_in, check_out: values.check_out }
  return { ...stay, property, unit: of, client, ...party, ...deposit, status, promo_code: null }
}
