import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })

export const messages = {
  unit: 'Unit',
  notFree: (unit: string) => `${unit} – not free`,
  checkIn: 'Check In',
  checkOut: 'Check Out',
  guests: 'Guests',
  childrenAndPets: 'Children, infants or pets',
  upTo: (guests: number) => `Up to ${guests}`,
  status: 'Status',
  save: 'Save',
  update: 'Update',
  noChanges: 'No changes',

  booking: {
    title: 'New Booking',
    guest: 'Guest',
    typeName: 'Type a name',
    newGuest: 'New guest',
    more: 'More options…',
    blockInstead: 'Or block these nights',
    reasonWithExample: 'Reason, e.g. painting or own stay (optional)',
    booked: (stay: { unit: string; guest: string; when: string; reference: string }) =>
      `Booked ${stay.unit} for ${stay.guest}, ${stay.when} (${stay.reference})`,
  },
  block: {
    title: 'Block',
    block: 'Block',
    reason: 'Reason',
    reasonExample: 'e.g. painting or own stay (optional)',
    from: 'Blocked from',
    to: 'Free again from',
    order: 'The block must end after it begins.',
    remove: 'Remove block',
    updated: 'Block updated',
    removed: 'Block removed; its nights can be booked again',
    blocked: (unit: string, when: string) => `Blocked ${unit}, ${when}`,
    someUnit: 'the unit',
  },
  /** Price and rules of chosen nights. */
  nights: {
    open: 'Set price and rules…',
    title: 'Price and rules',
    now: (what: string) => `Now: ${what}`,
    loading: 'Looking up what stands there now',
    price: 'Price per night',
    minNights: 'Minimum nights',
    /** Below the inputs. */
    empty: 'What is left empty stays as it is.',
    noArrival: 'No arrival',
    noDeparture: 'No departure',
    arrival: 'arrival possible',
    departure: 'departure possible',
    others: 'The same days for',
    othersHint: 'Other units of this property',
    nightsOf: ({ when, count, units }: { when: string; count: number; units: string }) =>
      `${when}, ${nights(count)} of ${units}`,
    change: (where: string, what: string) => `${where}: ${what}`,
    undone: 'Undone: price and rules are as they were',
  },
  imports: {
    from: (portal: string) => `From the calendar of ${portal}`,
    conflict: 'Something of yours has these nights, so this takes none. Decide under Channels.',
    kind: { stay: 'Stay', closure: 'Closure' },
    guest: 'Guest',
    nights: 'Nights',
    property: 'Property',
    book: 'Make a booking of it',
  },
  move: {
    title: 'Move stay',
    titleOf: (guest: string) => `Move ${guest}`,
    move: 'Move',
    price: 'Price',
    changeTo: (total: number) => `Change to ${en.euros(total)}`,
    keep: (total: number) => `Keep ${en.euros(total)}`,
  },
  question: {
    price: 'The price changes',
    invoice: 'This replaces an issued invoice',
    invoiceHint: 'An issued invoice names unit and dates, so it cannot stay. Send your guest the new documents.',
    where: (name: string, unit: string, when: string) => `${name}: ${unit}, ${when}`,
    stay: 'Don’t move',
    replace: 'Move and replace the invoice',
  },
  price: {
    taken: (when: string) => `Taken ${when}`,
    nights: (count: number, each: number) => `${nights(count)} × ${en.euros(each)}`,
    extraPersons: (count: number, during: number, each: number) =>
      `${en.plural(count, { one: '# extra person', other: '# extra persons' })} × ${nights(during)} × ${en.euros(each)}`,
    service: (name: string, count: number, each: number) =>
      count === 1 ? `${name} ${en.euros(each)}` : `${name} ${count} × ${en.euros(each)}`,
  },
  keys: {
    title: 'Keyboard shortcuts',
    arrows: { key: 'Arrow keys', does: 'Move over days and units' },
    ends: { key: 'Home, End', does: 'Go to the first or last day on the screen' },
    pages: { key: 'Page Up, Page Down', does: 'Go back or ahead by a full screen' },
    today: { key: 'T', does: 'Go to today' },
    select: {
      key: 'Enter on a free night',
      does: 'Start selecting nights; arrow keys extend the selection, Enter books or blocks it, or sets its price and rules',
    },
    open: { key: 'Enter on a stay or block', does: 'Open it' },
    move: {
      key: 'M on a stay or block',
      does: 'Move it: the arrow keys move, with Shift they change the end; Enter drops, Escape cancels',
    },
    undo: { key: 'Ctrl+Z', does: 'Undo the last move or change of prices' },
    fullPage: { key: 'F', does: 'Show the calendar on the full page, or the dashboard again' },
  },
}
export type Messages = typeof messages
