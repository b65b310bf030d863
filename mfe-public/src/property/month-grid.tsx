import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import type { KeyboardEvent } from 'react'
import type { Bounds } from '../search/bounds.ts'
import { dayName, isTaken, type Month, monthName, overlaps, weeksOf } from './month.ts'

type Props = {
  month: Month
  bounds: Bounds
  taken: { check_in: Day; check_out: Day }[]
  chosen: { checkIn: Day; checkOut: Day } | undefined
  /** The arrival, while the departure is being chosen. */
  leavingFrom: Day | undefined
  onPick: (day: Day) => void
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Arrow keys move between the days that are shown. */
const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
  const step = steps[event.key]
  const { day } = event.currentTarget.dataset
  if (!step || !day) return
  event.preventDefault()
  const days = event.currentTarget.closest('.kh-months') ?? event.currentTarget
  for (let to = addDays(day, step), tries = 0; tries < 62; to = addDays(to, step), tries++) {
    const button = days.querySelector<HTMLButtonElement>(`[data-day="${to}"]:not(:disabled)`)
    if (button) return button.focus()
  }
}

/** The days of a month as buttons. */
export function MonthGrid({ month, bounds: { from, last, most }, taken, chosen, leavingFrom, onPick }: Props) {
  const stateOf = (day: Day) => {
    if (chosen && chosen.checkIn <= day && day <= chosen.checkOut) return 'chosen'
    if (day < from) return 'past'
    if (last && day > last) return 'late'
    return isTaken(taken, day) ? 'taken' : 'free'
  }
  const words = { chosen: 'your stay', past: 'past', late: 'too far ahead', taken: 'taken', free: 'free' }
  return (
    <table className="kh-month">
      <caption>{monthName(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => {
              if (!day) return <td key={weekdays[index]}>{'\u00a0'}</td>
              const state = stateOf(day)
              // Leaving on the morning of the day that somebody else arrives is fine.
              const canLeave =
                leavingFrom !== undefined &&
                day > leavingFrom &&
                !overlaps(taken, leavingFrom, day) &&
                !(most && day > addDays(leavingFrom, most))
              return (
                <td key={day}>
                  <button
                    type="button"
                    className={`kh-day kh-day-${state}${day === chosen?.checkIn ? ' kh-day-first' : ''}${day === chosen?.checkOut ? ' kh-day-last' : ''}`}
                    data-day={day}
                    disabled={day < from || ((state === 'late' || isTaken(taken, day)) && !canLeave)}
                    aria-pressed={state === 'chosen'}
                    aria-label={`${dayName(day)}, ${words[state]}`}
                    onKeyDown={onKeyDown}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
