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
  host: 'Your host',
  hostSince: (name: string, since: number) => `${name}, here since ${since}`,
  payment: 'Payment',
  cancellation: 'Cancellation',
  cancellationText: 'You can cancel on the page of your booking until the day before you arrive.',
  languages: 'Your host speaks',
  registration: 'Registration number',
  roomsTitle: 'Rooms and beds',
}
export type Messages = typeof messages
