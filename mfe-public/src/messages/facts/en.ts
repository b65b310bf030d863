import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/en'

export const messages = {
  ...words,
  title: 'Amenities',
  amenitiesOfUnit: 'Amenities of this unit',
  amenitiesOfHouse: 'Amenities of the house',
  showAll: (count: number) => `Show all ${count} amenities`,
  goodToKnow: 'Good to know',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rules: 'House rules',
  languages: 'Your host speaks',
  registration: 'Registration number',
  roomsTitle: 'Rooms and beds',
}
export type Messages = typeof messages
