import type { NightsChange } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Messages as CalendarMessages } from '../../messages/calendar/en.ts'
import type { Messages } from '../../messages/calendar-dialogs/en.ts'

type Words = { night: CalendarMessages['night']; nights: Messages['nights'] }

/** `€150.00, at least 3 nights, no arrival`: what a change says, and nothing of what it leaves as it is. */
const setWords = ({ night, nights }: Words, change: Partial<NightsChange>) => {
  const { price, min_nights: minNights, closed_to_arrival: noArrival, closed_to_departure: noDeparture } = change
  return [
    price !== undefined && night.price(toEuros(price)),
    minNights && night.minNights(minNights),
    noArrival !== undefined && (noArrival ? night.noArrival : nights.arrival),
    noDeparture !== undefined && (noDeparture ? night.noDeparture : nights.departure),
  ]
    .filter(Boolean)
    .join(', ')
}

type ChangedNights = { from: Day; to: Day; units: readonly string[] }

/** `3 – 9 August 2027, 7 nights of Lake room: €150.00, at least 3 nights` */
export const changeSentence = (
  t: Words,
  language: Language,
  { from, to, units }: ChangedNights,
  change: Partial<NightsChange>,
) => {
  const nights = { when: language.dayRange(from, to), count: nightsBetween(from, addDays(to, 1)) }
  const where = t.nights.nightsOf({ ...nights, units: language.list(units) })
  const what = setWords(t, change)
  return what ? t.nights.change(where, what) : where
}
