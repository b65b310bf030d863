import { type Day, showDay } from '../../domain/day.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * The day it is where the user sits; the API decides by the day of the property. By hand: to start the browser's own
 * formatter costs a phone a tenth of a second.
 */
export const localToday = (now = new Date()): Day =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`

/** `21.11.2026, 15:30` on the clock of the reader, as every screen shows a moment. */
export const localMoment = (iso: string) => {
  const moment = new Date(iso)
  return `${showDay(localToday(moment))}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}
