import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { KeyboardEvent } from 'react'
import type { Bounds } from '../../search/bounds.ts'
import { isTaken, type Month, weeksOf } from './month.ts'
import type { NightPrices } from './night-prices.ts'

type Props = {
  month: Month
  bounds: Bounds
  /** Nothing where it is not known of what. */
  takenRanges: { check_in: Day; check_out: Day }[] | undefined
  prices: NightPrices | undefined
  selection: { checkIn: Day; checkOut: Day } | undefined
  canChoose: (day: Day) => boolean
  /** The day of arrival is chosen already. */
  isDeparture: boolean
  /** The one day that Tab leads to; the keys of a grid lead from there to the others. */
  tabStop: Day | undefined
  onKey: (event: KeyboardEvent, day: Day) => void
  onPick: (day: Day) => void
}

/** The days of a month as buttons. */
export function MonthGrid({ month, bounds, takenRanges: takenNights, prices, selection, ...walk }: Props) {
  const { canChoose, isDeparture, tabStop, onKey, onPick } = walk
  const ranges = takenNights ?? []
  const { from, last } = bounds
  const t = useMessages(propertyCatalog)
  const language = useLanguage()
  const isChosen = (night: Day) => selection !== undefined && selection.checkIn <= night && night < selection.checkOut
  const stateOf = (day: Day) => {
    if (isChosen(day) && isTaken(ranges, day)) return 'chosenTaken'
    if (isChosen(day) || day === selection?.checkIn || day === selection?.checkOut) return 'chosen'
    if (day < from) return 'past'
    if (last && day > last) return 'late'
    if (isTaken(ranges, day)) return 'taken'
    if (canChoose(day)) return 'free'
    return isDeparture ? 'noDeparture' : 'noArrival'
  }
  /** A day has two halves: the night before ends in the first, its own begins in the other. */
  const halvesOf = (day: Day) =>
    [
      ['before', addDays(day, -1)],
      ['own', day],
    ].map(([half, night = '']) => {
      const isOver = night < from
      return `${isTaken(ranges, night) && !isOver ? ` kh-taken-${half}` : ''}${isChosen(night) ? ` kh-chosen-${half}` : ''}`
    })
  const [sunday = '', ...rest] = language.weekdaysShort
  const weekdays = [...rest, sunday]
  return (
    <table className="kh-month" role="grid">
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
              const isOffered = ['free', 'noArrival', 'noDeparture', 'chosen'].includes(state) && !isTaken(ranges, day)
              const stateWords = state === 'free' && !takenNights ? undefined : t.states[state]
              const price = isOffered ? prices?.nights[day] : undefined
              return (
                <td key={day}>
                  <button
                    type="button"
                    className={`kh-day kh-day-${state}${day === selection?.checkIn || day === selection?.checkOut ? ' kh-day-end' : ''}${halvesOf(day).join('')}`}
                    data-day={day}
                    tabIndex={day === tabStop ? 0 : -1}
                    disabled={!canChoose(day)}
                    aria-pressed={state.startsWith('chosen')}
                    aria-label={[t.day(day), stateWords, price?.words].filter(Boolean).join(', ')}
                    onKeyDown={(event) => onKey(event, day)}
                    onClick={() => onPick(day)}
                  >
                    <span data-price={price?.short} data-long={price && price.short.length > 6 ? '' : undefined}>
                      {Number(day.slice(8))}
                    </span>
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
