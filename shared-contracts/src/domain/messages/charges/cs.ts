import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

const charges = {
  person: { per_day: 'za osobu a noc', one_time: 'za osobu' },
  pet: { per_day: 'za zvíře a noc', one_time: 'za zvíře' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, od ${age} let` : how
}

export const messages: Messages = {
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${cs.euros(service.price)} ${how}`
  },
}
