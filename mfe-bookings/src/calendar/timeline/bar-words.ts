import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/calendar'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/calendar'
import { addDays, showDay } from '@keyhaven/shared-contracts/domain/day'
import { statusLabels } from '../../bookings/booking-status.ts'
import { clientName } from '../../clients/client-name.ts'

/** `Anna Novak, Confirmed, 05.03.2027 – 08.03.2027` */
export const stayWords = (stay: CalendarStay) =>
  `${clientName(stay)}, ${statusLabels[stay.status]}, ${showDay(stay.check_in)} – ${showDay(stay.check_out)}`

/** `14:05`, on the clock of the reader. */
export const timeOf = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { timeStyle: 'short' })

/** What a block is, in a word or as few as it takes. */
export const blockTitle = ({ reason, held_until }: CalendarBlock) =>
  held_until ? 'Held for a guest who has yet to confirm' : reason || 'Blocked'

/** `Blocked, Painting, 05.03.2027 – 08.03.2027`, both nights included. */
export const blockWords = ({ reason, start, end, held_until }: CalendarBlock) =>
  [
    held_until ? `Held until ${timeOf(held_until)} for a guest who has yet to confirm` : 'Blocked',
    reason,
    `${showDay(start)} – ${showDay(addDays(end, -1))}`,
  ]
    .filter(Boolean)
    .join(', ')

/** As much of a guest's name as a bar has room for. */
export const nameFor = ({ first_name, last_name }: CalendarStay, width: number) => {
  // Of a guest who was added by phone the last name may be all.
  if (width >= 34) return first_name || last_name
  return width >= 24
    ? first_name.charAt(0) + last_name.charAt(0)
    : width >= 14
      ? (first_name || last_name).charAt(0)
      : ''
}
