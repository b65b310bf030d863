import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { clientName } from '../../clients/client-name.ts'
import type { TimelineHit } from '../timeline/timeline-interaction.ts'
import type { DragHandle, DragSubject } from './drag.ts'

export const subjectOfStay = (stay: CalendarStay): DragSubject => {
  const { id, version, unit, check_in, check_out, guests_count } = stay
  return { kind: 'stay', id, version, unit, check_in, check_out, guests_count, name: clientName(stay) }
}

const subjectOfBlock = ({ id, version, unit, start, end, reason }: CalendarBlock): DragSubject => {
  return { kind: 'block', id, version, unit, check_in: start, check_out: end, guests_count: 0, name: '', reason }
}

/** A stay or a block as something to move; a cancelled stay is none, nor are nights that a guest has yet to confirm. */
export const dragSubjectOf = ({ stay, block }: Pick<TimelineHit, 'stay' | 'block'>) =>
  stay && stay.status !== 'cancelled'
    ? subjectOfStay(stay)
    : block && !block.held_until
      ? subjectOfBlock(block)
      : undefined

const actions = { stay: 'move', block: 'move', import: 'move', 'edge-start': 'start', 'edge-end': 'end' } as const

/** Handle under a point; null over a cancelled stay and one of a portal, which nobody can drag. */
export const dragHandleOf = (hit: TimelineHit): DragHandle | null => {
  if (hit.kind === 'free') return { action: 'select', night: hit.night }
  const subject = dragSubjectOf(hit)
  return subject ? { action: actions[hit.kind], subject } : null
}
