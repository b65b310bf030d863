import type { TimelineLayout } from './timeline-layout.ts'
import type { Metrics } from './timeline-metrics.ts'
import { dayOf, numberOf, type TimelineScale, withinDays } from './timeline-scale.ts'
import type { Day } from '@keyhaven/shared-contracts/domain/day'

export type Size = { width: number; height: number }

/**
 * What is drawn: the days from `first` to `last` and the rows `[top, bottom)`. The left edge of what is in sight lies
 * before `edge` as long as this is drawn.
 */
export type Range = { first: Day; last: Day; edge: Day; top: number; bottom: number }

const rowStep = 3

/**
 * What is in sight, and a little around it. It moves in steps, so that most of a scroll changes nothing.
 * @param left the day at the left edge as a number, with its fraction
 * @param top how far the rows are scrolled, in pixels
 */
export const rangeAt = (
  { left, top }: { left: number; top: number },
  size: Size,
  { metrics, scale, layout }: { metrics: Metrics; scale: TimelineScale; layout: TimelineLayout },
): Range => {
  const origin = numberOf(scale.origin)
  const days = Math.ceil((size.width - metrics.labelWidth) / metrics.dayWidth)
  const step = Math.max(2, Math.ceil(days / 8))
  const from = Math.floor(left / step) * step - step
  const last = Math.min(origin + scale.days - 1, from + days + 3 * step)
  const row = Math.floor(layout.indexAt(top) / rowStep) * rowStep
  const rows = Math.ceil(size.height / Math.min(metrics.unitHeight, metrics.groupHeight))
  return {
    first: dayOf(Math.max(origin, from)),
    last: dayOf(withinDays(last)),
    edge: dayOf(withinDays(from + 2 * step)),
    top: Math.max(0, row - rowStep),
    bottom: Math.min(layout.rows.length, row + rows + 2 * rowStep),
  }
}

export const isSameRange = (a: Range, b: Range) =>
  a.first === b.first && a.last === b.last && a.top === b.top && a.bottom === b.bottom
