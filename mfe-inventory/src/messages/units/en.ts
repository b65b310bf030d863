import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Units',
  seasonalPrices: 'Seasonal prices',
  empty: {
    title: 'No units yet',
    hint: 'A unit is what a guest books: an apartment, a room, a whole house.',
    action: 'Add your first unit',
  },
  status: 'Status',
  anyStatus: 'Any status',
  statuses: { available: 'Available', booked: 'Booked', unavailable: 'Unavailable', maintenance: 'Maintenance' },
  types: {
    apartment: 'Apartment',
    villa: 'Villa',
    house: 'House',
    studio: 'Studio',
    suite: 'Suite',
    cabin: 'Cabin',
    condo: 'Condo',
    townhouse: 'Townhouse',
  },
  columns: { property: 'Property', capacity: 'Capacity', edit: 'Edit unit' },
  guests: (count: number) => en.plural(count, { one: '# guest', other: '# guests' }),
  guestsUpTo: (count: number, most: number) =>
    `${en.plural(count, { one: '# guest', other: '# guests' })}, up to ${en.number(most)}`,
  perNight: 'per night',
  editOf: (name: string) => `Edit unit ${name}`,
  seasonPrices: 'Season prices',
  seasonPricesOf: (name: string) => `Season prices of ${name}`,
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
