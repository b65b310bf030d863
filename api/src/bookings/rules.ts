import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { isBookable } from '@keyhaven/shared-contracts/domain/stay/availability'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { codeProblem, stayProblemOfCode } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import {
  beginsInPast,
  changesPrice,
  hasTooManyGuests,
  type StayDays,
  stayProblems,
} from '@keyhaven/shared-contracts/domain/stay/stay'
import { type FieldReasons, invalid, notFoundField } from '../http/problem.ts'
import type { StoredBooking, BookingContext } from './booking-context.ts'
import type { Discount, LodgingDiscounts } from '@keyhaven/shared-contracts/domain/money/pricing'
import { lodgingDiscounts } from '../db/fragments/prices.ts'

/** Fields that decide a booking's days, unit and price. */
export type Wish = Omit<NewBooking, 'client' | 'deposit_paid' | 'deposit_amount' | 'deposit_due'>

const hasOtherDays = (input: StayDays, before: StayDays) =>
  before.check_in !== input.check_in || before.check_out !== input.check_out

/** True where a change takes days of a unit that the booking does not hold already. */
export const takesDays = (
  input: Pick<Wish, 'unit' | 'check_in' | 'check_out'> & { status?: Wish['status'] },
  before?: StoredBooking,
) =>
  input.status !== 'cancelled' &&
  (!before || before.status === 'cancelled' || before.unit_id !== input.unit || hasOtherDays(input, before))

/** A stored booking in the words of a wish. */
const wishBefore = (before: StoredBooking) => ({ ...before, unit: before.unit_id, promo_code: before.promo_code_id })

/** True where a change prices the booking again. */
export const needsPrice = (input: Wish, before: StoredBooking) => changesPrice(input, wishBefore(before))

/** The discount of a booking: frozen with the code that it has, today's for one newly chosen. */
export const discountOf = ({ promo_code: code }: BookingContext, before?: StoredBooking): Discount | null => {
  if (!code) return null
  if (before?.promo_code_id === code.id)
    return { code: code.code, percent: before.promo_percent ?? code.discount_percent, cents: before.promo_cents }
  return { code: code.code, percent: code.discount_percent, cents: code.discount_cents }
}

/** The plan of a booking with its percent: as it was agreed, today's where it is newly chosen. The percent is null where its property has no such plan. */
export const planOf = ({ plan }: Pick<Wish, 'plan'>, { unit }: BookingContext, before?: StoredBooking) => {
  const name = plan ?? before?.plan ?? 'flexible'
  if (name === 'flexible') return { name, percent: null }
  return { name, percent: before?.plan === name ? before.plan_percent : (unit?.nonrefundable_percent ?? null) }
}

/** Plan, discounts and days ahead that the lodging of a stay costs less by. */
export const lodgingDiscountsOf = (input: Wish, facts: BookingContext, before?: StoredBooking): LodgingDiscounts => ({
  planPercent: planOf(input, facts, before).percent,
  ...lodgingDiscounts(facts.unit?.discounts ?? null, input.check_in),
})

/** A booking keeps the unit that it has, whatever happened to that unit since; a reopened one has to get it again. */
export const takesUnit = (input: Wish, before?: StoredBooking) =>
  before?.unit_id !== input.unit || (before.status === 'cancelled' && input.status !== 'cancelled')

export const notBookable = 'general.unitNotBookable'

function checkUnit(input: Wish, facts: BookingContext, before?: StoredBooking) {
  const { unit } = facts
  const isSameUnit = before?.unit_id === input.unit
  if (!unit || (unit.deleted && !isSameUnit)) throw notFoundField('unit', 'unit')
  const fields: FieldReasons = {}
  if (unit.property_id !== input.property) fields['unit'] = ['bookings.unitDoesNotBelongSelectedProperty']
  if (takesUnit(input, before)) {
    if (!isBookable(unit)) fields['unit'] ??= [notBookable]
    else if (!unit.property_active) fields['property'] = ['general.propertyNotActive']
  }
  if (hasTooManyGuests(input, unit.max_capacity, before && wishBefore(before)))
    fields['guests_count'] = [stayProblems.tooManyGuests]
  return { unit, fields }
}

function checkServices(input: Wish, facts: BookingContext, before?: StoredBooking) {
  if (facts.services.length < new Set(input.services).size) throw notFoundField('services', 'service')
  for (const service of facts.services) {
    const wasBooked = facts.isPromised === true || before?.services.includes(service.id) === true
    if (service.deleted && !wasBooked) throw notFoundField('services', 'service')
    if (service.property_id !== input.property)
      return [reason('bookings.serviceOfOtherProperty', { service: service.name })]
    if (!service.active && !wasBooked) return [reason('bookings.serviceNotActive', { service: service.name })]
  }
  return undefined
}

/** True where a change chooses a code, or a cancelled booking takes up its own again. */
export const takesCode = ({ promo_code, status }: Pick<Wish, 'promo_code' | 'status'>, before?: StoredBooking) =>
  promo_code !== null &&
  status !== 'cancelled' &&
  (before?.promo_code_id !== promo_code || before.status === 'cancelled')

/**
 * Reason why the code does not count for the stay. A booking keeps its code where days and unit stay, and wherever its price is to stay; how often
 * a code was used is asked once everything is locked.
 */
function whyNotCode(
  input: Wish & Partial<Pick<BookingChange, 'pricing'>>,
  facts: BookingContext,
  today: Day,
  before?: StoredBooking,
) {
  const { promo_code: code } = facts
  if (input.promo_code === null || (code && facts.isPromised)) return undefined
  if (before?.promo_code_id === input.promo_code) {
    const isSameStay = before.unit_id === input.unit && !hasOtherDays(input, before)
    return !code || isSameStay || input.pricing === 'keep' ? undefined : stayProblemOfCode(code, input)
  }
  if (!code || code.deleted) throw notFoundField('promo_code', 'promoCode')
  if (!code.active || code.valid_until < today) return 'bookings.promoCodeNoLongerValid'
  return codeProblem(code, { ...input, today })
}

/** Checks unit, days, guests, services and code; throws the first problem, returns the unit. */
export function checkWish(input: Wish, facts: BookingContext, now: Date, before?: StoredBooking) {
  const { unit, fields } = checkUnit(input, facts, before)
  const services = checkServices(input, facts, before)
  if (services) fields['services'] = services

  const today = dayIn(unit.time_zone, now)
  if (beginsInPast(input.check_in, today, before)) fields['check_in'] = [stayProblems.past]

  const notCode = whyNotCode(input, facts, today, before)
  if (notCode) fields['promo_code'] = [notCode]
  const plan = planOf(input, facts, before)
  if (plan.name !== 'flexible' && plan.percent === null && before?.plan !== plan.name)
    fields['plan'] = ['general.planNotOffered']
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return unit
}

/** Checks a booking beyond its schema; throws the first problem, returns the unit. */
export function checkBooking(input: NewBooking, facts: BookingContext, now: Date, before?: StoredBooking) {
  const { client } = facts
  if (!facts.property) throw notFoundField('property', 'property')
  if (!client || (client.deleted && before?.client_id !== client.id)) throw notFoundField('client', 'client')
  return checkWish(input, facts, now, before)
}

type Searched = { guests: number; children?: readonly number[] | undefined }

/** Refuses a search without an adult. Checked here and not by the schema, which guests' first script holds, too. */
export function checkParty({ guests, children = [] }: Searched) {
  if (children.length >= guests) throw invalid({ children: ['general.oneAdult'] })
}
