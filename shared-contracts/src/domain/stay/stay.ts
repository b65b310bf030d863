import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'
import { whenValid } from '../cross-field.ts'
import { type Day, nightsBetween } from '../days/day.ts'
import { day } from '../days/day-schema.ts'
import { whole } from '../money/number.ts'
import type { RatePlan } from '../prices/rate-plans.ts'
import { maxStayNights } from './night-limits.ts'
import type { Guests } from './party.ts'
import { reason, type Reason, type Message } from '../reasons/reason.ts'

/** The nights `[check_in, check_out)` of a stay. */
export type StayDays = { check_in: Day; check_out: Day }

/** Reasons why a stay cannot be, for screens and API alike. No other file spells these sentences. */
export const stayProblems = {
  order: 'general.checkOutAfterCheckIn',
  tooLong: 'general.stayTooLong',
  past: 'general.checkInPast',
  tooManyGuests: 'general.tooManyGuests',
} as const satisfies Record<string, Message>

/** False where a stay has not a single night. */
export const isInOrder = ({ check_in, check_out }: StayDays): boolean => check_in < check_out

/** True where a stay has more nights than can be booked. */
export const isTooLong = ({ check_in, check_out }: StayDays): boolean =>
  nightsBetween(check_in, check_out) > maxStayNights

const when = whenValid(z.object({ check_in: day(reasons.enter('date')), check_out: day(reasons.enter('date')) }))

/** Adds order and greatest length to the schema of something that has a check-in and a check-out. */
export const withStayRules = <S extends z.ZodType<StayDays>>(schema: S) =>
  schema
    .refine(isInOrder, { path: ['check_out'], error: stayProblems.order, when })
    .refine((stay) => !isTooLong(stay), { path: ['check_out'], error: stayProblems.tooLong, when })

/** The guests of a stay, before it is known how many its unit sleeps. */
export const guestsCount = whole({
  required: reasons.required('guestsCount'),
  min: 1,
  below: reasons.tooSmall('guestsCount', 1),
  above: stayProblems.tooManyGuests,
})

/** True where a stay would begin before `today`, the day at its property. A booking keeps the day of arrival that it has. */
export const beginsInPast = (check_in: Day, today: Day, before?: Pick<StayDays, 'check_in'>): boolean =>
  check_in < today && check_in !== before?.check_in

/** Unit of a stay, and the number of its guests. */
type UnitGuests = { unit: number; guests_count: number }

/** True where a unit sleeps fewer. A unit that shrank later keeps the guests that a booking has in it. */
export const hasTooManyGuests = (party: UnitGuests, maxCapacity: number, before?: UnitGuests): boolean =>
  party.guests_count > maxCapacity && !(party.unit === before?.unit && party.guests_count === before.guests_count)

/** Parts of a booking that its price depends on, beside the prices themselves. */
export type PricedStay = StayDays &
  UnitGuests &
  Pick<Guests, 'children' | 'pets'> & {
    promo_code: number | null
    services: readonly number[]
    plan?: RatePlan | null | undefined
  }

const sameServices = (a: readonly number[], b: readonly number[]) =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id))

const agesOf = ({ children }: Pick<Guests, 'children'>) => (children ?? []).toSorted((a, b) => a - b).join()

/** True where unit, dates, guests, services, plan or code change; nothing else prices a booking again. */
export const changesPrice = (after: PricedStay, before: PricedStay): boolean =>
  after.unit !== before.unit ||
  after.check_in !== before.check_in ||
  after.check_out !== before.check_out ||
  after.guests_count !== before.guests_count ||
  agesOf(after) !== agesOf(before) ||
  (after.pets ?? 0) !== (before.pets ?? 0) ||
  after.promo_code !== before.promo_code ||
  (after.plan ?? before.plan ?? 'flexible') !== (before.plan ?? 'flexible') ||
  !sameServices(after.services, before.services)

/** Limits of a host for guests: the maximum nights of a stay, and its last day of arrival. Its rules are apart (`domain/stay-rules`). */
export type GuestLimits = {
  max_nights?: number | undefined
  last_arrival?: Day | undefined
}

/** Reason why a host takes no such stay from guests, and its field; undefined if they do. */
export const hostLimitProblem = (
  { check_in, check_out }: StayDays,
  { max_nights, last_arrival }: GuestLimits,
): { field: keyof StayDays; reason: Reason } | undefined => {
  if (max_nights !== undefined && nightsBetween(check_in, check_out) > max_nights)
    return {
      field: 'check_out',
      reason: reason('general.mostNightsHere', { nights: max_nights }),
    }
  if (last_arrival !== undefined && check_in > last_arrival)
    return { field: 'check_in', reason: reason('general.lastArrivalHere', { day: last_arrival }) }
  return undefined
}
