import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import type { KeyboardEvent } from 'react'
import { type Bounds, canEnd } from '../../search/bounds.ts'
import { isTaken, type Month, overlaps, weeksOf } from './month.ts'
import type { NightPrices } from './night-prices.ts'

type Props = {
  month: Month
  bounds: Bounds
  taken: { check_in: Day; check_out: Day }[]
  prices: NightPrices | undefined
  chosen: { checkIn: Day; checkOut: Day } | undefined
  /** The arrival, while the departure is being chosen. */
  leavingFrom: Day | undefined
  onPick: (day: Day) => void
}

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
export function MonthGrid({ month, bounds, taken, prices, chosen, leavingFrom, onPick }: Props) {
  const { from, last } = bounds
  const t = useMessages(propertyCatalog)
  const language = useLanguage()
  const isChosen = (night: Day) => chosen !== undefined && chosen.checkIn <= night && night < chosen.checkOut
  const stateOf = (day: Day) => {
    if (isChosen(day) && isTaken(taken, day)) return 'chosenTaken'
    if (isChosen(day) || day === chosen?.checkIn || day === chosen?.checkOut) return 'chosen'
    if (day < from) return 'past'
    if (last && day > last) return 'late'
    return isTaken(taken, day) ? 'taken' : 'free'
  }
  /** A day has two halves: the night before ends in the first, its own begins in the other. */
  const halvesOf = (day: Day) =>
    [
      ['before', addDays(day, -1)],
      ['own', day],
    ].map(([half, night = '']) => {
      const isOver = night < from
      return `${isTaken(taken, night) && !isOver ? ` kh-taken-${half}` : ''}${isChosen(night) ? ` kh-chosen-${half}` : ''}`
    })
  const [sunday = '', ...rest] = language.weekdaysShort
  const weekdays = [...rest, sunday]
  return (
    <table className="kh-month">
      <caption>{language.month(month)}</caption>
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
                leavingFrom !== undefined && canEnd(bounds, leavingFrom, day) && !overlaps(taken, leavingFrom, day)
              const isOffered = state === 'free' || (state === 'chosen' && !isTaken(taken, day))
              const price = isOffered ? prices?.nights[day] : undefined
              return (
                <td key={day}>
                  <button
                    type="button"
                    className={`kh-day kh-day-${state}${day === chosen?.checkIn || day === chosen?.checkOut ? ' kh-day-end' : ''}${halvesOf(day).join('')}`}
                    data-day={day}
                    disabled={day < from || ((state === 'late' || isTaken(taken, day)) && !canLeave)}
                    aria-pressed={state.startsWith('chosen')}
                    aria-label={`${t.day(day)}, ${t.states[state]}${price ? `, ${price.words}` : ''}`}
                    onKeyDown={onKeyDown}
                    onClick={() => onPick(day)}
                  >
                    <span data-price={price?.short}>{Number(day.slice(8))}</span>
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
