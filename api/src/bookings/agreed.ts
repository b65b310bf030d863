import { mandatoryServices } from '@keyhaven/shared-contracts/domain/money/mandatory'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
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

/**
 * Facts as the guest of a quote was promised them: its services alone, so that nothing that became mandatory since is added, and plan and code at
 * their percent, whatever became of them since.
 */
export function asPromised(input: Wish, facts: BookingContext, { lines }: Pick<KeptPrice, 'lines'>): BookingContext {
  const { unit, promo_code: code } = facts
  const planPercent = lines.find(({ why }) => why?.discount === 'non_refundable')?.percent
  const codePercent = lines.find((line) => line.kind === 'discount' && line.code !== undefined)?.percent
  return {
    ...facts,
    isPromised: true,
    unit: unit && { ...unit, nonrefundable_percent: planPercent ?? unit.nonrefundable_percent },
    promo_code: code && { ...code, ...(codePercent && { discount_percent: codePercent, discount_cents: null }) },
    services: facts.services.filter(({ id }) => input.services.includes(id)),
  }
}
