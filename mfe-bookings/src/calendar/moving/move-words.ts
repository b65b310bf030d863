import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Messages } from '../../messages/calendar/en.ts'
import type { DragHandle, DragSubject, UnitNights } from './drag.ts'

type Nights = Pick<UnitNights, 'check_in' | 'check_out'>
export const nightsOf = ({ check_in, check_out }: Nights) => ({ from: check_in, to: check_out })
const lengthOf = ({ check_in, check_out }: Nights) => nightsBetween(check_in, check_out)

/** `3 nights, 05.03.–08.03.` */
export const stayText = (t: Messages, nights: Nights) => t.stay({ nights: lengthOf(nights), ...nightsOf(nights) })

/** Name of the dragged bar in a sentence: the guest, or the block. */
export const subjectName = (t: Messages, { kind, name, reason }: DragSubject) =>
  kind === 'block' ? t.drag.block(reason) : name

type DragWords = { handle: DragHandle; place: UnitNights; unit: string; conflict: string | null }

/** Announcement of a drag: `Moving Anna Novak: 3 nights, 05.03.–08.03., Lake room, free`. */
export const dragText = (t: Messages, { handle, place, unit, conflict }: DragWords) => {
  const what = [stayText(t, place), unit, conflict ?? t.grid.free].join(', ')
  if (handle.action === 'select') return t.drag.selecting(what)
  const name = subjectName(t, handle.subject)
  return handle.action === 'move' ? t.drag.moving(name, what) : t.drag.changing(name, what)
}

/** `Moved Anna Novak to Lake room, 05.03.–08.03.`, or `Extended the stay of Anna Novak: 3 nights, 05.03.–08.03.` where it has stayed. */
export const movedText = (t: Messages, subject: DragSubject, place: UnitNights, unit: string) => {
  const name = subjectName(t, subject)
  const sameStart = subject.check_in === place.check_in
  const sameEnd = subject.check_out === place.check_out
  if (subject.unit !== place.unit || sameStart === sameEnd) return t.move.moved(name, unit, nightsOf(place))
  const { move } = t
  const now = { name, nights: lengthOf(place), ...nightsOf(place) }
  if (lengthOf(place) > lengthOf(subject))
    return subject.kind === 'stay' ? move.extendedStay(now) : move.extendedBlock(now)
  return subject.kind === 'stay' ? move.shortenedStay(now) : move.shortenedBlock(now)
}
