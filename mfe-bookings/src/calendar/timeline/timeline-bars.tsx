import type { CalendarBlock, CalendarImport, CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { memo } from 'react'
import type { Messages } from '../../messages/calendar/en.ts'
import { clashesOn } from '../imports/clashes.ts'
import { ImportBars } from '../imports/import-bars.tsx'
import { clashWords } from '../imports/import-words.ts'
import { nameFor, stayWords, blockWords } from './bar-words.ts'
import { boxOf, type TimelineScale } from './geometry/timeline-scale.ts'

/** Narrower, a name does not stay in sight while its stay is scrolled out. */
const withStickyName = 120

type StayBarProps = {
  t: Messages
  stay: CalendarStay
  scale: TimelineScale
  isCancelled?: boolean
  /** Words of a portal that has some of its nights as well. */
  clash?: string | undefined
  /** Its beginning may be scrolled out: then its name stays in sight. A name that sticks costs each frame a little. */
  isAtEdge?: boolean
}

/** A stay in its row, by the name of its guest. Drawn once: while the grid scrolls, only new ones cost anything. */
const StayBar = memo(function StayBar({ t, stay, scale, isCancelled = false, clash, isAtEdge = false }: StayBarProps) {
  const box = boxOf(scale, stay.check_in, stay.check_out)
  const name = isCancelled ? '' : nameFor(stay, box.width)
  return (
    <button
      type="button"
      data-stay={stay.id}
      className={`tl-bar tl-${isCancelled ? 'cancelled' : stay.status}${stay.has_change ? ' tl-change' : ''}${clash ? ' tl-clash' : ''}`}
      aria-label={withClash(stayWords(t, stay), clash)}
      style={box}
    >
      {isAtEdge && box.width >= withStickyName ? <span className="tl-name">{name}</span> : name}
    </button>
  )
})

type Props = {
  t: Messages
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  imports: readonly CalendarImport[]
  cancelled: readonly CalendarStay[]
  first: Day
  last: Day
  edge: Day
  scale: TimelineScale
}

const withClash = (words: string, clash: string | undefined) => (clash ? `${words}. ${clash}` : words)

/** The stays, blocks and imports of a unit, each a button. */
export function TimelineBars({ t, stays, blocks, imports, cancelled, first, last, edge, scale }: Props) {
  const inRange = (list: readonly CalendarStay[]) =>
    list.filter(({ check_in, check_out }) => check_in <= last && check_out >= first)
  /** Words of the first portal that has some of these nights as well. */
  const clashOn = (from: Day, to: Day) => {
    const [clash] = clashesOn(imports, { from, to })
    return clash && clashWords(t, clash)
  }
  return (
    <>
      {blocks
        .filter(({ start, end }) => start <= last && end >= first)
        .map((block) => {
          const box = boxOf(scale, block.start, block.end)
          const clash = clashOn(block.start, block.end)
          return (
            <button
              key={`block ${block.id}`}
              type="button"
              data-block={block.id}
              className={`tl-bar tl-block${block.held_until ? ' tl-held' : ''}${clash ? ' tl-clash' : ''}`}
              aria-label={withClash(blockWords(t, block), clash)}
              style={box}
            >
              {box.width >= 34 && (block.held_until || block.reason) && (
                <span className="tl-reason">{block.held_until ? t.bar.held : block.reason}</span>
              )}
            </button>
          )
        })}
      {inRange(cancelled).map((stay) => (
        <StayBar key={stay.id} t={t} stay={stay} scale={scale} isCancelled />
      ))}
      {inRange(stays).map((stay) => (
        <StayBar
          key={stay.id}
          t={t}
          stay={stay}
          scale={scale}
          clash={clashOn(stay.check_in, stay.check_out)}
          isAtEdge={stay.check_in < edge}
        />
      ))}
      <ImportBars t={t} imports={imports} first={first} last={last} edge={edge} scale={scale} />
    </>
  )
}
