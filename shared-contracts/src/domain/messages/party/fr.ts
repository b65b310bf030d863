import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  notReduced: 'sans remise',
  percentOf: (percent, base) => `${fr.percent(percent)} de ${fr.euros(base)}`,
  party: ({ adults, children, infants, pets }) =>
    [
      children.length + infants > 0
        ? fr.plural(adults, { one: '# adulte', other: '# adultes' })
        : fr.plural(adults, { one: '# voyageur', other: '# voyageurs' }),
      children.length > 0 &&
        `${fr.plural(children.length, { one: '# enfant', other: '# enfants' })} (${children.join(', ')})`,
      infants > 0 && fr.plural(infants, { one: '# bébé', other: '# bébés' }),
      pets > 0 && fr.plural(pets, { one: '# animal', other: '# animaux' }),
    ]
      .filter(Boolean)
      .join(', '),
  chargedFor: ({ persons, pets, nights }) =>
    [
      persons !== undefined && fr.plural(persons, { one: '# personne', other: '# personnes' }),
      pets !== undefined && fr.plural(pets, { one: '# animal', other: '# animaux' }),
      nights > 1 && fr.plural(nights, { one: '# nuit', other: '# nuits' }),
    ]
      .filter(Boolean)
      .join(' × '),
}
