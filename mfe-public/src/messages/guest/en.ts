import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { broken } from '../../standalone/broken.ts'

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const guests = (count: number) => en.plural(count, { one: '# guest', other: '# guests' })

const inTotal = { seasonal_prices: 'seasonal prices', extra_guests: 'extra persons' }

export const messages = {
  broken,
  // The frame of every page.
  skip: 'Skip to content',
  site: 'Site',
  tagline: 'Stay with the people who live there',
  register: 'Register your property',
  theme: { dark: 'Switch to dark theme', light: 'Switch to light theme' },
  rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
  withVat: 'Prices include VAT, where it applies.',
  legal: 'Legal',
  notice: 'Legal notice',
  privacy: 'Privacy policy',
  toast: { success: 'success', error: 'error', info: 'info' },
  loadingPage: 'Loading the page',
  retry: 'Retry',
  reference: (id: string) => `Reference ${id}`,
  overview: 'Back to overview',
  missing: {
    page: 'Page not found',
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved.',
  },
  // The first words of a site.
  ownTitle: (owner: string) => `${owner} · Book your stay`,
  ownHero: 'See what is free, and book directly with your host.',
  hero: 'Find your perfect rental property',
  heroText: 'Guesthouses and apartments, rented out by the people who look after them.',
  // The search.
  townTitle: (place: string) => `Holiday homes and rooms in ${place}`,
  towns: 'Places to stay',
  find: 'Find a place',
  search: 'Search',
  close: 'Close',
  place: 'Search City or Country',
  anywhere: 'Anywhere',
  anyDates: 'Any dates',
  clear: 'Clear location',
  places: 'Cities and countries',
  city: 'City',
  country: 'Country',
  loadingPlaces: 'Loading places…',
  noPlace: 'No such city or country here.',
  unknown: (text: string) => `“${text}” is not a city or country here. Choose one from the list.`,
  checkIn: 'Check-in',
  stay: en.stay,
  checkOut: 'Check-out',
  day: { both: 'Dates', placeholder: 'Add a date', open: 'Open the calendar' },
  flexibleDates: 'My dates are flexible',
  exactDates: 'I know my dates',
  guests: 'Guests',
  party: guests,
  nights,
  others: 'Children, infants, pets',
  fewer: 'One guest fewer',
  more: 'One guest more',
  most: 'Max. guest capacity reached – please reduce guest count or change filters.',
  // Properties.
  properties: 'Properties',
  matching: 'Matching Properties',
  about: 'Guesthouses, houses and apartments to stay in',
  inPlace: (place: string) => `In ${place}`,
  found: (count: number, isAll: boolean, place: string) =>
    `${en.plural(count, { one: '# property', other: '# properties' })}${isAll ? '' : ' and more'} in ${place}`,
  loading: 'Loading properties',
  failed: 'The properties could not be loaded',
  noMatch: 'No properties match your filters.',
  noneIn: (place: string) => `There is nothing to rent in ${place} at the moment.`,
  none: 'No properties yet.',
  noneYet: 'As soon as a host adds a property, it appears here.',
  reset: 'Reset filters',
  all: 'Showing all properties',
  moreProperties: 'Show more properties',
  loadingMore: 'Loading…',
  units: (count: number) => en.plural(count, { one: '# unit', other: '# units' }),
  from: (price: number) => `from <b>${en.euros(price)}</b> a night`,
  details: 'View details',
  detailsOf: (name: string) => `View details of ${name}`,
  noPicture: 'No picture yet',
  noImage: 'No image available',
  // Free units.
  wishes: (stay: number, party: number) => `${nights(stay)} · ${guests(party)}`,
  noUnits: 'No units available for this property.',
  beds: (count: number) => en.plural(count, { one: '# bed', other: '# beds' }),
  bathrooms: (count: number) => en.plural(count, { one: '# bathroom', other: '# bathrooms' }),
  /** The minimum stay of a unit. */
  leastNights: (count: number) => en.plural(count, { one: 'At least # night', other: 'At least # nights' }),
  book: 'Book This Unit',
  bookOf: (unit: string) => `Book This Unit: ${unit}`,
  covers: (persons: number, extra: number) =>
    `for ${en.plural(persons, { one: '# guest', other: '# guests' })}, each extra person ${en.euros(extra)} a night`,
  petsWelcome: (max: number | null | undefined) =>
    max == null ? 'Pets: on request' : max === 0 ? 'No pets' : `Pets: up to ${max}`,
  writtenIn: (language: string) => `(in ${language})`,
  hostAnswers: 'Your host answers first; nothing is booked before that.',
  instant: 'Instant booking',
  mandatory: 'incl.',
  totalFor: (stay: number) => `total for ${nights(stay)}`,
  perNight: (price: number) => `Price per night ${en.euros(price)}`,
  includes: (what: ('seasonal_prices' | 'extra_guests')[]) =>
    `the total includes ${en.list(what.map((one) => inTotal[one]))}`,
}
export type Messages = typeof messages
