import type { CalendarBlock, CalendarImport, CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { NightRun } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Messages } from '../../messages/calendar/en.ts'
import { barOf, daysFrom, type TimelineScale } from '../timeline/geometry/timeline-scale.ts'
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
 * The price of each free night of a unit, where a stay of that night would be drawn, with its minimum below. A screen reader hears
 * them at the night that the keyboard stands on.
 */
export function NightPrices({ t, runs, stays, blocks, imports, today, first, last, scale }: Props) {
  const taken = [
    ...stays,
    ...imports.filter(({ is_conflict }) => !is_conflict),
    ...blocks.map(({ start, end }) => ({ check_in: start, check_out: end })),
  ]
  const isTaken = (night: Day) => taken.some(({ check_in, check_out }) => check_in <= night && night < check_out)
  const nights = daysFrom(today > first ? today : first, last).filter((night) => !isTaken(night))
  return (
    <div className="tl-prices" aria-hidden>
      {nights.map((night) => {
        const run = runs.find(({ from, to }) => from <= night && night < to)
        if (!run) return null
        const { x, width } = barOf(scale, night, addDays(night, 1))
        return (
          <span key={night} title={nightWords(t.night, run)} style={{ left: x, width }}>
            {priceFigures(t.grid, run.price, width)}
            {run.min_nights && `\n${run.min_nights}+`}
          </span>
        )
      })}
    </div>
  )
}
