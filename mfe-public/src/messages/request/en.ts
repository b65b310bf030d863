import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** Payment before arrival, and the day on which it is due. */
type NextPayment = { amount: number; due: Day; isLate: boolean }

export const messages = {
  party: party.party,
  title: 'Your request',
  loading: 'Loading the request',
  missing: 'There is no such request',
  missingText: 'The link may be incomplete. Please open it from the email once more, or copy all of it.',
  missingMore:
    'A request that nobody confirms is deleted after a day. To reach your host, reply to any of their emails.',
  failed: 'The request could not be loaded',
  titles: {
    unconfirmed: 'Please confirm by email',
    lapsed: 'Not confirmed in time',
    waiting: 'Waiting for your host',
    accepted: 'Your stay is booked',
    declined: 'Your host declined your request',
    called_off: 'Your stay was cancelled',
    expired: 'Your request has expired',
    cancelled: 'You cancelled',
  },
  unconfirmed: (host: string, email: string, until?: string) =>
    `Open the link in the email that we have sent to ${email}. The nights are held for you${
      until ? ` until ${until}` : ''
    }; ${host} gets your request once you have confirmed.`,
  unheld: (host: string, email: string) =>
    `Open the link in the email that we have sent to ${email} soon: until you confirm, the nights are not held for you, and others can take them. ${host} hears from you once you have confirmed.`,
  lapsed: (host: string, email: string, until?: string) =>
    `The nights are free for others again, and ${host} has not received your request. ${
      until ? `As long as nobody else takes them, the link in our email to ${email} works until ${until}.` : ''
    }`,
  waiting: (host: string, _email: string, until?: string) =>
    `${host} has your request and will accept or decline it. ${
      until ? `The nights are held for you until ${until}. ` : ''
    }`,
  answerNext: (email: string) => `What is next: the answer of your host. We email it to ${email} and show it here.`,
  /** Of a stay whose guests have left. */
  past: { title: 'Your stay is over', text: 'Your payments and documents stay on this page.' },
  accepted: (host: string) => `${host} has accepted and is looking forward to your stay.`,
  declined: (host: string) => `${host} cannot offer you these dates. Nothing is booked, and there is nothing to pay.`,
  called_off: (host: string) => `${host} has cancelled your stay. If you do not know why, ask below.`,
  expired: (host: string) => `${host} did not answer in time. Nothing is booked, and there is nothing to pay.`,
  cancelled: () => 'Nothing is booked any more, and the nights are free for others.',
  withdrawn: 'Nothing was booked, there is nothing to pay, and the nights are free for others.',
  /** No day of arrival once that has passed. */
  next: (day: Day | undefined, payment?: NextPayment) =>
    payment
      ? `What is next: your payment of ${en.euros(payment.amount)}${payment.isLate ? `, which was due on ${en.longDayWithWeekday(payment.due)}` : `, by ${en.longDayWithWeekday(payment.due)}`}.${day ? ` You arrive on ${en.longDayWithWeekday(day)}.` : ''}`
      : day
        ? `What is next: your arrival on ${en.longDayWithWeekday(day)}.`
        : '',
  /** In place of the words of the same names, of a stay that is booked without waiting for its host. */
  instant: {
    title: 'Your booking',
    unconfirmed: (host: string, email: string, until?: string) =>
      `Open the link in the email that we have sent to ${email}. The nights are held for you${until ? ` until ${until}` : ''}; as soon as you confirm, your stay with ${host} is booked.`,
    lapsed: (_host: string, email: string, until?: string) =>
      `The nights are free for others again, and nothing is booked. ${until ? `As long as nobody else takes them, the link in our email to ${email} works until ${until}.` : ''}`,
    accepted: (host: string) => `You do not have to wait for anything else: ${host} is looking forward to your stay.`,
    /** Of one that is booked by its first payment. */
    titles: { waiting: 'Pay to book your stay', expired: 'Not paid in time' },
    waiting: (host: string, amount: number, until?: string) =>
      `Your stay with ${host} is booked as soon as ${en.euros(amount)} are paid by card.${until ? ` The nights are held for you until ${until}.` : ''}`,
    expired:
      'The first payment did not arrive in time, so nothing is booked. If you did pay, reload this page in a minute: the stay is booked then, or the money goes back to your card.',
    toConfirm: (host: string, email: string, amount: number, until?: string) =>
      `Open the link in the email that we have sent to ${email}. The nights are held for you${until ? ` until ${until}` : ''}. Once you have confirmed, you pay ${en.euros(amount)} by card, and your stay with ${host} is booked.`,
    confirm: {
      title: 'Confirm your booking',
      text: (host: string) =>
        `Please look once more at what you would like to book. When you press the button, your stay with ${host} is booked, and the price is owed.`,
      payText: (host: string, amount: number) =>
        `Please look once more at what you would like to book. When you press the button, the price is owed; you then pay ${en.euros(amount)} by card, and your stay with ${host} is booked.`,
      // The words are those of the law: docs/decisions/0053.
      press: (total: number) => `Book with obligation to pay · ${en.euros(total)}`,
    },
    confirming: 'Booking your stay',
    notConfirmed: 'Your stay was not booked',
  },
  /** Of one that was offered so, and came too late for it. */
  instantEnded: 'This stay can no longer be booked instantly, so your host answers first.',
  stay: 'Your stay',
  price: 'Price',
  host: 'Your host',
  /** Above their own words. */
  wrote: (name: string) => `${name} wrote`,
  yourMessage: 'Your message',
  toCalendar: 'Add to my calendar',
  otherDates: 'Ask for other dates',
  facts: { where: 'Where', in: 'Check-in', out: 'Check-out', guests: 'Guests', guest: 'Guest', reference: 'Reference' },
  // Of a stay that is confirmed.
  arrival: {
    title: 'Getting there',
    map: 'Open the map',
    directions: 'Directions',
    code: 'Door code',
    later: (day: Day) => `How to get in is shown here from ${en.longDayWithWeekday(day)}.`,
  },
  money: {
    paid: 'Paid',
    left: 'Left to pay',
    back: 'Paid too much',
    settled: 'Everything is paid.',
    documents: 'Your documents',
    invoice: (number: string) => `Invoice ${number} (PDF)`,
    cancellation: (number: string) => `Cancellation ${number} (PDF)`,
  },
  others: 'Other dates and places',
  nights: (count: number) => en.plural(count, { one: '# night', other: '# nights' }),
  /** Confirmation page of the mail's link. */
  confirm: {
    title: 'Confirm your request',
    text: (host: string) =>
      `Please look once more at what you asked for. When you press the button, ${host} gets your request and answers it. Nothing is booked and nothing to pay until then.`,
    press: (_total: number) => 'Confirm request',
  },
  inTotal: 'in total',
  stillFree: 'The nights are free for others again. As long as nobody else takes them, you can still confirm.',
  confirming: 'Confirming your request',
  notConfirmed: 'Your request was not confirmed',
  noEmail: 'No email?',
  noEmailText: 'It can take a minute. Please look in your spam folder, too, and check the address:',
  again: 'Send the email again',
  sentAgain: (email: string) => `Sent again to ${email}.`,
  wrong: 'The address is wrong',
  /** A hold is what will be a booking once its guest confirms. */
  cancel: { booking: 'Cancel booking', request: 'Cancel request', hold: 'Don’t book after all' },
  question: {
    booking: '<b>Cancel your booking?</b> The nights will be free for others at once, and this cannot be undone.',
    request: '<b>Cancel your request?</b> The nights will be free for others at once, and this cannot be undone.',
    hold: '<b>Don’t book after all?</b> Nothing is booked yet, and the nights will be free for others at once.',
  },
  notCancelled: 'It was not cancelled.',
  cancelling: 'Cancelling',
  yes: { booking: 'Yes, cancel it', request: 'Yes, cancel it', hold: 'Yes, don’t book' },
  keep: 'Keep it',
  // For the owner who decides.
  decide: {
    title: 'Decide on a request',
    titles: {
      waiting: 'A guest would like to book',
      accepted: 'You accepted this request',
      declined: 'You declined this request',
      called_off: 'You cancelled this stay',
      expired: 'This request expired',
      cancelled: 'The guest withdrew this request',
    },
    waiting: (guest: string, until?: string) =>
      `${guest} is waiting for your answer.${until ? ` Without one, the request expires on ${until}.` : ''}`,
    accepted: (guest: string) => `The stay is confirmed, and ${guest} has been told by email.`,
    declined: (guest: string) => `The dates are free again, and ${guest} has been told by email.`,
    called_off: (guest: string) => `The dates are free again, and ${guest} has been told by email.`,
    expired: (guest: string) => `It was not answered in time. The dates are free again, and ${guest} has been told.`,
    cancelled: () => 'The dates are free again. There is nothing left for you to do.',
    notArrived: 'Your answer did not arrive.',
    sending: 'Sending your answer',
    words: 'Your words to the guest (optional)',
    wordsHint: (guest: string) => `${guest} reads them in the email, whichever answer you give.`,
    youWrote: 'You wrote',
    terms: 'Accepted by the guest',
    accept: 'Accept',
    decline: 'Decline',
    stay: 'The stay',
  },
}
export type Messages = typeof messages
