import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { localToday } from '@keyhaven/shared-contracts/web/facts'

/** True for a valid ISO day, as opposed to text that a guest has typed. */
export const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Which stays can be asked for. */
export type Bounds = {
  /** The first day on which one can begin, and the last. */
  from: Day
  last?: Day
  /** Minimum and maximum stay. */
  minNights?: number
  maxNights?: number
}

/** Those of a property, or of one of its units; until it is known, only that the stay is not over where the guest sits. */
export const boundsOf = (property: PublicProperty | undefined, unit?: PublicUnit): Bounds =>
  property
    ? {
        ...{ from: property.today ?? localToday(), last: property.last_arrival, maxNights: property.max_nights },
        ...(unit?.min_nights && { minNights: unit.min_nights }),
      }
    : { from: localToday() }

/** True if a stay between two days has an allowed length. */
export const canEnd = ({ minNights = 1, maxNights }: Bounds, arrival: Day, departure: Day) =>
  departure >= addDays(arrival, minNights) && !(maxNights && departure > addDays(arrival, maxNights))
