import type { CalendarBlock, CalendarImport, CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { NightRun } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Messages } from '../../messages/calendar/en.ts'
import { daysFrom, type TimelineScale } from '../timeline/geometry/timeline-scale.ts'
import { nightWords } from './night-words.ts'
import { priceFigures } from './price-words.ts'
import './night-prices.css'

type Props = {
  t: Messages
  runs: readonly NightRun[]
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  imports: readonly CalendarImport[]
  /** Nights before it are over. */
  today: Day
  first: Day
  last: Day
  scale: TimelineScale
}

/**
 * The price of each free night of a unit in the column of its day, with its minimum below. Where a stay ends on that day, its bar
 * covers half of the column, and the price begins beside it. A screen reader hears them at the night that the keyboard stands on.
 */
export function NightPrices({ t, runs, stays, blocks, imports, today, first, last, scale }: Props) {
  const occupied = [
    ...stays,
    ...imports.filter(({ is_conflict }) => !is_conflict),
    ...blocks.map(({ start, end }) => ({ check_in: start, check_out: end })),
  ]
  const isTaken = (night: Day) => occupied.some(({ check_in, check_out }) => check_in <= night && night < check_out)
  const isLeft = (day: Day) => occupied.some(({ check_out }) => check_out === day)
  const { dayWidth, xOf } = scale
  const nights = daysFrom(today > first ? today : first, last).filter((night) => !isTaken(night))
  return (
    <div className="tl-prices" aria-hidden>
      {nights.map((night) => {
        const run = runs.find(({ from, to }) => from <= night && night < to)
        if (!run) return null
        const left = isLeft(night)
        // The next figure stands at the end of its own column.
        const room = left && !isTaken(addDays(night, 1)) ? dayWidth * 0.75 : dayWidth
        return (
          <span
            key={night}
            title={nightWords(t.night, run)}
            className={left ? 'tl-beside' : undefined}
            style={{ left: xOf(night) + (left ? dayWidth / 2 : 0), width: dayWidth }}
          >
            {priceFigures(t.grid, run.price, room) + (run.min_nights ? `\n${run.min_nights}+` : '')}
          </span>
        )
      })}
    </div>
  )
}
