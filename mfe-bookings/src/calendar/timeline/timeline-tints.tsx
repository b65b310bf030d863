import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { quartersOf } from './data/timeline-chunks.ts'
import type { TimelineData } from './data/timeline-data.ts'
import type { TimelineLayout } from './geometry/timeline-layout.ts'
import type { Metrics } from './geometry/timeline-metrics.ts'
import type { Range } from './geometry/timeline-range.ts'
import type { TimelineScale } from './geometry/timeline-scale.ts'

type Props = {
  first: Day
  last: Day
  scale: TimelineScale
  metrics: Metrics
  layout: TimelineLayout
  range: Range
  isLoaded: TimelineData['isLoaded']
}

/** A quiet hatching where what occupies the units is still on its way. */
export function TimelineTints({ first, last, scale, metrics, layout, range, isLoaded }: Props) {
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
