import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { clientName } from '../../clients/client-name.ts'
import type { Messages } from '../../messages/calendar/en.ts'

/** `Anna Novak, Confirmed, 05.03.2027 – 08.03.2027` */
export function stayWords(t: Messages, stay: CalendarStay) {
  const words = t.bar.stay(clientName(stay), t.status[stay.status], t.days(stay.check_in, stay.check_out))
  return stay.has_change ? t.bar.withChange(words) : words
}

/** `14:05`, on the clock of the reader. */
export const timeOf = (iso: string) => new Date(iso).toTimeString().slice(0, 5)

/** Title of a block: its reason, or one word. */
export const blockTitle = (t: Messages, { reason, held_until }: CalendarBlock) =>
  held_until ? t.bar.heldForGuest : reason || t.blocked

/** `Blocked, Painting, 05.03.2027 – 08.03.2027`, both nights included. */
export const blockWords = (t: Messages, { reason, start, end, held_until }: CalendarBlock) =>
  [held_until ? t.bar.heldUntil(timeOf(held_until)) : t.blocked, reason, t.days(start, addDays(end, -1))]
    .filter(Boolean)
    .join(', ')

/** Upper bounds for a letter and for the two ends of a bar. */
const [letterPx, paddingPx] = [8, 14] as const

/** As much of a guest's name as a bar has room for. */
export const nameFor = ({ first_name, last_name }: CalendarStay, width: number) => {
  const whole = clientName({ first_name, last_name })
  if (whole.length * letterPx + paddingPx <= width) return whole
  // Of a guest who was added by phone the last name may be all.
  if (width >= 34) return first_name || last_name
  return width >= 24
    ? first_name.charAt(0) + last_name.charAt(0)
    : width >= 14
      ? (first_name || last_name).charAt(0)
      : ''
}
