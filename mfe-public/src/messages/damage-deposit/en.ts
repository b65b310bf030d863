import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/en'

/** The damage deposit on the guest's own page. */
export const messages = {
  ...words,
  waiting: (amount: number, until: Day) =>
    `Your card is needed: <b>${en.euros(amount)}</b> will be blocked on it and released by ${en.longDay(until)}. It is not charged.`,
  block: (amount: number) => `Block ${en.euros(amount)}`,
  blockHint: 'You do this on a page of the provider and come back here afterwards.',
  held: (amount: number, until: Day) =>
    `<b>${en.euros(amount)}</b> is blocked on your card and will be released by ${en.longDay(until)}. It is not charged.`,
  released: (amount: number, day: Day) =>
    `<b>${en.euros(amount)}</b> was released on ${en.longDay(day)}. Your bank may take a few days to show it.`,
  captured: (amount: number, day: Day) => `<b>${en.euros(amount)}</b> was charged on ${en.longDay(day)}.`,
  capturedInPart: (captured: number, amount: number, day: Day) =>
    `<b>${en.euros(captured)}</b> of ${en.euros(amount)} was charged on ${en.longDay(day)}. The rest was released.`,
  lapsed: 'Nothing is blocked on your card any more.',
  reason: (host: string) => `${host} writes:`,
  picture: 'Picture of the damage',
}
export type Messages = typeof messages
