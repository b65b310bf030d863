import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  fromNight: (price: number) => `From ${en.euros(price)} a night.`,
  priceRange: (price: number) => `from ${en.euros(price)}`,
  sleeps: (place: string, max: number) => `${place}, sleeps up to ${max}.`,
  town: (houses: number, place: string) =>
    `${en.plural(houses, { one: '# property', other: '# properties' })} in ${place}, rented out by the people who look after ${houses === 1 ? 'it' : 'them'}.`,
  own: (owner: string) => `See what is free and book directly with ${owner}.`,
  all: 'Guesthouses and apartments, rented out by the people who look after them. See what is free and request your stay.',
  gone: 'There is no such property',
}
export type Messages = typeof messages
