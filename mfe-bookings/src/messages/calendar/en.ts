import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/en'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** The nights of something whose year is plain to see. */
type Nights = { from: Day; to: Day }
type MovedStay = Nights & { name: string; nights: number }
type Undone = Nights & { name: string; unit: string }

const range = ({ from, to }: Nights) => `${en.dayAndMonth(from)}–${en.dayAndMonth(to)}`
const days = (from: Day, to: Day) => `${en.day(from)} – ${en.day(to)}`
const date = (day: Day) => `${day.slice(8, 10)}.${day.slice(5, 7)}`
const head = (day: Day) => `${en.weekdayShort(day)} ${date(day)}`
const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const stay = ({ nights: count, ...nightsOf }: Omit<MovedStay, 'name'>) => `${nights(count)}, ${range(nightsOf)}`

export const messages = {
  title: 'Availability',
  loading: 'Loading the calendar',
  noProperties: 'No properties found',
  noPropertiesHint: 'Add a property and its units to see their calendar here.',
  noUnits: 'This property has no units yet',
  noUnitsAtAll: 'These properties have no units yet',
  inSight: {
    next30: 'Unit availability for the next 30 days.',
    from: (day: Day) => `Unit availability from ${en.day(day)}.`,
    fromTo: (from: Day, to: Day) => `Unit availability from ${en.day(from)} to ${en.day(to)}.`,
  },
  toolbar: {
    property: 'Property',
    allProperties: 'All properties',
    month: 'Month',
    year: 'Year',
    earlier: 'Earlier',
    today: 'Today',
    later: 'Later',
    daysShown: 'Days shown',
    days: (count: number) => en.plural(count, { one: '# day', other: '# days' }),
    fullPage: 'Full page',
    showDashboard: 'Show dashboard',
  },
  status: statuses.booking,
  blocked: 'Blocked',
  changeOpen: 'Change asked for',
  showCancelled: 'Show cancelled',
  hideCancelled: 'Hide cancelled',
  prices: 'Prices',
  pricesNeedRoom: 'Show fewer days to see prices.',
  helpByHand:
    'Drag over free nights to book or block them, or to set their price. Drag a stay to move it, or its edge to change its length. Press ? for keyboard shortcuts.',
  helpByThumb:
    'Tap free days to book or block them, or to set their price. Hold a stay to move it, or its edge to change its length.',

  nights,
  guests: (count: number) => en.plural(count, { one: '# guest', other: '# guests' }),
  range,
  days,
  stay,

  grid: {
    unit: 'Unit',
    /** A day above its column, `Mon 05.03`. */
    day: head,
    /** The same where there is less room. */
    date,
    free: 'free',
    units: (count: number) => en.plural(count, { one: '# unit', other: '# units' }),
    stays: (count: number) => en.plural(count, { one: '# stay', other: '# stays' }),
    property: (name: string, count: number) => `${name} (${en.plural(count, { one: '# unit', other: '# units' })})`,
    freeUnits: 'Free units',
    lowestPrice: 'Lowest price',
    freeCount: (count: number) => `${count} free`,
    priceFrom: (price: number) => `from ${en.briefEuros(price)}`,
    /** Without cents. */
    price: (price: number) => en.briefEuros(price),
    offer: (day: Day, free: number, total: number) => `${head(day)}: ${free} of ${total} free`,
    offerTaken: (percent: number) => `${percent} % taken`,
    offerFrom: (price: number) => `from ${en.euros(price)}`,
    unitWithState: (name: string, state: string) => `${name} (${state})`,
    state: { inactive: 'inactive', booked: 'booked', unavailable: 'unavailable', maintenance: 'maintenance' },
    spot: (unit: string, day: Day, what: string) => `${unit}, ${en.day(day)}, ${what}`,
  },
  /** A free night, and what guests can do on its day; in the middle of a sentence. */
  night: {
    price: (price: number) => en.euros(price),
    minNights: (count: number) => `at least ${nights(count)}`,
    noArrival: 'no arrival',
    noDeparture: 'no departure',
  },
  bar: {
    withChange: (words: string) => `${words}, asks for a change`,
    stay: (name: string, status: string, when: string) => `${name}, ${status}, ${when}`,
    held: 'Held',
    heldForGuest: 'Held for a guest who has yet to confirm',
    heldUntil: (time: string) => `Held until ${time} for a guest who has yet to confirm`,
    freeAgainAt: (time: string) => `free again at ${time}`,
  },
  /** Nights that the calendars of portals brought. */
  imports: {
    closedOn: (portal: string) => `Closed on ${portal}`,
    inConflict: (words: string) => `${words}, takes no nights: something of yours has them`,
    takesNone: 'takes no nights',
    alsoBooked: (portal: string, when: Nights) => `Also booked on ${portal} (${range(when)}). Decide under Channels.`,
    alsoClosed: (portal: string, when: Nights) => `Also closed on ${portal} (${range(when)}). Decide under Channels.`,
    staleToday: (time: string) => `Calendars of portals could not be read since ${time}`,
    stale: (day: Day, time: string) => `Calendars of portals could not be read since ${en.dayAndMonth(day)}, ${time}`,
  },
  pick: {
    title: 'Chosen nights',
    stay: (from: Day, to: Day, count: number) => `${days(from, to)}, ${nights(count)}`,
    book: 'Book',
    clear: 'Clear',
  },
  conflict: {
    taken: (who: string, when: Nights) => `Taken by ${who}, ${range(when)}`,
    blocked: (when: Nights) => `Blocked ${range(when)}`,
    blockedFor: (when: Nights, reason: string) => `Blocked ${range(when)}: ${reason}`,
    closed: (portal: string, when: Nights) => `Closed on ${portal} ${range(when)}`,
    notBookable: (unit: string) => `${unit} cannot be booked`,
    tooMany: (unit: string, capacity: number, guests: number) => `${unit} sleeps ${capacity}, not ${guests}`,
    refused: (conflict: string) => `Nothing was changed. ${conflict}.`,
    notHere: (conflict: string) => `Not possible here: ${conflict}`,
    past: 'A new stay cannot begin in the past.',
  },
  drag: {
    /** A block as something that is moved, by its reason if it has one. */
    block: (reason: string | undefined) => (reason ? `the block “${reason}”` : 'the block'),
    /** `what` says nights, unit, and what is in the way. */
    selecting: (what: string) => `Selecting: ${what}`,
    moving: (name: string, what: string) => `Moving ${name}: ${what}`,
    changing: (name: string, what: string) => `Changing ${name}: ${what}`,
    cancelled: 'Cancelled. Nothing was changed.',
    unchanged: 'Nothing was changed.',
  },
  move: {
    moved: (name: string, unit: string, when: Nights) => `Moved ${name} to ${unit}, ${range(when)}`,
    extendedStay: ({ name, ...now }: MovedStay) => `Extended the stay of ${name}: ${stay(now)}`,
    shortenedStay: ({ name, ...now }: MovedStay) => `Shortened the stay of ${name}: ${stay(now)}`,
    extendedBlock: ({ name, ...now }: MovedStay) => `Extended ${name}: ${stay(now)}`,
    shortenedBlock: ({ name, ...now }: MovedStay) => `Shortened ${name}: ${stay(now)}`,
    undone: ({ name, unit, ...when }: Undone) => `Undone: ${name}, ${unit}, ${range(when)}`,
    undoneAtPrice: ({ name, unit, is, was, ...when }: Undone & { is: number; was: number }) =>
      `Undone: ${name}, ${unit}, ${range(when)}. The price is now ${en.euros(is)}; it was ${en.euros(was)}`,
    movedMeanwhile: (name: string) => `${name} was moved in the meantime. Nothing was changed.`,
    changedMeanwhile: (name: string) =>
      `${name} was changed in the meantime; the calendar is up to date again. Nothing was moved.`,
    notMoved: (why: string) => `Not moved: ${why}`,
    failed: 'Something went wrong.',
    undo: 'Undo',
    undoKeys: 'Ctrl+Z',
    closeNote: 'Close this note',
  },
}
export type Messages = typeof messages
