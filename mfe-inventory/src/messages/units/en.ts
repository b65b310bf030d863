import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/en'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Units',
  seasonalPrices: 'Seasonal prices',
  stayRules: 'Stay rules',
  discounts: 'Discounts',
  empty: {
    title: 'No units yet',
    hint: 'A unit is what a guest books: an apartment, a room, a whole house.',
    action: 'Add your first unit',
  },
  status: 'Status',
  anyStatus: 'Any status',
  statuses: { available: 'Available', booked: 'Booked', unavailable: 'Unavailable', maintenance: 'Maintenance' },
  types: unitTypes,
  columns: { capacity: 'Capacity', edit: 'Edit unit' },
  guests: (count: number) => en.plural(count, { one: '# guest', other: '# guests' }),
  guestsUpTo: (count: number, max: number) =>
    `${en.plural(count, { one: '# guest', other: '# guests' })}, up to ${en.number(max)}`,
  perNight: 'per night',
  editOf: (name: string) => `Edit unit ${name}`,
  seasonPrices: 'Season prices',
  seasonPricesOf: (name: string) => `Season prices of ${name}`,
  seasons: {
    title: 'Season prices',
    of: (name: string) => `Season prices of ${name}`,
    none: 'No seasons yet: every night costs the price per night.',
    over: 'No season to come: every night costs the price per night.',
    afterSaving: 'Save the unit, then add its season prices here.',
    /** Of those to come. */
    all: (count: number) => (count === 0 ? 'All season prices' : `All season prices (${en.number(count)})`),
  },
  minimumStay: {
    title: 'Minimum stay',
    hint: 'For guests. What you book yourself can be shorter. It is the rule of this unit among all <rules>stay rules</rules>.',
    unit: 'nights',
  },
  instant: {
    title: 'Instant booking',
    on: 'On: guests book at once',
    off: 'Off: you answer each request',
    hint: 'The stay is confirmed as soon as the guest opens the link in our email, at the same price and on the same terms. We tell you by email.',
    hours: 'Until how many hours before check-in',
    hoursHint:
      'After that, guests send you a request, so that nobody arrives unexpectedly. It counts to the check-in time of the property, or to noon where none is set.',
    unit: 'hours',
  },
  form: {
    maxCapacity: 'Max Capacity',
    baseCapacity: 'Base Capacity',
    pricePerNight: 'Price per night',
    pricePerExtraPerson: 'Price per extra Person',
    selectProperty: 'Select Property',
    type: 'Unit Type',
  },
}
export type Messages = typeof messages
