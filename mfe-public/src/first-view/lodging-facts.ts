import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { amenitiesInOrder } from '@keyhaven/shared-contracts/domain/place/amenities'
import type { Messages as Words } from '@keyhaven/shared-contracts/domain/messages/facts/en'

/**
 * The type of schema.org for each of ours. None is a `HotelRoom`: that is a room in a hotel, and nothing that owners say of a house
 * tells a hotel from a house that is let; the kinds of units have no room among them.
 */
export const unitKinds: Record<PublicUnit['type'], 'Apartment' | 'House' | 'Suite'> = {
  apartment: 'Apartment',
  condo: 'Apartment',
  studio: 'Apartment',
  suite: 'Suite',
  villa: 'House',
  house: 'House',
  cabin: 'House',
  townhouse: 'House',
}

/** Beds as search engines know them. */
const bedTypes: Record<string, string> = {
  single: 'Single',
  double: 'Double',
  queen: 'Queen',
  king: 'King',
  bunk: 'Bunk bed',
  sofa_bed: 'Sofa bed',
  cot: 'Cot',
}

const amenityFacts = (words: Words, amenities: readonly string[] = []) => {
  const names = amenitiesInOrder(amenities)
  return {
    ...(names.length > 0 && {
      amenityFeature: names.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name: words.amenities[name],
        value: true,
      })),
    }),
    ...(names.includes('pets_welcome') && { petsAllowed: true }),
    ...(names.includes('non_smoking') && { smokingAllowed: false }),
  }
}

const identifierOf = (registration: string | undefined) =>
  registration
    ? { identifier: { '@type': 'PropertyValue', propertyID: 'registration number', value: registration } }
    : {}

/** Facts of a house in the vocabulary of schema.org; a fact that its owner left empty is left out. */
export const houseFacts = (words: Words, property: PublicProperty) => {
  const { coordinates, check_in_from, check_out_until, host_languages = [] } = property
  return {
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(check_in_from && { checkinTime: `${check_in_from}:00` }),
    ...(check_out_until && { checkoutTime: `${check_out_until}:00` }),
    ...(host_languages.length > 0 && { availableLanguage: host_languages }),
    ...amenityFacts(words, property.amenities),
    ...identifierOf(property.registration_number),
  }
}

/** The same of a unit. */
export const unitFacts = (
  words: Words,
  { rooms = [], bathrooms, area_m2, amenities, registration_number }: PublicUnit,
) => {
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom').length
  const beds = Map.groupBy(
    rooms.flatMap((room) => room.beds),
    ({ kind }) => kind,
  )
  return {
    ...(bedrooms > 0 && { numberOfBedrooms: bedrooms }),
    ...(beds.size > 0 && {
      bed: [...beds].map(([kind, alike]) => ({
        '@type': 'BedDetails',
        typeOfBed: bedTypes[kind] ?? kind,
        numberOfBeds: alike.reduce((sum, { count }) => sum + count, 0),
      })),
    }),
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
    ...(area_m2 && { floorSize: { '@type': 'QuantitativeValue', value: area_m2, unitCode: 'MTK' } }),
    ...amenityFacts(words, amenities),
    ...identifierOf(registration_number),
  }
}
