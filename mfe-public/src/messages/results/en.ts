import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const places = (count: number) => en.plural(count, { one: '# place', other: '# places' })
const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const guests = (count: number) => en.plural(count, { one: '# guest', other: '# guests' })
const range = (from?: number, to?: number) => {
  if (from === undefined) return `up to ${en.euros(to ?? 0)}`
  return to === undefined ? `from ${en.euros(from)}` : `${en.euros(from)} to ${en.euros(to)}`
}

export const messages = {
  // Free units, one at a time where there are few.
  searching: 'Searching for free rooms and apartments',
  nth: (at: number, count: number) => `${at} of ${count}`,
  prev: 'Prev',
  next: 'Next',
  available: 'Available Units',
  everywhere: 'Everywhere',
  searchFailed: 'The search failed',
  nothingFree: (stay: number, party: number) =>
    `Nothing is free for ${nights(stay)} and ${guests(party)}. Try other dates, fewer guests or another place.`,
  resetSearch: 'Reset search',
  slider: 'Available units',
  carousel: 'carousel',
  slide: 'slide',
  unit: 'Room or apartment',
  strip: 'All that are available',
  capacity: (most: number) => `Max capacity: ${most}`,
  // The list.
  count: (count: number, isExact: boolean) => (isExact ? places(count) : `More than ${places(count)}`),
  sort: 'Sort by',
  sorts: { total: 'Total price', name: 'Name' },
  sleeps: (most: number) => `Sleeps ${most}`,
  pages: 'Pages of results',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  noPage: 'This page of the results is empty.',
  firstPage: 'Go to the first page',
  // Filters.
  filters: 'Filters',
  filtersChosen: (count: number) => en.plural(count, { one: 'Filters, # chosen', other: 'Filters, # chosen' }),
  loadingFilters: 'Loading the filters',
  filtersFailed: 'The filters could not be loaded',
  totals: 'Total price',
  totalsFor: (stay: number) => `For ${nights(stay)}`,
  lowest: 'Lowest total',
  highest: 'Highest total',
  range,
  histogram: 'How many places there are at which total',
  types: 'Kind of place',
  beds: 'Beds',
  anyBeds: 'Any',
  bedsOrMore: (beds: number) => `${beds}+`,
  bedsAtLeast: (beds: number) => en.plural(beds, { one: 'At least # bed', other: 'At least # beds' }),
  cancellation: 'Cancellation',
  freeCancellation: 'Free cancellation',
  booking: 'Booking',
  amenities: 'Amenities',
  moreAmenities: (count: number) => `Show all ${count}`,
  show: (count: number, isExact: boolean) =>
    count === 0 ? 'No places to show' : isExact ? `Show ${places(count)}` : `Show more than ${places(count)}`,
  showResults: 'Show results',
  clearFilters: 'Clear filters',
  chosen: 'Chosen filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  // The map.
  showMap: 'Show map',
  hideMap: 'Hide map',
  map: 'Map of the results',
  loadingMap: 'Loading the map',
  mapFailed: 'The map could not be loaded. The list has the same results.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Show all',
  pin: (house: string, total: number, units: number) => `${house}, ${places(units)}, from ${en.euros(total)}`,
  pinGroup: (houses: number, total: number) =>
    `${en.plural(houses, { one: '# property', other: '# properties' })} close together, from ${en.euros(total)}`,
  pinTotal: (total: number) => `€${en.number(Math.round(total))}`,
  pinUnits: (units: number, total: number) => `${places(units)} · from <b>${en.euros(total)}</b>`,
  noPins: 'None of these properties says where it is.',
  outline: 'Outlines: Natural Earth',
  tilesFailed: 'The streets could not be loaded. The map shows countries only.',
  pinsAreRough: 'Pins are exact to about a kilometre.',
  // Nothing found.
  nothingText: (stay: number) => `No place fits all of it for ${nights(stay)}. One of these would:`,
  lookingNearby: 'Looking for what comes close',
  otherDates: 'Other dates',
  otherPlaces: 'Other places',
  fewerFilters: 'Fewer filters',
  stay: en.stay,
  place: (city: string, country: string) => `${city}, ${country}`,
  without: {
    types: 'Any kind of place',
    amenities: 'Without the amenities',
    totals: 'At any price',
    beds: 'With any number of beds',
    free_cancellation: 'Without free cancellation too',
    instant: 'Without instant booking too',
  },
  // Flexible dates.
  month: 'Month of arrival',
  nights: 'Nights',
  fewerNights: 'One night fewer',
  moreNights: 'One night more',
  flexible: (stay: number, month: string) => `${nights(stay)} in ${en.month(month)}`,
  flexibleText: 'Choose a stay to see what is free.',
  searchingDates: 'Looking for dates with something free',
  noDates: (stay: number, month: string) => `Nothing is free for ${nights(stay)} that begin in ${en.month(month)}.`,
  noDatesText: 'Try another month, fewer nights or another place.',
  stayOffer: (count: number, total: number) => `${places(count)} · from <b>${en.euros(total)}</b>`,
  lowestTotal: 'Lowest price',
}
export type Messages = typeof messages
