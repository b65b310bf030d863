import type { ServicePrice } from '../../money/pricing.ts'
import { en } from '../../languages/en.ts'

type Charge = Pick<ServicePrice, 'type' | 'charged_per' | 'from_age'>

export type Messages = {
  /** Charge of a service for each person or pet, `per person and night, from 3 years`; undefined if it is for the unit. */
  charge: (service: Charge) => string | undefined
  /** The same with the price in front. */
  chargedPrice: (service: Charge & { price: number }) => string | undefined
}

const charges = {
  person: { per_day: 'per person and night', one_time: 'per person' },
  pet: { per_day: 'per pet and night', one_time: 'per pet' },
}
const charge: Messages['charge'] = ({ type, charged_per, from_age: age }) => {
  if (!charged_per || charged_per === 'unit') return undefined
  const how = charges[charged_per][type]
  return charged_per === 'person' && age ? `${how}, from ${age} years` : how
}

/** Words for the persons and pets that services are charged for, for owners and guests alike. */
export const messages: Messages = {
  charge,
  chargedPrice: (service) => {
    const how = charge(service)
    return how && `${en.euros(service.price)} ${how}`
  },
}
