import type { ChargedFor, ServicePrice } from '../../pricing.ts'
import type { Party } from '../../party.ts'
import { en } from '../../languages/en.ts'

type Charge = Pick<ServicePrice, 'type' | 'charged_per' | 'from_age'>

export type Messages = {
  /** Who comes: `2 adults, 1 child (4), 1 pet`. A number alone does not say that all are grown up: `2 guests`. */
  party: (party: Party) => string
  /** For how many a service is charged: `2 persons × 3 nights`. */
  chargedFor: (charged: ChargedFor) => string
  /** How a service is charged for each person or pet, `per person and night, from 3 years`; nothing where it is for the unit. */
  charge: (service: Charge) => string | undefined
  /** The same with the price in front. */
  chargedPrice: (service: Charge & { price: number }) => string | undefined
}

const charges = {
  person: { per_day: 'per person and night', one_time: 'per person' },
  pet: { per_day: 'per pet and night', one_time: 'per pet' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, from ${age} years` : how
}

/** Who comes, in the words of owners and guests alike. */
export const messages: Messages = {
  party: ({ adults, children, infants, pets }) =>
    [
      children.length + infants > 0
        ? en.plural(adults, { one: '# adult', other: '# adults' })
        : en.plural(adults, { one: '# guest', other: '# guests' }),
      children.length > 0 &&
        `${en.plural(children.length, { one: '# child', other: '# children' })} (${children.join(', ')})`,
      infants > 0 && en.plural(infants, { one: '# infant', other: '# infants' }),
      pets > 0 && en.plural(pets, { one: '# pet', other: '# pets' }),
    ]
      .filter(Boolean)
      .join(', '),
  chargedFor: ({ persons, pets, nights }) =>
    [
      persons !== undefined && en.plural(persons, { one: '# person', other: '# persons' }),
      pets !== undefined && en.plural(pets, { one: '# pet', other: '# pets' }),
      nights > 1 && en.plural(nights, { one: '# night', other: '# nights' }),
    ]
      .filter(Boolean)
      .join(' × '),
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${en.euros(service.price)} ${how}`
  },
}
