import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public-booking'

/** The cheapest night of a property, in euros; undefined while it has no units. */
export const cheapestNight = ({ units }: PublicProperty) =>
  units.length > 0 ? Math.min(...units.map((unit) => unit.price_from)) : undefined
