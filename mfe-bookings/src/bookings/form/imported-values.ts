import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { guestOf } from '../../clients/new-guest.ts'
import type { StartValues } from './booking-rules.ts'

type Imported = Pick<CalendarImport, 'id' | 'unit' | 'check_in' | 'check_out' | 'name'> & { property: number }

/** Values with which the form of a booking of an imported stay begins; its guest has booked, so it is confirmed. */
export const startOfImport = ({ id, unit, property, check_in, check_out, name }: Imported): StartValues => ({
  ...{ import: id, unit, property, check_in, check_out },
  status: 'confirmed',
  ...(name && { guest: guestOf(name) }),
})
