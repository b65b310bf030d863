import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Line, nightAt } from '../../seasons/strip/year-lines.ts'
import { monthOf } from './preview-days.ts'

export type DayRange = readonly [first: Day, last: Day]

/** Days that a key moves on: a page is four weeks, so that the day of the week stays. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
}

type Options = { weeks: readonly Line[]; start: Day; onMonth: (month: Day) => void }

/** Selecting days of a calendar: arrow keys select one, with Shift a range, and a drag across them, too. */
export const useDayRange = ({ weeks, start, onMonth }: Options) => {
  const [cursor, setCursor] = useState<Day | null>(null)
  const [anchor, setAnchor] = useState<Day | null>(null)
  const [isDragging, setDragging] = useState(false)
  const isShown = (day: Day) => weeks.some(({ first }) => first <= day && day < addDays(first, 7))
  const current = cursor && isShown(cursor) ? cursor : start
  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return nightAt(weeks, 7, (event.clientX - left) / width, (event.clientY - top) / height)
  }
  const select = (day: Day, keepsAnchor: boolean) => {
    setCursor(day)
    if (!keepsAnchor || !anchor) setAnchor(keepsAnchor ? current : day)
  }
  const range: DayRange | null = cursor && anchor ? (anchor < cursor ? [anchor, cursor] : [cursor, anchor]) : null
  return {
    /** The day that keys move on from. */
    current,
    range,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key] ?? (event.key === 'Enter' || event.key === ' ' ? 0 : undefined)
        if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
        event.preventDefault()
        const day = addDays(current, step)
        select(day, event.shiftKey)
        if (!isShown(day)) onMonth(monthOf(day))
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        select(under(event), event.shiftKey)
        setDragging(true)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (isDragging) select(under(event), true)
      },
      onPointerUp: () => setDragging(false),
      onPointerCancel: () => setDragging(false),
    },
  }
}
