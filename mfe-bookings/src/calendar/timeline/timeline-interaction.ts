import type {
  CalendarBlock,
  CalendarImport,
  CalendarStay,
  CalendarUnit,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { HTMLAttributes, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { TimelineLayout } from './geometry/timeline-layout.ts'
import type { TimelineScale } from './geometry/timeline-scale.ts'

/** Hit test result: the cell and bar under a point, or with the focus. */
export type TimelineHit = {
  /** The edges are the first and the last pixels of a stay or a block, for those who change its length. */
  kind: 'stay' | 'block' | 'import' | 'edge-start' | 'edge-end' | 'free'
  unit: CalendarUnit
  /** The day whose column this is. */
  day: Day
  /**
   * Of a bar the night that is drawn here, from the middle of its day to the middle of the next. Where it is free the
   * night of the column's day, in both of its halves; where that one is taken, the one before, which ends here.
   */
  night: Day
  stay?: CalendarStay
  block?: CalendarBlock
  imported?: CalendarImport
}

/** Coordinates: points of a layer are pixels from the left of `scale.origin` and from the top of the first row. */
export type TimelineGeometry = {
  scale: TimelineScale
  layout: TimelineLayout
  /** Scroll container for both directions; null before it is mounted. */
  scroller: () => HTMLElement | null
  /** Gap between a bar and the top and bottom of its row. */
  barInset: { top: number; bottom: number }
  /** A point of the window in the coordinates of a layer. */
  pointAt: (client: { clientX: number; clientY: number }) => { x: number; y: number }
  hitAt: (client: { clientX: number; clientY: number }) => TimelineHit | null
  /** Scrolls as little as needed so that a unit's day is in sight. */
  reveal: (unit: number, day: Day) => void
  /** The days in sight, the last one included. */
  inSight: () => { first: Day; last: Day }
}

/** Extension point of the grid: drag, keys, and layers over it. */
export type TimelineInteraction = {
  /** A press on the rows, by any pointer; the click that follows it opens what lies there. */
  onPointerDown?: (event: PointerEvent<HTMLElement>, hit: TimelineHit, geometry: TimelineGeometry) => void
  onPointerMove?: (event: PointerEvent<HTMLElement>, hit: TimelineHit | null, geometry: TimelineGeometry) => void
  /** A key on the grid; the hit is the bar that has the focus. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>, hit: TimelineHit | null, geometry: TimelineGeometry) => void
  /** Drawn over the rows and under the names of the units; takes no pointer unless it says so itself. */
  renderLayer?: (geometry: TimelineGeometry) => ReactNode
  /** More attributes of the grid itself: tabIndex, aria-activedescendant, onFocus. */
  gridProps?: HTMLAttributes<HTMLElement>
  /** The id of the text that explains the keys. */
  describedBy?: string
}
