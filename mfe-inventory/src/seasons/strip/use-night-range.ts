import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Line, nightAfterKey, nightAt } from './year-lines.ts'

export type NightRange = readonly [first: Day, last: Day]
type Options = {
  lines: readonly Line[]
  columns: number
  start: Day
  /** A range was chosen. */
  onPick: (range: NightRange) => void
  /** A night was clicked. */
  onOpen: (night: Day) => void
}

const sortNights = (a: Day, b: Day): NightRange => (a < b ? [a, b] : [b, a])

/**
 * Choosing nights on a strip, by dragging across it or by keys: arrows go from night to night, Enter begins a range, Enter
 * again takes it, Escape lets it go.
 */
export const useNightRange = ({ lines, columns, start, onPick, onOpen }: Options) => {
  const [night, setNight] = useState(start)
  const [from, setFrom] = useState<Day | null>(null)
  const [hovered, setHovered] = useState<Day | null>(null)
  const [dragging, setDragging] = useState(false)
  const [focused, setFocused] = useState(false)

  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return nightAt(lines, columns, (event.clientX - left) / width, (event.clientY - top) / height)
  }
  const take = (to: Day) => {
    setFrom(null)
    onPick(sortNights(from ?? to, to))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = nightAfterKey(event.key, night, lines.length > 1)
    const isEnter = event.key === 'Enter' || event.key === ' '
    if (!next && !isEnter && !(event.key === 'Escape' && from)) return
    event.preventDefault()
    if (next) setNight(next)
    else if (!isEnter) setFrom(null)
    else if (from) take(night)
    else setFrom(night)
  }
  return {
    /** Night of the keyboard cursor. */
    night,
    /** Night that the strip describes: the one under the pointer, else the focused one. */
    activeNight: dragging ? night : (hovered ?? (focused ? night : null)),
    range: from && sortNights(from, night),
    handlers: {
      onKeyDown,
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false)
        if (!dragging) setFrom(null)
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = under(event)
        setNight(at)
        setFrom(at)
        setDragging(true)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragging) setNight(under(event))
        else if (event.pointerType === 'mouse') setHovered(under(event))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!dragging) return
        setDragging(false)
        const to = under(event)
        if (from !== null && from !== to) return take(to)
        setFrom(null)
        onOpen(to)
      },
      onPointerCancel: () => {
        setDragging(false)
        setFrom(null)
      },
      onPointerLeave: () => setHovered(null),
    },
  }
}
