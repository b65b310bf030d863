import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  notReduced: 'nicht ermäßigt',
  percentOf: (percent, base) => `${de.percent(percent)} von ${de.euros(base)}`,
  party: ({ adults, children, infants, pets }) =>
    [
      children.length + infants > 0
        ? de.plural(adults, { one: '# Erwachsener', other: '# Erwachsene' })
        : de.plural(adults, { one: '# Gast', other: '# Gäste' }),
      children.length > 0 &&
        `${de.plural(children.length, { one: '# Kind', other: '# Kinder' })} (${children.join(', ')})`,
      infants > 0 && de.plural(infants, { one: '# Kleinkind', other: '# Kleinkinder' }),
      pets > 0 && de.plural(pets, { one: '# Haustier', other: '# Haustiere' }),
    ]
      .filter(Boolean)
      .join(', '),
  chargedFor: ({ persons, pets, nights }) =>
    [
      persons !== undefined && de.plural(persons, { one: '# Person', other: '# Personen' }),
      pets !== undefined && de.plural(pets, { one: '# Haustier', other: '# Haustiere' }),
      nights > 1 && de.plural(nights, { one: '# Nacht', other: '# Nächte' }),
    ]
      .filter(Boolean)
      .join(' × '),
}
