import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayByKey } from './month.ts'

/** Walks days by the keys of a grid, of which Tab leads to one alone; each is an element with its `data-day`. */
export const useDayKeys = (canChoose: (day: Day) => boolean) => {
  const days = useRef<HTMLDivElement>(null)
  /** Day that the keys have moved to; its month may have to render before it can take the focus. */
  const goal = useRef<Day>(undefined)
  const [walkedTo, walkTo] = useState<Day>()
  useEffect(() => {
    const target = goal.current
    if (!target) return
    const cells = [...(days.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
    const month = cells.filter(({ dataset }) => dataset['day']?.startsWith(target.slice(0, 7)))
    if (month.length === 0) return
    goal.current = undefined
    const nearest = month.find(({ dataset }) => (dataset['day'] ?? '') >= target) ?? month.at(-1)
    nearest?.focus()
  })
  /** Gives a day the focus once it is drawn, or the next one after it. */
  const lead = (day: Day) => {
    goal.current = day
    walkTo(day)
  }
  const move = (event: KeyboardEvent, day: Day) => {
    const to = dayByKey(event.key, day, canChoose)
    if (!to) return undefined
    event.preventDefault()
    lead(to)
    return to
  }
  return { days, walkedTo, walkTo, lead, move }
}
