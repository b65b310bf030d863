import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { memo } from 'react'
import { quartersOf } from './data/timeline-chunks.ts'
import type { TimelineData } from './data/timeline-data.ts'
import type { TimelineLayout, Metrics } from './geometry/timeline-layout.ts'
import type { Range } from './geometry/timeline-position.ts'
import { type TimelineScale, columnsFor, numberOf } from './geometry/timeline-scale.ts'

type DaysProps = { first: Day; last: Day; today: Day; scale: TimelineScale; metrics: Metrics }

/** Days before a Saturday: 1 January 1970 was a Thursday. */
const toSaturday = (origin: Day) => (((2 - numberOf(origin)) % 7) + 7) % 7

/** Weekends and the lines between days as one repeating background, and today. */
const Days = memo(function Days({ first, last, today, scale, metrics }: DaysProps) {
  const { dayWidth } = metrics
  const week = 7 * dayWidth
  const weekend = `linear-gradient(90deg, var(--bookings-weekend) ${2 * dayWidth}px, transparent 0)`
  const line = `linear-gradient(90deg, var(--bookings-line) 1px, transparent 0)`
  const lineWidth = dayWidth >= 22 ? dayWidth : week
  const saturday = toSaturday(scale.origin) * dayWidth
  const monday = ((toSaturday(scale.origin) + 2) % 7) * dayWidth
  const lineAt = dayWidth >= 22 ? 0 : monday
  return (
    <>
      {dayWidth >= 6 ? (
        <div
          className="tl-days"
          style={{
            left: metrics.labelWidth,
            width: scale.width,
            backgroundImage: `${line}, ${weekend}`,
            backgroundSize: `${lineWidth}px 100%, ${week}px 100%`,
            backgroundPosition: `${lineAt}px 0, ${saturday}px 0`,
          }}
        />
      ) : (
        columnsFor(first, last, dayWidth).map(({ day }) => (
          <div
            key={day}
            className="tl-days"
            style={{ left: metrics.labelWidth + scale.xOf(day), width: 1, background: 'var(--bookings-line)' }}
          />
        ))
      )}
      <div className="tl-past" style={{ left: metrics.labelWidth, width: Math.max(0, scale.xOf(today)) }} />
      {dayWidth >= 6 && (
        <div className="tl-column" style={{ left: metrics.labelWidth + scale.xOf(today), width: dayWidth }} />
      )}
      <div className="tl-now" style={{ left: metrics.labelWidth + scale.xOf(today) + dayWidth / 2 }} />
    </>
  )
})

type TintsProps = Omit<DaysProps, 'today'> & {
  layout: TimelineLayout
  range: Range
  isLoaded: TimelineData['isLoaded']
}

/** A light hatching over units whose stays are still loading. */
function Tints({ first, last, scale, metrics, layout, range, isLoaded }: TintsProps) {
  const rows = layout.rows.slice(range.top, range.bottom)
  return quartersOf(first, last).flatMap(({ from, to }) => {
    const start = from < first ? first : from
    const end = to > last ? last : to
    const open: { top: number; height: number }[] = []
    for (const row of rows) {
      if (row.kind !== 'unit' || isLoaded(row.unit.id, from)) continue
      const previous = open.at(-1)
      if (previous && previous.top + previous.height === row.top) previous.height += row.height
      else open.push({ top: row.top, height: row.height })
    }
    return open.map(({ top, height }) => (
      <div
        key={`${from} ${top}`}
        className="tl-tint"
        style={{ left: metrics.labelWidth + scale.xOf(start), width: scale.xOf(end) - scale.xOf(start), top, height }}
      />
    ))
  })
}

export function TimelineBackdrop({ today, layout, range, isLoaded, ...dayProps }: DaysProps & TintsProps) {
  return (
    <>
      <Days {...dayProps} today={today} />
      <Tints {...dayProps} layout={layout} range={range} isLoaded={isLoaded} />
    </>
  )
}
