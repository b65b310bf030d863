import { WarningOutlined } from '@ant-design/icons'
import type {
  CalendarBlock,
  CalendarImport,
  CalendarStay,
  CalendarUnit,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { NightRun } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { memo } from 'react'
import type { Messages } from '../../messages/calendar/en.ts'
import { staleWords } from '../imports/import-words.ts'
import { NightPrices } from '../prices/night-prices.tsx'
import { PaintedBars } from './painted-bars.tsx'
import { TimelineBars } from './timeline-bars.tsx'
import type { Metrics } from './geometry/timeline-layout.ts'
import { firstDay, numberOf, type TimelineScale } from './geometry/timeline-scale.ts'

type Props = {
  t: Messages
  unit: CalendarUnit
  top: number
  /** Its place among all rows, from 1. */
  index: number
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  imports: readonly CalendarImport[]
  cancelled: readonly CalendarStay[]
  /** Prices of its nights, where they are shown. */
  prices: readonly NightRun[] | undefined
  today: Day
  first: Day
  last: Day
  /** Stays from before this day may be scrolled out at their beginning. */
  edge: Day
  scale: TimelineScale
  metrics: Metrics
}

/** Reason that a unit cannot be booked, in a word. */
const stateOf = ({ grid: { state } }: Messages, { bookable, status }: CalendarUnit) =>
  bookable ? undefined : state[status === 'available' ? 'inactive' : status]

/** Beside the name of a unit whose calendars on portals could not be read. */
const StaleMark = ({ words }: { words: string }) => (
  <span role="img" aria-label={words} title={words} className="tl-stale">
    <WarningOutlined aria-hidden />
  </span>
)

/** A unit and what occupies it. */
export const UnitLine = memo(function UnitLine({ unit, top, index, metrics, prices, today, ...barProps }: Props) {
  const { t, first, last, scale, stays, imports } = barProps
  const state = stateOf(t, unit)
  const { unitHeight, barInset, painted } = metrics
  const inRange = () =>
    [...stays, ...imports].filter(({ check_in, check_out }) => check_in <= last && check_out >= first).length
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={unit.bookable ? 'tl-row' : 'tl-row tl-off'}
      style={{ top, height: unitHeight }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="tl-label"
        title={state ? t.grid.unitWithState(unit.name, state) : unit.name}
      >
        <span className="tl-text">{unit.name}</span>
        {state && <small>{state}</small>}
        {unit.stale_since && <StaleMark words={staleWords(t, unit.stale_since)} />}
      </div>
      <div
        role="gridcell"
        aria-colindex={numberOf(first) - numberOf(firstDay) + 2}
        aria-label={painted ? t.grid.stays(inRange()) : undefined}
        className="tl-cell"
        style={{ width: scale.width, top: barInset.top, bottom: barInset.bottom }}
      >
        {prices && <NightPrices {...barProps} runs={prices} today={today} />}
        {painted ? (
          <PaintedBars {...barProps} height={unitHeight - barInset.top - barInset.bottom} />
        ) : (
          <TimelineBars {...barProps} />
        )}
      </div>
    </div>
  )
})
