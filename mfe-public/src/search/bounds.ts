import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { localToday } from '@keyhaven/shared-contracts/web/facts'

/** Whether a text is a day, and not only something that was typed. */
export const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Which stays can be asked for. */
export type Bounds = {
  /** The first day on which one can begin, and the last. */
  from: Day
  last?: Day
  /** How many nights one has to have, and can have. */
  least?: number
  most?: number
}

/** Those of a property, or of one of its units; until it is known, only that the stay is not over where the guest sits. */
export const boundsOf = (property: PublicProperty | undefined, unit?: PublicUnit): Bounds =>
  property
    ? {
        ...{ from: property.today ?? localToday(), last: property.last_arrival, most: property.max_nights },
        ...(unit?.min_nights && { least: unit.min_nights }),
      }
    : { from: localToday() }

/** Whether a stay that begins on one day can end on another. */
export const canEnd = ({ least = 1, most }: Bounds, arrival: Day, departure: Day) =>
  departure >= addDays(arrival, least) && !(most && departure > addDays(arrival, most))
