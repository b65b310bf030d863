import type { ServiceCharge, ServiceKind, ServiceType } from '@keyhaven/shared-contracts/domain/stay/kinds'

/** An extra of a house of a demo. */
export type DemoService = {
  name: string
  type: ServiceType
  /** The unit where nothing is said. */
  charged_per?: ServiceCharge
  from_age?: number
  mandatory?: boolean
  /** A service where nothing is said. */
  kind?: ServiceKind
  price: number
}

export const breakfast: DemoService = {
  name: 'Breakfast basket',
  type: 'per_day',
  charged_per: 'person',
  from_age: 3,
  price: 12.9,
}
export const cleaning: DemoService = { name: 'Final cleaning', type: 'one_time', mandatory: true, price: 45 }
/** Tourist tax of a town in Austria, for each adult. */
export const touristTax: DemoService = {
  ...{ name: 'Tourist tax', type: 'per_day', charged_per: 'person', from_age: 15, mandatory: true },
  ...{ kind: 'passed_on', price: 2.4 },
}
export const parking: DemoService = { name: 'Garage parking', type: 'per_day', price: 9.5 }
