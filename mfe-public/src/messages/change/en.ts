import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Party } from '@keyhaven/shared-contracts/domain/stay/party'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  open: 'Change dates or guests',
  lead: (host: string) =>
    `Choose what you would like instead. ${host} decides; until then your booking stays as it is, and the new nights are not held for you.`,
  booked: 'Booked',
  wanted: 'Wanted',
  before: 'Before',
  now: 'New',
  stay: (from: Day, to: Day, who: Party) => `${en.stay(from, to)}, ${party.party(who)}`,
  more: (amount: number) => `${en.euros(amount)} more than now`,
  less: (amount: number) => `${en.euros(amount)} less than now`,
  same: 'The total stays the same',
  choose: 'Choose other dates or other guests to see what that costs.',
  free: 'Free for these dates',
  price: 'What it would cost',
  loadingPrice: 'Loading the price',
  priceFailed: 'The price could not be loaded',
  terms: 'What you accepted when you booked still holds, counted from the new day of arrival.',
  send: 'Ask for this change',
  sending: 'Sending your change',
  notSent: 'Your change was not sent.',
  /** In place of the words of the same names, of a request that waits. */
  waiting: {
    lead: (host: string) =>
      `Choose what you would like instead. ${host} gets the changed request and answers it as before; the new nights are held for you.`,
    send: 'Change the request',
  },
  keep: 'Leave it as it is',
  unavailable: (host: string) => `Please write to ${host}: this place cannot be changed here at the moment.`,
  loading: 'Loading what is free',
  failed: 'What is free could not be loaded',
  // What becomes of a change that was asked for.
  news: {
    open: {
      title: 'You asked for a change',
      text: (host: string) =>
        `${host} has it and will accept or decline it; we will email you the answer. Until then your booking stays as it is, and the new nights are not held for you.`,
    },
    accepted: {
      title: 'Your change is confirmed',
      text: (host: string) => `${host} has agreed. Below is your stay as it is booked now.`,
    },
    declined: {
      title: 'Your change was declined',
      text: (host: string) => `${host} cannot offer you this change. Your stay remains booked as it was.`,
    },
    overtaken: {
      title: 'Your change is closed',
      text: (host: string) =>
        `${host} has changed your stay since you asked. Below is how it is booked now; you can ask for another change.`,
    },
    expired: {
      title: 'Your change was not answered',
      text: (host: string) => `${host} did not answer in time. Your stay remains booked as it was.`,
    },
  },
  withdraw: 'Take the change back',
  withdrawing: 'Taking it back',
  notWithdrawn: 'It was not taken back.',
  // For the owner who decides.
  decide: {
    open: {
      title: 'A guest would like to change a stay',
      text: (guest: string) =>
        `${guest} asks for other dates or other guests. Nothing changes until you accept, and the new nights are not held.`,
    },
    accepted: {
      title: 'You accepted this change',
      text: (guest: string) => `The stay is booked like this now, and ${guest} has been told by email.`,
    },
    declined: {
      title: 'You declined this change',
      text: (guest: string) => `The stay remains booked as it was, and ${guest} has been told by email.`,
    },
    withdrawn: {
      title: 'The guest withdrew this change',
      text: () => 'The stay remains booked as it was. There is nothing left for you to do.',
    },
    overtaken: {
      title: 'This change no longer fits',
      text: (guest: string) => `The booking is another one than when ${guest} asked. Below is how it is booked now.`,
    },
    expired: {
      title: 'This change was not answered',
      text: (guest: string) =>
        `It was not answered in time, so the stay remains booked as it was. ${guest} has been told.`,
    },
  },
  replaces: (number: string) =>
    `Accepting cancels the issued invoice ${number} by a new document and issues a new invoice.`,
  leavesDraft: (number: string) =>
    `Accepting cancels the issued invoice ${number} by a new document. The new invoice stays a draft, because something it must show is missing.`,
  toBook: 'The stay with the change',
}
export type Messages = typeof messages
