import type { TimelineHit, TimelineGeometry } from '../timeline-interaction.ts'
import type { TimelineLayout } from './timeline-layout.ts'
import type { TimelineData } from '../data/timeline-data.ts'
import { barOf, type TimelineScale } from './timeline-scale.ts'
import type { Timeline } from './use-timeline.ts'

type Grid = {
  scale: TimelineScale
  layout: TimelineLayout
  data: Pick<TimelineData, 'staysOf' | 'blocksOf' | 'importsOf'>
  barInset: { top: number; bottom: number }
}

const edgePx = 8

/** Hit test of a point in the rows. */
export const hitAt = ({ scale, layout, data, barInset }: Grid, x: number, y: number): TimelineHit | null => {
  const row = y >= 0 && y < layout.height ? layout.rows[layout.indexAt(y)] : undefined
  if (row?.kind !== 'unit' || x < 0 || x >= scale.width) return null
  const { unit, top, height } = row
  const where = { unit, day: scale.dayAt(x), night: scale.nightAt(x) }
  const [stays, blocks] = [data.staysOf(unit.id), data.blocksOf(unit.id)]
  const imports = data.importsOf(unit.id).filter(({ is_conflict }) => !is_conflict)
  const isTaken =
    [...stays, ...imports].some((stay) => stay.check_in <= where.day && stay.check_out > where.day) ||
    blocks.some((block) => block.start <= where.day && block.end > where.day)
  const free = { ...where, kind: 'free' as const, night: isTaken ? where.night : where.day }
  if (y < top + barInset.top || y > top + height - barInset.bottom) return free

  const sideOf = (from: string, to: string) => {
    const bar = barOf(scale, from, to)
    if (x < bar.x || x >= bar.x + bar.width) return undefined
    const reach = Math.min(edgePx, bar.width / 4)
    return x < bar.x + reach ? 'edge-start' : x >= bar.x + bar.width - reach ? 'edge-end' : 'inside'
  }
  for (const stay of stays) {
    const side = sideOf(stay.check_in, stay.check_out)
    if (side) return { kind: side === 'inside' ? 'stay' : side, ...where, stay }
  }
  for (const block of blocks) {
    const side = sideOf(block.start, block.end)
    if (side) return { kind: side === 'inside' ? 'block' : side, ...where, block }
  }
  const imported = imports.find(({ check_in, check_out }) => sideOf(check_in, check_out))
  if (imported) return { kind: 'import', ...where, imported }
  return free
}

/** Page coordinates of the grid, for pointer and keys. */
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
