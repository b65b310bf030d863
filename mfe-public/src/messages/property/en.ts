import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import type { Party } from '@keyhaven/shared-contracts/domain/party'
import { messages as partyWords } from '@keyhaven/shared-contracts/domain/messages/party/en'

export const messages = {
  day: en.longDayWithWeekday,
  // When guests come or go.
  times: {
    from: (from: string) => `from ${from}`,
    until: (until: string) => `until ${until}`,
    between: (from: string, until: string) => `from ${from} to ${until}`,
  },
  loading: 'Loading the property',
  loadingUnit: 'Loading the room or apartment',
  notAvailable: 'Not available',
  failed: 'This page could not be loaded',
  gone: 'This place is no longer offered',
  goneText: 'The link may be old, or the host has taken the place down.',
  backTo: (name: string) => `Back to ${name}`,
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Copy it from the address bar.',
  pictures: (name: string) => `Pictures of ${name}`,
  previous: 'Previous picture',
  next: 'Next picture',
  picture: 'Picture',
  when: 'When do you want to come?',
  showFree: 'Show what is free',
  noDay: 'Please choose a check-in date',
  units: 'Rooms and apartments',
  pricesFailed: 'The prices for your dates could not be loaded',
  otherDates: 'Other dates or fewer guests may work.',
  noneNow: 'Its host offers none at the moment.',
  sleeps: (most: number) => `Sleeps up to ${most}`,
  sleepsNote: (most: number) =>
    en.plural(most, { one: 'There is room for # guest.', other: 'There is room for up to # guests.' }),
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
  tooSmall: (guests: number) => en.plural(guests, { one: 'Too small for # guest', other: 'Too small for # guests' }),
  taken: 'Not available for your dates',
  from: (price: number) => `Starting from <b>${en.euros(price)}</b>`,
  fromNight: (price: number) => `Starting from <b>${en.euros(price)}</b> a night`,
  check: 'Check availability',
  checkOf: (name: string) => `Check availability of ${name}`,
  extras: 'Optional extras',
  party: partyWords.party,
  always: 'always in the total',
  chargedPrice: partyWords.chargedPrice,
  perNight: (price: number) => `${en.euros(price)} per night`,
  perStay: (price: number) => `${en.euros(price)} per stay`,
  yourStay: 'Your stay',
  chooseDates: 'Choose your dates to see the price of your stay.',
  priceFailed: 'The price could not be loaded',
  checking: 'Checking',
  isFree: 'Available for your dates',
  wishes: (nights: number, who: Party) =>
    `${en.plural(nights, { one: '# night', other: '# nights' })}, ${partyWords.party(who)}`,
  tooMany: (most: number) => `It sleeps up to ${most}.`,
  seeCalendar: 'The calendar shows which nights are free.',
  toCalendar: 'Choose dates',
  calendar: 'Free nights',
  calendarFailed: 'The free nights could not be loaded',
  earlier: 'Earlier months',
  later: 'Later months',
  chooseArrival: 'Choose the day you arrive, then the day you leave.',
  chooseDeparture: (arrival: Day, most?: number) =>
    `Arriving ${en.longDayWithWeekday(arrival)}. Now choose the day you leave${
      most ? `, at most ${en.plural(most, { one: '# night', other: '# nights' })} later` : ''
    }.`,
  states: {
    chosen: 'your stay',
    chosenTaken: 'your stay, already taken',
    past: 'past',
    late: 'too far ahead',
    taken: 'taken',
    free: 'free',
  },
}
export type Messages = typeof messages
