import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import type { Messages } from '../../messages/calendar/en.ts'

type Named = Pick<CalendarImport, 'name' | 'feed'> & { kind?: CalendarImport['kind'] }
type Nights = Pick<CalendarImport, 'kind' | 'check_in' | 'check_out'>

/** Title of an import: its guest, where the portal says who it is, or its portal. */
export const importTitle = ({ imports: t }: Messages, { name, kind, feed }: Named) =>
  kind === 'closure' ? t.closedOn(feed.name) : name || feed.name

/** `05.03.2027 – 08.03.2027`; of a closure both nights are included, as of a block. */
export const importDays = (t: Messages, { kind, check_in, check_out }: Nights) =>
  t.days(check_in, kind === 'closure' ? addDays(check_out, -1) : check_out)

/** `Jane, Airbnb, 05.03.2027 – 08.03.2027` */
export const importWords = (t: Messages, imported: CalendarImport) => {
  const portal = imported.kind === 'stay' && imported.name ? [imported.feed.name] : []
  const words = [importTitle(t, imported), ...portal, importDays(t, imported)].join(', ')
  return imported.is_conflict ? t.imports.inConflict(words) : words
}

/** Words of a bar whose nights a portal has as well. */
export const clashWords = ({ imports: t }: Messages, { kind, feed, check_in, check_out }: CalendarImport) =>
  kind === 'closure'
    ? t.alsoClosed(feed.name, { from: check_in, to: addDays(check_out, -1) })
    : t.alsoBooked(feed.name, { from: check_in, to: check_out })

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Since when calendars could not be read: the time alone where that was today, on the clock of the reader. */
export const staleWords = ({ imports: t }: Messages, since: string) => {
  const moment = new Date(since)
  const day: Day = `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
  return day === localToday() ? t.staleToday(time) : t.stale(day, time)
}
