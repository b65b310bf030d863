import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { type Bounds, canBegin, canEnd } from '../../search/bounds.ts'
import type { TakenRange } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { MonthGrid } from './month-grid.tsx'
import { addMonths, dayByKey, isTaken, type Month, monthOf, overlaps } from './month.ts'
import type { NightPrices } from './night-prices.ts'
import { useDayKeys } from './use-day-keys.ts'

type DateRange = { checkIn: Day; checkOut: Day }
type Props = {
  id: string
  title: string
  bounds: Bounds
  /** Nothing where no place is chosen yet, of which it could be known. */
  takenRanges?: TakenRange[]
  isWaiting?: boolean
  /** The first of the two months that are shown. */
  month: Month
  onMonth: (month: Month) => void
  prices?: (NightPrices | undefined)[]
  selection: DateRange | undefined
  onStay: (stay: DateRange) => void
  /** Is chosen already: the day of departure is next. */
  arrival?: Day | undefined
  /** Opened by keyboard: a day has the focus from the start. */
  startsFocused?: boolean
}

/** Two months, in which two taps choose a stay. */
export function StayCalendar({ id, title, bounds, takenRanges, month, onMonth, prices = [], ...rest }: Props) {
  const t = useMessages(propertyCatalog)
  const { isWaiting = false, selection, arrival, startsFocused = false, onStay } = rest
  const { from, last, maxNights, rules } = bounds
  const nights = takenRanges ?? []
  const next = addMonths(month, 1)
  const [start, setStart] = useState(arrival)

  // Leaving on the morning of the day that somebody else arrives is fine.
  const canLeave = (day: Day) =>
    start !== undefined && canEnd(bounds, start, day, nights) && !overlaps(nights, start, day)
  const canChoose = (day: Day) => day >= from && (canLeave(day) || (canBegin(bounds, day) && !isTaken(nights, day)))
  const { days, walkedTo, walkTo, move } = useDayKeys(canChoose)
  const isShown = (day: Day | undefined): day is Day =>
    day !== undefined && (monthOf(day) === month || monthOf(day) === next)
  const firstShown = dayByKey('ArrowRight', addDays(`${month}-01`, -1), canChoose)
  const tabStop = [walkedTo, start, selection?.checkIn, firstShown].find((day) => isShown(day) && canChoose(day))
  const begin = useEffectEvent(() => {
    if (startsFocused) days.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus()
  })
  useEffect(() => begin(), [])
  const onKey = (event: KeyboardEvent, day: Day) => {
    const to = move(event, day)
    if (!to) return
    if (monthOf(to) < month) onMonth(monthOf(to))
    else if (monthOf(to) > next) onMonth(addMonths(monthOf(to), -1))
  }

  const pick = (day: Day) => {
    walkTo(day)
    if (start && canLeave(day)) {
      setStart(undefined)
      onStay({ checkIn: start, checkOut: day })
    } else setStart(day)
  }
  return (
    <section className="kh-calendar" aria-labelledby={id}>
      <div className="kh-calendar-head">
        <h2 className="kh-panel-title" id={id} tabIndex={-1}>
          {title}
        </h2>
        <div className="kh-calendar-steps">
          <button
            type="button"
            className="kh-icon-button"
            aria-label={t.earlier}
            disabled={month <= monthOf(from)}
            onClick={() => onMonth(addMonths(month, -1))}
          >
            <Icon name="prev" />
          </button>
          <button
            type="button"
            className="kh-icon-button"
            aria-label={t.later}
            disabled={last !== undefined && next > monthOf(last)}
            onClick={() => onMonth(next)}
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      <p className="kh-small kh-calendar-said" role="status">
        {start ? t.chooseDeparture(start, rules?.on('min_nights', start)?.nights ?? 1, maxNights) : t.chooseArrival}
      </p>
      <div ref={days} className={isWaiting ? 'kh-months kh-waiting' : 'kh-months'} aria-busy={isWaiting}>
        {[month, next].map((shownMonth, at) => (
          <MonthGrid
            key={shownMonth}
            month={shownMonth}
            bounds={bounds}
            takenRanges={takenRanges}
            prices={prices[at]}
            selection={start ? { checkIn: start, checkOut: start } : selection}
            canChoose={canChoose}
            isDeparture={start !== undefined}
            tabStop={tabStop}
            onKey={onKey}
            onPick={pick}
          />
        ))}
      </div>
      {takenRanges && (
        <>
          <p className="kh-small kh-calendar-note">{prices.find(Boolean)?.note}</p>
          <p className="kh-legend kh-small">
            <span className="kh-legend-free" /> {t.states.free} <span className="kh-legend-taken" /> {t.states.taken}{' '}
            <span className="kh-legend-chosen" /> {t.states.chosen}
          </p>
        </>
      )}
    </section>
  )
}
