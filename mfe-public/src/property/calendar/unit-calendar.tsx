import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { type Bounds, canEnd } from '../../search/bounds.ts'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay'
import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { publicApi, type PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { atMost, type Search, stayOf } from '../../search/search-address.ts'
import { MonthGrid } from './month-grid.tsx'
import { addMonths, monthOf, overlaps } from './month.ts'
import { usePrices } from './use-prices.ts'

type Props = {
  unit: PublicUnit
  /** A stay that may be changed: its nights count as free. */
  own?: StayDays
  search: Search
  bounds: Bounds
  onStay: (search: Search) => void
}

const isSameStay = (one: StayDays, other: StayDays | undefined) =>
  one.check_in === other?.check_in && one.check_out === other.check_out

/** Which nights of a unit are free; two taps choose a stay. */
export function UnitCalendar({ unit, own, search, bounds, onStay }: Props) {
  const t = useMessages(propertyCatalog)
  const query = search.owner ? { owner: search.owner } : {}
  const found = useQuery(q(publicApi.taken, { params: { id: unit.property.id }, query }))
  const taken = (found.data ?? []).filter(
    (range) => range.unit.id === unit.id && range.status !== 'cancelled' && !isSameStay(range, own),
  )
  const { from, last, least = 1, most } = bounds
  const { stay } = stayOf(search, bounds)
  // Also of a stay that cannot be had: the guest looks for another near it.
  const [month, setMonth] = useState(() => monthOf(search.checkIn && search.checkIn > from ? search.checkIn : from))
  const next = addMonths(month, 1)
  const [start, setStart] = useState<Day>()
  const prices = [usePrices(unit, month, from, search.owner), usePrices(unit, next, from, search.owner)]

  const pick = (day: Day) => {
    if (start && canEnd(bounds, start, day) && !overlaps(taken, start, day)) {
      setStart(undefined)
      onStay({ ...search, checkIn: start, checkOut: day, ...atMost(search, unit.max_capacity) })
    } else setStart(day)
  }
  if (found.isError && !found.data) {
    return <ProblemNotice title={t.calendarFailed} error={found.error} onRetry={() => void found.refetch()} />
  }
  const chosen = start ? { checkIn: start, checkOut: start } : stay
  return (
    <section className="kh-calendar" aria-labelledby="kh-calendar">
      <div className="kh-calendar-head">
        <h2 className="kh-panel-title" id="kh-calendar" tabIndex={-1}>
          {t.calendar}
        </h2>
        <div className="kh-calendar-steps">
          <button
            type="button"
            className="kh-icon-button"
            aria-label={t.earlier}
            disabled={month <= monthOf(from)}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <Icon name="prev" />
          </button>
          <button
            type="button"
            className="kh-icon-button"
            aria-label={t.later}
            disabled={last !== undefined && next > monthOf(last)}
            onClick={() => setMonth(next)}
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      <p className="kh-small kh-calendar-said" role="status">
        {start ? t.chooseDeparture(start, least, most) : t.chooseArrival}
      </p>
      <div className={found.isPending ? 'kh-months kh-waiting' : 'kh-months'} aria-busy={found.isPending}>
        {[month, next].map((shown, at) => (
          <MonthGrid
            key={shown}
            month={shown}
            bounds={bounds}
            taken={taken}
            prices={prices[at]}
            chosen={chosen}
            leavingFrom={start}
            onPick={pick}
          />
        ))}
      </div>
      <p className="kh-small kh-calendar-note">{prices.find(Boolean)?.note}</p>
      <p className="kh-legend kh-small">
        <span className="kh-legend-free" /> {t.states.free} <span className="kh-legend-taken" /> {t.states.taken}{' '}
        <span className="kh-legend-chosen" /> {t.states.chosen}
      </p>
    </section>
  )
}
