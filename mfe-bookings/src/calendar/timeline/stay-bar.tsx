import type { CalendarStay } from '@keyhaven/shared-contracts/contract/calendar'
import { memo } from 'react'
import { nameFor, stayWords } from './bar-words.ts'
import { boxOf, type TimelineScale } from './geometry/timeline-scale.ts'

/** Narrower, a name does not stay in sight while its stay is scrolled out. */
const withStickyName = 120

type Props = {
  stay: CalendarStay
  scale: TimelineScale
  isCancelled?: boolean
  /** Its beginning may be scrolled out: then its name stays in sight. A name that sticks costs each frame a little. */
  isAtEdge?: boolean
}

/** A stay in its row, by the name of its guest. Drawn once: while the grid scrolls, only new ones cost anything. */
export const StayBar = memo(function StayBar({ stay, scale, isCancelled = false, isAtEdge = false }: Props) {
  const box = boxOf(scale, stay.check_in, stay.check_out)
  const name = isCancelled ? '' : nameFor(stay, box.width)
  return (
    <button
      type="button"
      data-stay={stay.id}
      className={`tl-bar tl-${isCancelled ? 'cancelled' : stay.status}`}
      aria-label={stayWords(stay)}
      style={box}
    >
      {isAtEdge && box.width >= withStickyName ? <span className="tl-name">{name}</span> : name}
    </button>
  )
})
