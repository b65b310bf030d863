import type { BookingStatus } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { guestLocaleOf } from '../language.ts'
import type { Calendar } from '../mail/mailer.ts'
import { guestMessages, stayMessages } from './messages/catalogs.ts'
import type { RequestRow } from './shown-request.ts'
import { addressLine, summary } from './stay-summary.ts'

const statuses: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

type CalendarStay = Omit<RequestRow, 'hold' | 'is_confirmed' | 'confirm_until'> & { price_lines: PriceLine[] }
type About = {
  /** Id for as long as the stay is kept: by it calendars move and remove what they have. */
  uid: string
  now: Date
  /** The guest's page about it; none where there is none, or not any more. */
  page: string | undefined
}

/** A stay as an all-day event in the language of its guest. A booking's version goes up with each change, as the sequence of an event has to. */
export function stayCalendar(stay: CalendarStay, { uid, now, page }: About): Calendar {
  const { property, place, host, status, check_in, check_out, version } = stay
  const locale = guestLocaleOf(stay.locale)
  const method = status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const prodId = { company: 'Keyhaven', product: 'Keyhaven', language: locale.toUpperCase() }
  const link = page && stayMessages[locale].named(guestMessages[locale].accepted.action, page)
  const calendar = ical({ method, prodId })
  calendar.createEvent({
    id: uid,
    sequence: version,
    stamp: now,
    allDay: true,
    start: new Date(check_in),
    // As a stay does, an all-day event ends before its last day.
    end: new Date(check_out),
    summary: stayMessages[locale].stayAt(property.name),
    location: addressLine(place),
    description: [summary(stay, locale, status === 'confirmed'), ...(link ? [link] : [])].join('\n'),
    ...(page && { url: page }),
    organizer: { name: host.name, email: host.email },
    status: statuses[status],
  })
  return { method, content: calendar.toString() }
}
