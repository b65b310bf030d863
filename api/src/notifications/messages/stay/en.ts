import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'
import type { Party } from '@keyhaven/shared-contracts/domain/stay/party'

/** The stay in a mail, for guests and owners. */
export const messages = {
  dates: (check_in: Day, check_out: Day, who: Party) => `${en.stay(check_in, check_out)}, ${party.party(who)}`,
  /** Beside one another: the days and guests as they are booked, as the guest would like them, as they were before. */
  booked: 'Booked',
  wanted: 'Wanted',
  before: 'Before',
  difference: {
    more: (amount: number) => `${en.euros(amount)} more`,
    less: (amount: number) => `${en.euros(amount)} less`,
    same: 'The total stays the same',
  },
  arrival: {
    map: 'Open the map',
    address: 'Where',
    directions: 'Directions',
    code: 'Door code',
    payment: 'How to pay the rest',
    paid: 'Paid',
    left: 'Left to pay',
  },
  damage: {
    title: 'Damage deposit',
    text: (amount: number, from: Day, until: Day) =>
      `${en.euros(amount)}, blocked on a card from ${en.longDay(from)} until ${en.longDay(until)} and not charged`,
  },
  total: 'Total',
  /** Phone number of the house. */
  phone: (number: string) => `Phone: ${number}`,
  checkIn: {
    between: (from: string, until: string) => `Check-in from ${from} to ${until}`,
    from: (from: string) => `Check-in from ${from}`,
    until: (until: string) => `Check-in until ${until}`,
  },
  checkOut: (until: string) => `Check-out until ${until}`,
  /** Title in a calendar. */
  stayAt: (property: string) => `Stay: ${property}`,
  reference: (reference: string) => `Reference: ${reference}`,
  /** `Cancellation: free of charge`, as the language writes it. */
  named: (name: string, value: string) => `${name}: ${value}`,
  /** Moment on the clock of the property, whose zone is named. */
  moment: (day: Day, time: string, zone: string) => `${en.longDay(day)}, ${time} (${zone})`,
}
export type Messages = typeof messages
