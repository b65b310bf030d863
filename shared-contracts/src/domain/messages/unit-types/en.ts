export const messages = {
  apartment: 'Apartment',
  villa: 'Villa',
  house: 'House',
  studio: 'Studio',
  suite: 'Suite',
  cabin: 'Cabin',
  condo: 'Condo',
  townhouse: 'Townhouse',
}

export type Messages = typeof messages
