import type { Day } from '@keyhaven/shared-contracts/domain/day'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'
import { localToday } from '@keyhaven/shared-contracts/web/facts'

/** Which stays can be asked for. */
export type Bounds = {
  /** The first day on which one can begin, and the last. */
  from: Day
  last?: Day
  /** How many nights one can have. */
  most?: number
}

/** Those of a property; until it is known, only that the stay is not over where the guest sits. */
export const boundsOf = (property: PublicProperty | undefined): Bounds =>
  property
    ? { from: property.today ?? localToday(), last: property.last_arrival, most: property.max_nights }
    : { from: localToday() }
