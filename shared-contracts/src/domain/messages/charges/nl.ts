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
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${nl.euros(service.price)} ${how}`
  },
}
