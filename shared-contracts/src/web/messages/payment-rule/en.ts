import type { Day } from '../../../domain/days/day.ts'
import { en } from '../../../domain/languages/en.ts'
import { messages as guests } from '../../../domain/messages/damage-deposit/en.ts'

/** Messages about payment rules: those of an owner and those of a property. */
export const messages = {
  deposit: 'Deposit',
  deposits: { none: 'None', percent: 'Percent', nights: 'Nights', amount: 'Amount' },
  amounts: { percent: 'Percent of the total', nights: 'Price of how many nights', amount: 'Amount' },
  nightsHint: 'Each night counts as an equal share of the total, so discounts and extras are in it.',
  days: 'Due within (days)',
  daysHint: 'Counted from the booking; of a request, from your yes on.',
  rest: 'Rest',
  /** In its place where there is no deposit. */
  whole: 'Whole amount',
  rests: { arrival: 'On arrival', before: 'Before arrival', none: 'Not asked for' },
  restDays: 'Days before arrival',
  restHints: {
    rest: {
      arrival: 'Where the deposit would be due on arrival or later, everything is due at once.',
      before: 'Where arrival is so near that the rest would be due by then as well, everything is due at once.',
      none: 'Guests are asked for the deposit alone, however near their arrival is.',
    },
    whole: {
      arrival: 'Guests are told that everything is due on the day of arrival.',
      before: 'Where arrival is nearer than that, everything is due at once.',
      none: 'Guests are asked for nothing before they arrive.',
    },
  },
  /** A damage deposit, and what guests read of it. */
  damage: {
    title: guests.title,
    planned: guests.planned,
    choices: { none: 'None', amount: 'Amount' },
    amount: 'Amount to block',
    before: 'Blocked (days before)',
    beforeHint: 'Before arrival, 1 to 6.',
    after: 'Released (days after)',
    afterHint: 'After departure, at most 14. Until then you can charge damage, with a reason and a picture.',
    hint: 'Blocked on the guest’s card and not charged. The block is renewed by itself and released by itself.',
    guestsRead: (sentence: string) => `Guests read: ${sentence}`,
    /** In the place of that sentence while something is missing. */
    later: 'What guests read stands here once everything above is filled in.',
    noCard:
      'No card account is connected, so guests are not asked for it yet. Connect Stripe under Cards and wallets in the invoice settings.',
  },
  /** A rule in words. */
  says: {
    nothing: 'Guests are asked for nothing before they arrive.',
    percent: (percent: number) => `${en.percent(percent)} of the total`,
    nights: (nights: number) => en.plural(nights, { one: 'the price of one night', other: 'the price of # nights' }),
    amount: (euros: number) => en.euros(euros),
    deposit: (what: string, days: number) =>
      `Deposit: ${what} ${days === 0 ? 'on the day of booking' : `within ${en.plural(days, { one: '# day', other: '# days' })}`}.`,
    rest: (when: string) => `Rest: ${when}.`,
    all: (when: string) => `Whole amount: ${when}.`,
    onArrival: 'on arrival',
    before: (days: number) => en.plural(days, { one: '# day before arrival', other: '# days before arrival' }),
    notAsked: 'not asked for',
    damage: (amount: number, before: number, after: number) =>
      `Damage deposit: ${en.euros(amount)}, blocked ${en.plural(before, { one: '# day', other: '# days' })} before arrival and released ${after === 0 ? 'on departure' : `${en.plural(after, { one: '# day', other: '# days' })} after departure`}.`,
  },
  example: {
    later: 'An example of two stays stands here once everything above is filled in.',
    title: (total: number) => `Example: a stay of ${en.euros(total)} that is booked today`,
    arrival: (day: Day) => `Arrival on ${en.longDay(day)}`,
    until: (amount: number, day: Day) => `${en.euros(amount)} by ${en.longDay(day)}`,
    today: (amount: number) => `${en.euros(amount)} today`,
    onArrival: (amount: number) => `${en.euros(amount)} on arrival`,
    nothing: 'Nothing before arrival',
  },
}
export type Messages = typeof messages
