import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  notReduced: 'senza sconto',
  percentOf: (percent, base) => `${it.percent(percent)} di ${it.euros(base)}`,
  party: ({ adults, children, infants, pets }) =>
    [
      children.length + infants > 0
        ? it.plural(adults, { one: '# adulto', other: '# adulti' })
        : it.plural(adults, { one: '# ospite', other: '# ospiti' }),
      children.length > 0 &&
        `${it.plural(children.length, { one: '# bambino', other: '# bambini' })} (${children.join(', ')})`,
      infants > 0 && it.plural(infants, { one: '# neonato', other: '# neonati' }),
      pets > 0 && it.plural(pets, { one: '# animale', other: '# animali' }),
    ]
      .filter(Boolean)
      .join(', '),
  chargedFor: ({ persons, pets, nights }) =>
    [
      persons !== undefined && it.plural(persons, { one: '# persona', other: '# persone' }),
      pets !== undefined && it.plural(pets, { one: '# animale', other: '# animali' }),
      nights > 1 && it.plural(nights, { one: '# notte', other: '# notti' }),
    ]
      .filter(Boolean)
      .join(' × '),
}
