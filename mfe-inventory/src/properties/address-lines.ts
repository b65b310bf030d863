import type { Property } from '@keyhaven/shared-contracts/contract/properties'

/** An address in the order in which people write it. */
export const addressLines = ({ street, house_number, postal_code, city, country }: Property['address']) =>
  [`${street} ${house_number}`, `${postal_code} ${city}`, country].map((line) => line.trim()).filter(Boolean)
