import type { Block } from '@keyhaven/shared-contracts/contract/blocks'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/calendar'
import { addDays, showDay } from '@keyhaven/shared-contracts/contract/day'
import { statusLabels } from '../bookings/booking-status.ts'
import { clientName } from '../clients/client-name.ts'

/** `Anna Novak, Confirmed, 05.03.2027 – 08.03.2027` */
export const stayWords = (stay: CalendarStay) =>
  `${clientName(stay)}, ${statusLabels[stay.status]}, ${showDay(stay.check_in)} – ${showDay(stay.check_out)}`

/** `Blocked, Painting, 05.03.2027 – 08.03.2027`, both nights included. */
export const blockWords = ({ reason, start, end }: Block) =>
  ['Blocked', reason, `${showDay(start)} – ${showDay(addDays(end, -1))}`].filter(Boolean).join(', ')

/** As much of a guest's name as a bar has room for. */
export const nameFor = ({ first_name, last_name }: CalendarStay, width: number) => {
  if (width >= 34) return first_name
  return width >= 24 ? first_name.charAt(0) + last_name.charAt(0) : width >= 14 ? first_name.charAt(0) : ''
}
