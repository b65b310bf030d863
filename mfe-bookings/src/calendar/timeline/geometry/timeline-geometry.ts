import type { TimelineData } from '../data/timeline-data.ts'
import { hitAt } from './timeline-hit.ts'
import type { TimelineGeometry } from '../timeline-interaction.ts'
import type { Timeline } from './use-timeline.ts'

/** Where things lie on the page, for those who point at it. */
export const timelineGeometry = (timeline: Timeline, data: TimelineData): TimelineGeometry => {
  const { scroller, metrics, scale, layout, inSight } = timeline
  const { labelWidth, headerHeight, dayWidth, barInset } = metrics
  const pointAt: TimelineGeometry['pointAt'] = ({ clientX, clientY }) => {
    const frame = scroller()
    if (!frame) return { x: -1, y: -1 }
    const { left, top } = frame.getBoundingClientRect()
    return {
      x: clientX - left - frame.clientLeft - labelWidth + frame.scrollLeft,
      y: clientY - top - frame.clientTop - headerHeight + frame.scrollTop,
    }
  }
  return {
    ...{ scale, layout, inSight, pointAt, scroller, barInset },
    hitAt: (client) => {
      const { x, y } = pointAt(client)
      return hitAt({ scale, layout, data, barInset }, x, y)
    },
    reveal: (unit, day) => {
      const frame = scroller()
      const row = layout.rowOf(unit)
      if (!frame || !row) return
      const x = scale.xOf(day)
      const room = frame.clientWidth - labelWidth
      if (x < frame.scrollLeft) frame.scrollLeft = x
      else if (x + dayWidth > frame.scrollLeft + room) frame.scrollLeft = x + dayWidth - room
      const high = frame.clientHeight - headerHeight
      if (row.top < frame.scrollTop) frame.scrollTop = row.top
      else if (row.top + row.height > frame.scrollTop + high) frame.scrollTop = row.top + row.height - high
    },
  }
}
