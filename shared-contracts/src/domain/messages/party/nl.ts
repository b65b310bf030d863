import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

const charges = {
  person: { per_day: 'per persoon per nacht', one_time: 'per persoon' },
  pet: { per_day: 'per huisdier per nacht', one_time: 'per huisdier' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, vanaf ${age} jaar` : how
}

export const messages: Messages = {
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
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${nl.euros(service.price)} ${how}`
  },
}
