import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/en'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

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
  enlarge: (at: number, of: number, caption: string) => `Picture ${at} of ${of}: ${caption}. Show it in full screen`,
  allPictures: (count: number) => `Show all ${count} pictures`,
  enlargeFailed: 'The picture could not be shown in full screen. Check your connection and try again.',
  when: 'When do you want to come?',
  showFree: 'Show what is free',
  noDay: 'Please choose a check-in date',
  units: 'Rooms and apartments',
  pricesFailed: 'The prices for your dates could not be loaded',
  whereItIs: 'Where it is',
  whereHint: 'The map shows the place to about a kilometre. You get the address with your booking.',
  otherDates: 'Other dates or fewer guests may work.',
  noneNow: 'Its host offers none at the moment.',
  sleeps: (max: number) => `Sleeps up to ${max}`,
  sleepsNote: (max: number) =>
    en.plural(max, { one: 'There is room for # guest.', other: 'There is room for up to # guests.' }),
  fewCots: (count: number) =>
    count === 0
      ? 'There is no baby cot here. Please bring your own.'
      : en.plural(count, {
          one: 'There is only # baby cot here. Please bring another.',
          other: 'There are only # baby cots here. Please bring more.',
        }),
  types: unitTypes,
  tooSmall: (guests: number) => en.plural(guests, { one: 'Too small for # guest', other: 'Too small for # guests' }),
  taken: 'Not available for your dates',
  from: (price: number) => `Starting from <b>${en.euros(price)}</b>`,
  fromNight: (price: number) => `Starting from <b>${en.euros(price)}</b> a night`,
  check: 'Check availability',
  checkOf: (name: string) => `Check availability of ${name}`,
  yourStay: 'Your stay',
  chooseDates: 'Choose your dates to see the price of your stay.',
  priceFailed: 'The price could not be loaded',
  checking: 'Checking',
  isFree: 'Available for your dates',
  instantText: 'Your stay is booked as soon as you confirm it by email.',
  wishes: (nights: number, guests: number) =>
    `${en.plural(nights, { one: '# night', other: '# nights' })}, ${en.plural(guests, { one: '# guest', other: '# guests' })}`,
  tooMany: (max: number) => `It sleeps up to ${max}.`,
  seeCalendar: 'The calendar shows which nights are free.',
  toCalendar: 'Choose dates',
  calendar: 'Free nights',
  calendarFailed: 'The free nights could not be loaded',
  earlier: 'Earlier months',
  later: 'Later months',
  chooseArrival: 'Choose the day you arrive, then the day you leave.',
  chooseDeparture: (arrival: Day, min: number, max?: number) =>
    `Arriving ${en.longDayWithWeekday(arrival)}. Now choose the day you leave${
      min > 1
        ? `, at least ${en.plural(min, { one: '# night', other: '# nights' })} later`
        : max
          ? `, at most ${en.plural(max, { one: '# night', other: '# nights' })} later`
          : ''
    }.`,
  states: {
    chosen: 'your stay',
    chosenTaken: 'your stay, already taken',
    noArrival: 'no arrival',
    noDeparture: 'no departure',
    past: 'past',
    late: 'too far ahead',
    taken: 'taken',
    free: 'free',
  },
}
export type Messages = typeof messages
