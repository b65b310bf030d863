import { reason, type Reason } from '../reasons/reason.ts'
import type { BrokenRule } from './check-stay.ts'

/** Reason of a rule that a stay breaks: the sentence with its day, in every language. */
export const ruleReason = ({ rule, day }: BrokenRule): Reason => {
  const { kind, on, from, limit, nights: count, hours, days, weekdays: allowed } = rule
  const [nights, weekdays] = [count ?? 1, [...(allowed ?? [])]]
  const isAlways = !from && weekdays.length === 0
  switch (kind) {
    case 'min_nights':
      if (isAlways) return reason('general.leastNightsHere', { nights })
      return reason(on === 'night' ? 'general.minNightsOver' : 'general.minNightsFrom', { nights, day })
    case 'max_nights':
      if (isAlways) return reason('general.mostNightsHere', { nights })
      return reason(on === 'night' ? 'general.maxNightsOver' : 'general.maxNightsFrom', { nights, day })
    case 'arrival_weekdays':
      return reason('general.arrivalWeekdays', { day, weekdays })
    case 'departure_weekdays':
      return reason('general.departureWeekdays', { day, weekdays })
    case 'closed_to_arrival':
      return reason('general.closedToArrival', { day })
    case 'closed_to_departure':
      return reason('general.closedToDeparture', { day })
    case 'lead_time':
      return reason('general.leadTime', { hours: hours ?? 0, day: limit ?? day })
    case 'horizon':
      return reason('general.lastArrivalHere', { day: limit ?? day })
    case 'preparation':
      return reason('general.preparationDays', { days: days ?? 0 })
    case 'gap_nights':
      break
  }
  throw new Error('Filling a gap is allowed by its rule, never refused.')
}
