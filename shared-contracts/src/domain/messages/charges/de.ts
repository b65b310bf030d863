import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

const charges = {
  person: { per_day: 'pro Person und Nacht', one_time: 'pro Person' },
  pet: { per_day: 'pro Haustier und Nacht', one_time: 'pro Haustier' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, ab ${age} Jahren` : how
}

export const messages: Messages = {
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${de.euros(service.price)} ${how}`
  },
}
