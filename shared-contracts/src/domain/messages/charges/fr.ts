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
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${fr.euros(service.price)} ${how}`
  },
}
