import type { ChargedFor } from '../../money/price-lines.ts'
import type { Party } from '../../stay/party.ts'
import { en } from '../../languages/en.ts'

export type Messages = {
  /** Guests of a stay: `2 adults, 1 child (4), 1 pet`. A number alone does not say that all are grown up: `2 guests`. */
  party: (party: Party) => string
  /** For how many a service is charged: `2 persons × 3 nights`. */
  chargedFor: (charged: ChargedFor) => string
  /** Beside a line that a promo code does not reduce. */
  notReduced: string
  /** Of a tourist tax: percent of so many euros. */
  percentOf: (percent: number, base: number) => string
}

/** Words for the guests of a stay, for owners and guests alike. */
export const messages: Messages = {
  notReduced: 'not discounted',
  percentOf: (percent, base) => `${en.percent(percent)} of ${en.euros(base)}`,
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
}
