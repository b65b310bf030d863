import { nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { counted } from '@keyhaven/shared-contracts/web/counted'
import { shortRange } from './conflicts.ts'
import type { DragHandle, DragSubject, Place } from './drag.ts'

/** `3 nights, 05.03.–08.03.` */
export const placeWords = ({ check_in, check_out }: Pick<Place, 'check_in' | 'check_out'>) =>
  `${counted(nightsBetween(check_in, check_out), 'nights')}, ${shortRange(check_in, check_out)}`

const opening = (grip: DragHandle) => {
  if (grip.does === 'select') return 'Selecting'
  return `${grip.does === 'move' ? 'Moving' : 'Changing'} ${grip.held.name}`
}

/** What is going on, for who does not see it: `Moving Anna Novak: 3 nights, 05.03.–08.03., Lake room, free`. */
export const sayGoing = (grip: DragHandle, place: Place, unit: string, conflict: string | null) =>
  `${opening(grip)}: ${placeWords(place)}, ${unit}, ${conflict ?? 'free'}`

/** `Moved Anna Novak to Lake room, 05.03.–08.03.`, or `Extended the stay of Anna Novak: 3 nights, 05.03.–08.03.` where it has stayed. */
export const sayPlaced = (held: DragSubject, place: Place, unit: string) => {
  const sameStart = held.check_in === place.check_in
  const sameEnd = held.check_out === place.check_out
  if (held.unit !== place.unit || sameStart === sameEnd)
    return `Moved ${held.name} to ${unit}, ${shortRange(place.check_in, place.check_out)}`
  const isLonger = nightsBetween(place.check_in, place.check_out) > nightsBetween(held.check_in, held.check_out)
  const what = held.kind === 'stay' ? `the stay of ${held.name}` : held.name
  return `${isLonger ? 'Extended' : 'Shortened'} ${what}: ${placeWords(place)}`
}

/** `Undone: Anna Novak, Lake room, 05.03.–08.03.` */
export const sayUndone = (name: string, place: Place, unit: string) =>
  `Undone: ${name}, ${unit}, ${shortRange(place.check_in, place.check_out)}`
