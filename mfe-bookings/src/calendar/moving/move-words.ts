import { nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { counted } from '@keyhaven/shared-contracts/web/facts'
import { shortRange } from './conflicts.ts'
import type { DragHandle, DragSubject, Place } from './drag.ts'

/** `3 nights, 05.03.–08.03.` */
export const stayText = ({ check_in, check_out }: Pick<Place, 'check_in' | 'check_out'>) =>
  `${counted(nightsBetween(check_in, check_out), 'nights')}, ${shortRange(check_in, check_out)}`

const opening = (handle: DragHandle) => {
  if (handle.action === 'select') return 'Selecting'
  return `${handle.action === 'move' ? 'Moving' : 'Changing'} ${handle.subject.name}`
}

/** What is being dragged, for screen readers: `Moving Anna Novak: 3 nights, 05.03.–08.03., Lake room, free`. */
export const dragText = (handle: DragHandle, place: Place, unit: string, conflict: string | null) =>
  `${opening(handle)}: ${stayText(place)}, ${unit}, ${conflict ?? 'free'}`

/** `Moved Anna Novak to Lake room, 05.03.–08.03.`, or `Extended the stay of Anna Novak: 3 nights, 05.03.–08.03.` where it has stayed. */
export const movedText = (subject: DragSubject, place: Place, unit: string) => {
  const sameStart = subject.check_in === place.check_in
  const sameEnd = subject.check_out === place.check_out
  if (subject.unit !== place.unit || sameStart === sameEnd)
    return `Moved ${subject.name} to ${unit}, ${shortRange(place.check_in, place.check_out)}`
  const isLonger = nightsBetween(place.check_in, place.check_out) > nightsBetween(subject.check_in, subject.check_out)
  const what = subject.kind === 'stay' ? `the stay of ${subject.name}` : subject.name
  return `${isLonger ? 'Extended' : 'Shortened'} ${what}: ${stayText(place)}`
}

/** `Undone: Anna Novak, Lake room, 05.03.–08.03.` */
export const undoneText = (name: string, place: Place, unit: string) =>
  `Undone: ${name}, ${unit}, ${shortRange(place.check_in, place.check_out)}`
