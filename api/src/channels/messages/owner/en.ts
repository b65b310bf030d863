import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export type PortalStay = { channel: string; unit: string; from: Day; to: Day }
const nights = ({ unit, from, to }: PortalStay) => `${unit}, ${en.longDay(from)} to ${en.longDay(to)}`

/** Mails to owners about the calendars of portals. */
export const messages = {
  action: 'Open Channels',
  closing: 'You get this mail once for each event.',
  stale: {
    subject: 'Calendars of portals could not be read for a day',
    text: 'Keyhaven has not been able to read these calendars for 24 hours:',
    risk: 'Stays that are booked there in the meantime are not in your calendar. Guests ask for these units instead of booking them instantly, unless you have chosen otherwise. Please check the addresses.',
  },
  conflict: {
    subject: 'A stay on a portal needs your decision',
    taken: (stay: PortalStay) =>
      `${stay.channel} has a stay on nights that are taken in your calendar: ${nights(stay)}.`,
    moved: (stay: PortalStay) => `${stay.channel} has moved a stay of which you made a booking: ${nights(stay)}.`,
    cancelled: (stay: PortalStay) =>
      `${stay.channel} has cancelled a stay of which you made a booking: ${nights(stay)}.`,
    text: 'Nothing was changed in your bookings. Please decide what is to happen.',
  },
}
export type Messages = typeof messages
