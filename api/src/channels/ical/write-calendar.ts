import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'

type Calendar = {
  name: string
  events: readonly {
    uid: string
    start: Day
    /** The day of departure, which is free again. */
    end: Day
    summary: string
    stampedAt: Date
    /** Goes up with each change, so that portals take it over. */
    sequence: number
  }[]
}

/** The calendar that portals fetch from us. Nothing in it is of now: as long as nothing changes, each byte stays, and portals see that. */
export const writeCalendar = ({ name, events }: Calendar): string => {
  const prodId = { company: 'Keyhaven', product: 'Calendar', language: 'EN' }
  // The library escapes the text of events, and not this one.
  const calendar = ical({ name: escapeText(name, false), method: ICalCalendarMethod.PUBLISH, prodId })
  for (const { uid, start, end, summary, stampedAt, sequence } of events)
    calendar.createEvent({
      ...{ id: uid, summary, sequence, stamp: stampedAt, allDay: true },
      start: new Date(start),
      end: new Date(end),
      transparency: ICalEventTransparency.OPAQUE,
    })
  const text = calendar.toString()
  return text.endsWith('\r\n') ? text : `${text}\r\n`
}
