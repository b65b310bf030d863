import type { BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays, type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { mandatoryServices } from '@keyhaven/shared-contracts/domain/money/mandatory'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { BookingContext, StoredBooking } from './booking-context.ts'

type Wish = Guests & { services: number[] }

/** Party after a change. What a change leaves out stays as it was, as far as it fits the number of guests. */
function partyAfter(input: Guests, before?: StoredBooking) {
  const formerChildren = before && before.children.length < input.guests_count ? before.children : []
  return {
    children: [...(input.children ?? formerChildren)],
    infants: input.infants ?? before?.infants ?? 0,
    pets: input.pets ?? before?.pets ?? 0,
  }
}

/** The mandatory services of the stay. */
function mandatoryOf({ unit, services }: BookingContext, before?: StoredBooking) {
  const offered = services.map((one) => ({ ...one, property: one.property_id, active: one.active && !one.deleted }))
  return mandatoryServices(offered, unit?.property_id ?? 0, before && { ...before, property: before.property_id })
}

/** A wish with its whole party and with what is mandatory, and the facts about just that. */
export function withMandatoryServices<W extends Wish>(input: W, facts: BookingContext, before?: StoredBooking) {
  const services = [...new Set([...input.services, ...mandatoryOf(facts, before)])]
  return {
    wish: { ...input, ...partyAfter(input, before), services },
    facts: { ...facts, services: facts.services.filter(({ id }) => services.includes(id)) },
  }
}

/** Facts with the services of the quote alone: nothing that became mandatory since is added. */
export const withServices = (input: Wish, facts: BookingContext): BookingContext => ({
  ...facts,
  services: facts.services.filter(({ id }) => input.services.includes(id)),
})

/** Deposit that a property asks of new stays: a percentage of the total, due within a number of days. */
type DepositRule = { percent: number; days: number }

/** The deposit of a stay that is booked today, cents rounded half up; it is due on the day of arrival at the latest. */
const depositOfStay = (
  { percent, days }: DepositRule,
  { check_in, totalCents }: { check_in: Day; totalCents: number },
  today: Day,
): { cents: number; due: Day } => {
  const due = addDays(today, days)
  return { cents: Math.floor((totalCents * percent + 50) / 100), due: due < check_in ? due : check_in }
}

/** Deposit of a new stay: the owner's own figure, else what its property asks for; a request's is asked for once it is accepted. */
export function newDeposit(
  input: NewBooking,
  unit: NonNullable<BookingContext['unit']>,
  totalCents: number,
  now: Date,
  isRequest: boolean,
) {
  const { deposit_amount: amount, deposit_paid: isPaid, check_in } = input
  const { deposit_percent: percent, deposit_days: days } = unit
  const isOpen = !isPaid && !isRequest && input.status !== 'cancelled'
  const rule = percent !== null && days !== null && isOpen ? { percent, days } : null
  const usual = rule && depositOfStay(rule, { check_in, totalCents }, dayIn(unit.time_zone, now))
  const cents = amount === undefined ? (usual?.cents ?? 0) : (amount ?? 0)
  const due = input.deposit_due === undefined ? (usual?.due ?? null) : input.deposit_due
  return { cents, isPaid, due: cents > 0 ? due : null }
}

/** Deposit after a change; what the change leaves out stays as it is. */
export function changedDeposit(input: BookingChange, before: StoredBooking) {
  const cents = input.deposit_amount === undefined ? before.deposit_cents : (input.deposit_amount ?? 0)
  const due = input.deposit_due === undefined ? before.deposit_due : input.deposit_due
  return { cents, isPaid: input.deposit_paid, due: cents > 0 ? due : null }
}
