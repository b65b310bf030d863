import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/calendar'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { blockWords } from './bar-words.ts'
import { StayBar } from './stay-bar.tsx'
import { boxOf, type TimelineScale } from './geometry/timeline-scale.ts'

type Props = {
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  cancelled: readonly CalendarStay[]
  first: Day
  last: Day
  edge: Day
  scale: TimelineScale
}

/** The stays and blocks of a unit, each a button. */
export function TimelineBars({ stays, blocks, cancelled, first, last, edge, scale }: Props) {
  const drawn = (list: readonly CalendarStay[]) =>
    list.filter(({ check_in, check_out }) => check_in <= last && check_out >= first)
  return (
    <>
      {blocks
        .filter(({ start, end }) => start <= last && end >= first)
        .map((block) => {
          const box = boxOf(scale, block.start, block.end)
          return (
            <button
              key={`block ${block.id}`}
              type="button"
              data-block={block.id}
              className={block.held_until ? 'tl-bar tl-block tl-held' : 'tl-bar tl-block'}
              aria-label={blockWords(block)}
              style={box}
            >
              {box.width >= 34 && (block.held_until || block.reason) && (
                <span className="tl-reason">{block.held_until ? 'Held' : block.reason}</span>
              )}
            </button>
          )
        })}
      {drawn(cancelled).map((stay) => (
        <StayBar key={stay.id} stay={stay} scale={scale} isCancelled />
      ))}
      {drawn(stays).map((stay) => (
        <StayBar key={stay.id} stay={stay} scale={scale} isAtEdge={stay.check_in < edge} />
      ))}
    </>
  )
}
