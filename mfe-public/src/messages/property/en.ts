import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** `Thursday, December 3, 2026` */
const day = (value: Day) =>
  `${en.weekday(value)}, ${en.months[Number(value.slice(5, 7)) - 1]} ${Number(value.slice(8))}, ${value.slice(0, 4)}`

export const messages = {
  day,
  loading: 'Loading the property',
  loadingUnit: 'Loading the unit',
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
  showFree: 'Show free units',
  noDay: 'Please choose a check-in date',
  units: 'Units',
  pricesFailed: 'The prices for your dates could not be loaded',
  otherDates: 'Other dates or fewer guests may work.',
  noneNow: 'Its host offers none at the moment.',
  sleeps: (most: number) => `Sleeps up to ${most}`,
  sleepsNote: (most: number) => `This unit sleeps up to ${most}.`,
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
  taken: 'Not available for your dates',
  from: (price: number) => `Starting from <b>${en.euros(price)}</b>`,
  fromNight: (price: number) => `Starting from <b>${en.euros(price)}</b> a night`,
  check: 'Check availability',
  checkOf: (name: string) => `Check availability of ${name}`,
  extras: 'Extras that you can add',
  perNight: (price: number) => `${en.euros(price)} per night`,
  perStay: (price: number) => `${en.euros(price)} per stay`,
  yourStay: 'Your stay',
  chooseDates: 'Choose your dates to see the price of your stay.',
  priceFailed: 'The price could not be loaded',
  checking: 'Checking',
  isFree: 'Available for your dates',
  wishes: (nights: number, guests: number) =>
    `${en.plural(nights, { one: '# night', other: '# nights' })}, ${en.plural(guests, { one: '# guest', other: '# guests' })}`,
  tooMany: (most: number) => `It sleeps up to ${most}.`,
  seeCalendar: 'The calendar shows which nights are free.',
  calendar: 'Free nights',
  calendarFailed: 'The free nights could not be loaded',
  earlier: 'Earlier months',
  later: 'Later months',
  chooseArrival: 'Choose the day you arrive, then the day you leave.',
  chooseDeparture: (arrival: Day, most?: number) =>
    `Arriving ${day(arrival)}. Now choose the day you leave${
      most ? `, at most ${en.plural(most, { one: '# night', other: '# nights' })} later` : ''
    }.`,
  states: { chosen: 'your stay', past: 'past', late: 'too far ahead', taken: 'taken', free: 'free' },
}
export type Messages = typeof messages
