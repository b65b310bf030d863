import type {
  CalendarBlock,
  CalendarImport,
  CalendarStay,
  CalendarUnit,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { occupies } from '@keyhaven/shared-contracts/domain/stay/availability'
import { clientName } from '../../clients/client-name.ts'
import type { Messages } from '../../messages/calendar/en.ts'
import type { DragSubject, UnitNights } from './drag.ts'

type Occupancy = {
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  imports?: readonly CalendarImport[]
  /** The unit of the place, where it is known. */
  unit: CalendarUnit | undefined
  now: Date
}

const overlaps = (place: UnitNights, from: Day, to: Day) => place.check_in < to && place.check_out > from

const isItself = (subject: DragSubject | undefined, kind: DragSubject['kind'], id: number) =>
  subject?.kind === kind && subject.id === id

/**
 * Conflict of a place with what the calendar has loaded, in words; null without one. The server has the last word. A moved
 * bar is not in its own way, and keeps a unit that would no longer be offered to others.
 */
export const conflictOf = (
  { conflict, bar }: Messages,
  place: UnitNights,
  { stays, blocks, imports = [], unit, now }: Occupancy,
  subject?: DragSubject,
) => {
  const stay = stays.find(
    (other) =>
      other.unit === place.unit &&
      !isItself(subject, 'stay', other.id) &&
      occupies(other, now) &&
      overlaps(place, other.check_in, other.check_out),
  )
  if (stay) return conflict.taken(clientName(stay), { from: stay.check_in, to: stay.check_out })
  const block = blocks.find(
    (other) =>
      other.unit === place.unit && !isItself(subject, 'block', other.id) && overlaps(place, other.start, other.end),
  )
  if (block?.held_until) return bar.heldForGuest
  if (block) {
    const when = { from: block.start, to: block.end }
    return block.reason ? conflict.blockedFor(when, block.reason) : conflict.blocked(when)
  }
  const imported = imports.find(
    (other) => other.unit === place.unit && overlaps(place, other.check_in, other.check_out),
  )
  if (imported) {
    const { check_in: from, check_out: to, kind, name, feed } = imported
    return kind === 'closure'
      ? conflict.closed(feed.name, { from, to })
      : conflict.taken(name || feed.name, { from, to })
  }
  if (!unit || subject?.kind === 'block' || subject?.unit === place.unit) return null
  if (!unit.bookable) return conflict.notBookable(unit.name)
  const party = subject?.guests_count ?? 1
  return party > unit.max_capacity ? conflict.tooMany(unit.name, unit.max_capacity, party) : null
}
