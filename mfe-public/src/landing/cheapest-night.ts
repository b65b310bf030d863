import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'

/** The unit of a property with its cheapest night; undefined while it has no units. */
export const cheapestOf = ({ units }: PublicProperty) =>
  units.toSorted((one, other) => one.price_from - other.price_from)[0]

/** The cheapest night of a property, in euros; undefined while it has no units. */
export const cheapestNight = (property: PublicProperty) => cheapestOf(property)?.price_from
