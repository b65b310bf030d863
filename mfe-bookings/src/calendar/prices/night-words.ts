import type { NightRun } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { Messages } from '../../messages/calendar/en.ts'

export type NightFacts = Omit<NightRun, 'from' | 'to'>

/** `€150.00, at least 3 nights, no arrival` */
export const nightWords = (t: Messages['night'], facts: NightFacts) =>
  [
    t.price(facts.price),
    facts.min_nights && t.minNights(facts.min_nights),
    facts.closed_to_arrival && t.noArrival,
    facts.closed_to_departure && t.noDeparture,
  ]
    .filter(Boolean)
    .join(', ')
