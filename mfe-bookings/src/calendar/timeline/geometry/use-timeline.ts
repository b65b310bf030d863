import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { timelineLayout, metricsOf } from './timeline-layout.ts'
import { TimelinePosition, type Size } from './timeline-position.ts'
import type { Zoom } from './timeline-scale.ts'

type Options = {
  calendar: CalendarRows
  /** The property that is shown alone. */
  only?: number | undefined
  collapsed?: ReadonlySet<number>
  zoom: Zoom
  /** The day at the left edge. */
  day: Day
  /** Names stand above the days, as on a phone. */
  stacked?: boolean
  /** Told the day at the left edge once scrolling has come to rest. */
  onSettle?: (day: Day) => void
}

/** A page without a layout, as in tests, is taken for one of this size. */
const unmeasured: Size = { width: 1200, height: 640 }
const measured = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth || unmeasured.width,
  height: clientHeight || unmeasured.height,
})

const settleMs = 180

/**
 * Position and range of the grid. A scroll renders only when the range has to change, and then within the same frame, so
 * that no frame is empty.
 */
export const useTimeline = ({ calendar, only, collapsed, zoom, day, stacked = false, onSettle }: Options) => {
  const frame = useRef<HTMLDivElement>(null)
  const [measuredSize, setSize] = useState<Size | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [position] = useState(() => new TimelinePosition(day))
  position.ask(day)

  const size = measuredSize ?? unmeasured
  const metrics = useMemo(() => metricsOf(zoom, size.width, stacked), [zoom, size.width, stacked])
  const layout = useMemo(
    () =>
      timelineLayout({
        calendar,
        only,
        ...(collapsed && { collapsed }),
        unitHeight: metrics.unitHeight,
        // What a single property is called, the select above says already.
        groupHeight: only === undefined || metrics.withOffers ? metrics.groupHeight : 0,
      }),
    [calendar, only, collapsed, metrics],
  )
  const daysInSight = (size.width - metrics.labelWidth) / metrics.dayWidth
  const scale = position.scaleFor(metrics.dayWidth, daysInSight)
  const dimensions = { metrics, scale, layout }
  const range = position.rangeFor(size, dimensions)

  const { jumps } = position
  const place = useMemo(() => ({ scale, jumps }), [scale, jumps])
  useLayoutEffect(() => {
    const scroller = frame.current
    if (!scroller || !measuredSize) return
    const x = position.xIn(place.scale)
    if (Math.abs(scroller.scrollLeft - x) >= 1) scroller.scrollLeft = x
  }, [position, place, measuredSize])

  const measure = useEffectEvent(() => {
    if (!frame.current) return
    const now = measured(frame.current)
    setSize((before) => (before?.width === now.width && before.height === now.height ? before : now))
  })
  const follow = useEffectEvent(() => {
    if (!frame.current) return
    position.follow(frame.current, scale)
    if (position.rangeFor(size, dimensions) !== range) flushSync(redraw)
  })
  const settle = useEffectEvent(() => {
    if (position.scaleFor(metrics.dayWidth, daysInSight) !== scale) redraw()
    const left = position.settle(scale)
    if (left) onSettle?.(left)
  })
  useLayoutEffect(() => {
    const scroller = frame.current
    if (!scroller) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      // Names that stick cost every frame of a scroll; nobody reads them then.
      scroller.dataset['moving'] = ''
      follow()
      clearTimeout(timer)
      timer = setTimeout(() => {
        delete scroller.dataset['moving']
        settle()
      }, settleMs)
    }
    measure()
    const observer = new ResizeObserver(() => measure())
    observer.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [])

  const inSight = useCallback(() => position.inSight(daysInSight), [position, daysInSight])
  const scroller = useCallback(() => frame.current, [])
  const ready = measuredSize !== null
  return { frame, scroller, ready, size, stacked, only, metrics, scale, layout, range, inSight }
}
export type Timeline = ReturnType<typeof useTimeline>
