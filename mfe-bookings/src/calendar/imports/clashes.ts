import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'

type Nights = { from: Day; to: Day }

/** The imports of a unit that lie on nights which something of ours has. */
export const clashesOn = (imports: readonly CalendarImport[], { from, to }: Nights) =>
  imports.filter(({ is_conflict, check_in, check_out }) => is_conflict && check_in < to && check_out > from)

const none: readonly CalendarImport[] = []

/** The same for what is open by itself, beside no calendar. */
export const useClashes = (unit: number, nights: Nights) =>
  clashesOn(useQuery(q(calendarApi.stays, { query: { units: String(unit), ...nights } })).data?.imports ?? none, nights)
