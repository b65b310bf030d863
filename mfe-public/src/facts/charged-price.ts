import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Messages } from '../messages/facts/en.ts'

/** Price of a service, with whom it is charged for and how often. */
export const chargedPrice = (t: Messages, service: PublicProperty['services'][number]) =>
  t.chargedPrice(service) ?? (service.type === 'per_day' ? t.perNight(service.price) : t.perStay(service.price))
