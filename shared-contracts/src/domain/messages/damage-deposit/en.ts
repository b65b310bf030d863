import type { Day } from '../../days/day.ts'
import { en } from '../../languages/en.ts'

/** Sentence about a damage deposit before it is due, for guests; their hosts are shown the same. */
export const messages = {
  title: 'Damage deposit',
  planned: (amount: number, from: Day, until: Day) =>
    `${en.euros(amount)}: blocked on your card on ${en.longDay(from)}, released by ${en.longDay(until)}. It is not charged.`,
}
export type Messages = typeof messages
