import { DownOutlined } from '@ant-design/icons'
import type { CalendarDay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { memo } from 'react'
import type { Messages } from '../../messages/calendar/en.ts'
import { priceWords } from '../prices/price-words.ts'
import { daysFrom, firstDay, numberOf, type TimelineScale } from './geometry/timeline-scale.ts'
import type { GroupRow, Metrics } from './geometry/timeline-layout.ts'

type Props = {
  t: Messages['grid']
  row: GroupRow
  index: number
  today: Day
  /** Collapses and shows the units; a property that is shown alone has no need of it. */
  onToggle: ((property: number) => void) | undefined
  offerOf: (property: number, day: Day) => CalendarDay | undefined
  first: Day
  last: Day
  scale: TimelineScale
  metrics: Metrics
}

const occupancyOf = ({ offered, taken }: CalendarDay) => (offered === 0 ? null : Math.round((taken / offered) * 100))

/** Offer of a night, in full for screen readers and as short as the width needs. */
const offerWords = (t: Messages['grid'], offer: CalendarDay, width: number) => {
  const free = offer.offered - offer.taken
  const occupancy = occupancyOf(offer)
  const price = offer.price_from
  const roomy = width >= 60
  return {
    free: roomy ? t.freeCount(free) : String(free),
    price: price === null ? '' : priceWords(t, price, width, roomy),
    says: [
      t.offer(offer.day, free, offer.offered),
      occupancy === null ? '' : t.offerTaken(occupancy),
      price === null ? '' : t.offerFrom(price),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

/** The head of a property: how much of it is free each night, and from how much. */
export const GroupLine = memo(function GroupLine(props: Props) {
  const { t, row, index, today, onToggle, offerOf, first, last, scale, metrics } = props
  const { property, units, top, height, collapsed } = row
  const title = t.property(property.name, units.length)
  const colindex = (day: Day) => numberOf(day) - numberOf(firstDay) + 2
  return (
    <div role="row" aria-rowindex={index} className="tl-row tl-group" style={{ top, height }}>
      <div role="rowheader" aria-colindex={1} className="tl-label" title={title}>
        {onToggle ? (
          <button
            type="button"
            className="tl-toggle"
            aria-expanded={!collapsed}
            aria-label={title}
            onClick={() => onToggle(property.id)}
          >
            <DownOutlined aria-hidden rotate={collapsed ? -90 : 0} />
            <span className="tl-text">{property.name}</span>
          </button>
        ) : (
          <span className="tl-text">
            <span>{metrics.withOffers ? t.freeUnits : t.units(units.length)}</span>
            {metrics.withOffers && (
              <>
                {' '}
                <br />
                <small>{t.lowestPrice}</small>
              </>
            )}
          </span>
        )}
        {onToggle && <small>{units.length}</small>}
      </div>
      {metrics.withOffers ? (
        daysFrom(first, last).map((day) => {
          // What is past is not offered any more.
          const offer = day < today ? undefined : offerOf(property.id, day)
          const words = offer && offerWords(t, offer, metrics.dayWidth)
          return (
            <div
              key={day}
              role="gridcell"
              aria-colindex={colindex(day)}
              title={words?.says}
              className={offer && offer.taken >= offer.offered ? 'tl-offer tl-full' : 'tl-offer'}
              style={{ left: scale.xOf(day), width: metrics.dayWidth }}
            >
              {words && (
                <span role="img" aria-label={words.says}>
                  {`${words.free}\n${words.price}`}
                </span>
              )}
            </div>
          )
        })
      ) : (
        <div role="gridcell" aria-colindex={colindex(first)} aria-label={t.units(units.length)} />
      )}
    </div>
  )
})
