import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { TimelineLayout, Metrics } from './timeline-layout.ts'
import { dayOf, numberOf, type TimelineScale, withinDays, scaleAround } from './timeline-scale.ts'

export type Size = { width: number; height: number }

/**
 * Range to draw: the days from `first` to `last` and the rows `[top, bottom)`. The left edge of the view lies before `edge`
 * as long as this range is drawn.
 */
export type Range = { first: Day; last: Day; edge: Day; top: number; bottom: number }

const rowStep = 3

/**
 * Range in sight, and a little around it. It moves in steps, so that most of a scroll changes nothing.
 * @param left the day at the left edge as a number, with its fraction
 * @param top how far the rows are scrolled, in pixels
 */
const rangeAt = (
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

const isSameRange = (a: Range, b: Range) =>
  a.first === b.first && a.last === b.last && a.top === b.top && a.bottom === b.bottom

type Dimensions = { metrics: Metrics; scale: TimelineScale; layout: TimelineLayout }

/** True while some screens are left to scroll on both sides, or the calendar itself ends there. */
const hasRoom = (scale: TimelineScale, left: number, days: number) => {
  const origin = numberOf(scale.origin)
  const reach = days * 4
  return (
    (left - reach >= origin || origin <= withinDays(left - reach)) &&
    (left + reach < origin + scale.days || origin + scale.days > withinDays(left + reach))
  )
}

/**
 * Scroll position of the grid. It lives outside of React's state, because a scroll must not render: the drawn part changes
 * only with the range.
 */
export class TimelinePosition {
  /** The day at the left edge as a number, with its fraction. */
  #left: number
  #top = 0
  /** The day that the address names, and the one that it was last told. */
  #asked: Day
  #told: Day
  #scale: TimelineScale | undefined
  #range: Range | undefined
  /** Counts the jumps that the address asked for. */
  jumps = 0

  constructor(day: Day) {
    this.#left = numberOf(day)
    this.#asked = day
    this.#told = day
  }

  /** Follows the address, unless that only echoes where the grid has come to rest. */
  ask(day: Day) {
    if (day === this.#asked) return
    this.#asked = day
    if (day === this.#told) return
    this.#told = day
    this.#left = numberOf(day)
    this.jumps += 1
  }

  /** The scale so far while it reaches far enough to both sides, else one around the present place. */
  scaleFor(dayWidth: number, daysInSight: number) {
    if (this.#scale?.dayWidth !== dayWidth || !hasRoom(this.#scale, this.#left, daysInSight)) {
      this.#scale = scaleAround(dayOf(withinDays(this.#left)), dayWidth)
    }
    return this.#scale
  }

  /** Range to draw; the same object while it is equal, so that React skips the render. */
  rangeFor(size: Size, dimensions: Dimensions) {
    const next = rangeAt({ left: this.#left, top: this.#top }, size, dimensions)
    if (!this.#range || !isSameRange(this.#range, next)) this.#range = next
    return this.#range
  }

  xIn(scale: TimelineScale) {
    return (this.#left - numberOf(scale.origin)) * scale.dayWidth
  }

  follow(scroller: { scrollLeft: number; scrollTop: number }, scale: TimelineScale) {
    this.#left = numberOf(scale.origin) + scroller.scrollLeft / scale.dayWidth
    this.#top = scroller.scrollTop
  }

  /** The day at the left edge when it is news to the address. */
  settle(scale: TimelineScale): Day | undefined {
    // Browsers round where they scroll to, by up to a pixel.
    const left = dayOf(withinDays(this.#left + Math.min(0.5, 1 / scale.dayWidth)))
    if (left === this.#told) return undefined
    this.#told = left
    return left
  }

  inSight(days: number) {
    return { first: dayOf(withinDays(this.#left)), last: dayOf(withinDays(this.#left + days)) }
  }
}
