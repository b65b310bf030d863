import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Day } from '@keyhaven/shared-contracts/contract/day'
import { occupies } from '../bookings/free-units.ts'

export type Cell = { day: Day; span: number; booking?: Booking }

/**
 * The days of one unit as cells: a stay is one cell over its nights, a free day is a cell of its own. Where a cancelled
 * booking and a live one meet, the live one is shown.
 */
export const calendarRow = (bookings: readonly Booking[], days: readonly Day[], now: Date): Cell[] => {
  const liveFirst = bookings.toSorted((a, b) => Number(occupies(b, now)) - Number(occupies(a, now)))
  const cells: Cell[] = []
  for (const day of days) {
    const booking = liveFirst.find(({ check_in, check_out }) => check_in <= day && day < check_out)
    const last = cells.at(-1)
    if (booking && last?.booking?.id === booking.id) last.span += 1
    else cells.push({ day, span: 1, ...(booking && { booking }) })
  }
  return cells
}
