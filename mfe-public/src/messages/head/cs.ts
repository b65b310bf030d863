import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  fromNight: (price) => `Od ${cs.euros(price)} za noc.`,
  priceRange: (price) => `od ${cs.euros(price)}`,
  sleeps: (place, max) =>
    `${place}, až ${cs.plural(max, { one: 'pro # osobu', few: 'pro # osoby', other: 'pro # osob' })}.`,
  town: (houses, place) =>
    `${place}: ${cs.plural(houses, { one: '# ubytování', few: '# ubytování', other: '# ubytování' })} přímo od hostitelů.`,
  own: (owner) => `Podívejte se, co je volné, a rezervujte přímo u hostitele: ${owner}.`,
  all: 'Penziony a apartmány, které pronajímají lidé, kteří se o ně starají. Podívejte se, co je volné, a poptejte svůj pobyt.',
  gone: 'Takové ubytování neexistuje',
}
