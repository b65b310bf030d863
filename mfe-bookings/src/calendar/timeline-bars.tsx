import type { Block } from '@keyhaven/shared-contracts/contract/blocks'
import type { CalendarStay, CalendarUnit } from '@keyhaven/shared-contracts/contract/calendar'
import type { Day } from '@keyhaven/shared-contracts/contract/day'
import type { CSSProperties } from 'react'
import { blockWords, nameFor, stayWords } from './bar-words.ts'
import type { TimelineInteraction } from './timeline-interaction.ts'
import { barOf, type TimelineScale } from './timeline-scale.ts'

type Props = {
  unit: CalendarUnit
  stays: readonly CalendarStay[]
  blocks: readonly Block[]
  cancelled: readonly CalendarStay[]
  first: Day
  last: Day
  scale: TimelineScale
  barProps: TimelineInteraction['barProps']
}

/** Narrower, a name does not stay in sight while its stay is scrolled out. */
const withStickyName = 120

/** The stays and blocks of a unit, each a button. */
export function TimelineBars({ unit, stays, blocks, cancelled, first, last, scale, barProps }: Props) {
  const boxOf = (from: Day, to: Day): CSSProperties & { width: number } => {
    const { x, width } = barOf(scale, from, to)
    return { left: x + 1, width: Math.max(2, width - 2) }
  }
  const drawn = (list: readonly CalendarStay[]) =>
    list.filter(({ check_in, check_out }) => check_in <= last && check_out >= first)
  return (
    <>
      {blocks
        .filter(({ start, end }) => start <= last && end >= first)
        .map((block) => {
          const box = boxOf(block.start, block.end)
          return (
            <button
              key={`block ${block.id}`}
              type="button"
              data-block={block.id}
              className="tl-bar tl-block"
              aria-label={blockWords(block)}
              {...barProps?.({ unit, block })}
              style={box}
            >
              {box.width >= 34 && block.reason}
            </button>
          )
        })}
      {drawn(cancelled).map((stay) => (
        <button
          key={stay.id}
          type="button"
          data-stay={stay.id}
          className="tl-bar tl-cancelled"
          aria-label={stayWords(stay)}
          style={boxOf(stay.check_in, stay.check_out)}
        />
      ))}
      {drawn(stays).map((stay) => {
        const box = boxOf(stay.check_in, stay.check_out)
        const name = nameFor(stay, box.width)
        return (
          <button
            key={stay.id}
            type="button"
            data-stay={stay.id}
            className={`tl-bar tl-${stay.status}`}
            aria-label={stayWords(stay)}
            {...barProps?.({ unit, stay })}
            style={box}
          >
            {box.width >= withStickyName ? <span className="tl-name">{name}</span> : name}
          </button>
        )
      })}
    </>
  )
}
