import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** Mails to owners about the requests of their guests. */
export const messages = {
  subject: (event: string, guest: string, check_in: Day) => `${event}: ${guest}, ${en.longDay(check_in)}`,
  guest: (name: string, email: string) => `Guest: ${name}, ${email}`,
  /** Above their own words. */
  wrote: (name: string) => `${name} wrote:`,
  reply: 'Reply to this email to write to the guest.',
  openBooking: 'Open the booking',
  newRequest: {
    event: 'New request',
    text: (until: string) =>
      `A guest would like to book this stay. Please accept or decline by ${until}; the nights are held until then.`,
    action: 'Accept or decline',
  },
  newBooking: {
    event: 'New booking',
    text: 'A guest has booked this stay instantly. It is confirmed, and there is nothing for you to answer.',
  },
  changeWanted: {
    event: 'Change requested',
    text: 'A guest would like to change a confirmed stay. Nothing changes until you accept, and the new nights are not held.',
    action: 'Accept or decline',
  },
  changeWithdrawn: {
    event: 'Change withdrawn',
    text: 'The guest no longer asks for this change. The stay remains booked as it was.',
  },
  guestCancelled: {
    event: 'Cancelled by the guest',
    text: 'The guest has cancelled, and the nights are free again.',
  },
  unanswered: {
    event: 'Request expired',
    text: 'You did not answer this request in time, so it has expired and the nights are free again. We have told the guest. You can still take the booking: open it and confirm it.',
  },
}
export type Messages = typeof messages
