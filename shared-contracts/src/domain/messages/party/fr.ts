import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

const charges = {
  person: { per_day: 'par personne et par nuit', one_time: 'par personne' },
  pet: { per_day: 'par animal et par nuit', one_time: 'par animal' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, à partir de ${age} ans` : how
}

export const messages: Messages = {
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
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${fr.euros(service.price)} ${how}`
  },
}
