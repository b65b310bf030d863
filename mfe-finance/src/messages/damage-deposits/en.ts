import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** Damage deposits: blocked on the card of a guest, released or charged. */
export const messages = {
  title: 'Damage deposit',
  states: {
    planned: 'Planned',
    waiting: 'Waiting for the guest',
    held: 'Held',
    released: 'Released',
    captured: 'Charged',
    lapsed: 'Lapsed',
  },
  /** The state in a sentence. */
  says: {
    planned: (amount: number, from: Day) =>
      `${en.euros(amount)} will be blocked on the guest’s card on ${en.day(from)}.`,
    plannedWithoutCard: (amount: number, from: Day) =>
      `${en.euros(amount)} is due to be blocked on ${en.day(from)}. There is no card yet: a guest who booked online is mailed a link on that day.`,
    waitingWithoutCard: (amount: number) =>
      `${en.euros(amount)} is not blocked, because there is no card. A guest who booked online was mailed a link.`,
    waiting: (amount: number) =>
      `${en.euros(amount)} is not blocked, because the bank did not authorise it. The guest was mailed a link.`,
    held: (amount: number, until: Day) =>
      `${en.euros(amount)} is blocked on the guest’s card, and released by itself on ${en.day(until)}.`,
    released: (amount: number, day: Day) => `${en.euros(amount)} was released on ${en.day(day)}.`,
    captured: (amount: number, day: Day) => `${en.euros(amount)} was charged on ${en.day(day)}.`,
    capturedInPart: (captured: number, amount: number, day: Day) =>
      `${en.euros(captured)} of ${en.euros(amount)} was charged on ${en.day(day)}. The rest was released.`,
    lapsed: (amount: number) =>
      `Nothing is blocked: ${en.euros(amount)} was not authorised in time, or the bank ended it and it could not be renewed.`,
  },
  reason: 'Reason',
  picture: 'Picture of the damage',
  /** Beside what is held, before the guest has arrived. */
  chargeLater: 'Damage can be charged from arrival on.',
  release: 'Release',
  releaseQuestion: (amount: number) => `Release the damage deposit of ${en.euros(amount)}?`,
  releaseAbout: 'Nothing can be charged afterwards. The guest gets a mail.',
  keep: 'Keep it',
  released: 'The damage deposit is released',
  charge: 'Charge damage',
  form: {
    title: 'Charge damage',
    about:
      'The guest gets a mail with all of this. What you do not charge is released, and nothing more can be charged.',
    amount: 'Amount',
    most: (amount: number) => `At most ${en.euros(amount)}.`,
    reason: 'Reason, as the guest reads it',
    picture: 'Picture (if you have one)',
    pictureHint: 'JPEG, PNG, WebP or AVIF. A large one is made smaller.',
    save: 'Charge',
    saved: 'The damage was charged, and the guest is told by mail',
  },
  /** On the page of money that is due. */
  list: {
    title: 'Damage deposits to look at',
    about: 'Stays that are over, and deposits that are not blocked.',
    departed: (day: Day) => `Departure ${en.day(day)}`,
    openBooking: (reference: string) => `Open booking ${reference}`,
  },
}
export type Messages = typeof messages
