import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  notReduced: 'zonder korting',
  percentOf: (percent, base) => `${nl.percent(percent)} van ${nl.euros(base)}`,
  party: ({ adults, children, infants, pets }) =>
    [
      children.length + infants > 0
        ? nl.plural(adults, { one: '# volwassene', other: '# volwassenen' })
        : nl.plural(adults, { one: '# gast', other: '# gasten' }),
      children.length > 0 &&
        `${nl.plural(children.length, { one: '# kind', other: '# kinderen' })} (${children.join(', ')})`,
      infants > 0 && nl.plural(infants, { one: '# baby', other: '# baby’s' }),
      pets > 0 && nl.plural(pets, { one: '# huisdier', other: '# huisdieren' }),
    ]
      .filter(Boolean)
      .join(', '),
  chargedFor: ({ persons, pets, nights }) =>
    [
      persons !== undefined && nl.plural(persons, { one: '# persoon', other: '# personen' }),
      pets !== undefined && nl.plural(pets, { one: '# huisdier', other: '# huisdieren' }),
      nights > 1 && nl.plural(nights, { one: '# nacht', other: '# nachten' }),
    ]
      .filter(Boolean)
      .join(' × '),
}
