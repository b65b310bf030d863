import type { Day } from '../../days/day.ts'
import { en } from '../../languages/en.ts'

/** Parts of what a stay costs, and when they are due. */
export const messages = {
  title: 'Payment plan',
  /** Above what is still open. */
  open: 'To be paid',
  parts: { deposit: 'Deposit', rest: 'Rest', full: 'Full amount' },
  by: (due: Day) => `by ${en.longDay(due)}`,
  /** Before the stay is agreed on. */
  planned: {
    now: (amount: number) => `${en.euros(amount)} now`,
    onYes: (amount: number) => `${en.euros(amount)} as soon as the host says yes`,
    within: (amount: number, days: number) =>
      `${en.euros(amount)} ${en.plural(days, { one: 'within # day', other: 'within # days' })} of the host’s yes`,
    by: (amount: number, due: Day) => `${en.euros(amount)} by ${en.longDay(due)}`,
    onArrival: (amount: number) => `${en.euros(amount)} on arrival`,
  },
}
export type Messages = typeof messages
