import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/en'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/en'

export const messages = {
  ...words,
  ...charges,
  always: 'Always in the total',
  extras: 'Optional extras',
  perNight: (price: number) => `${en.euros(price)} per night`,
  priceInCalendar: (price: number) => en.number(price, price % 1 === 0 ? 0 : 2),
  pricesInCalendar: 'Prices per night in €',
  perStay: (price: number) => `${en.euros(price)} per stay`,
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
  cancellationText: 'You can cancel on the page of your booking until the day before you arrive.',
  languages: 'Your host speaks',
  registration: 'Registration number',
  forInfants: 'For infants',
  noCot: 'No baby cot',
  roomsTitle: 'Rooms and beds',
}
export type Messages = typeof messages
