import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

const charges = {
  person: { per_day: 'a persona e notte', one_time: 'a persona' },
  pet: { per_day: 'ad animale e notte', one_time: 'ad animale' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, da ${age} anni` : how
}

export const messages: Messages = {
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${it.euros(service.price)} ${how}`
  },
}
