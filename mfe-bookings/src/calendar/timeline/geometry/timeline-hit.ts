import type { TimelineHit } from '../timeline-interaction.ts'
import type { TimelineLayout } from './timeline-layout.ts'
import type { TimelineData } from '../data/timeline-data.ts'
import { barOf, type TimelineScale } from './timeline-scale.ts'

type Grid = {
  scale: TimelineScale
  layout: TimelineLayout
  data: Pick<TimelineData, 'staysOf' | 'blocksOf'>
  barInset: { top: number; bottom: number }
}

const edge = 8

/** What lies at a point of the rows. */
export const hitAt = ({ scale, layout, data, barInset }: Grid, x: number, y: number): TimelineHit | null => {
  const row = y >= 0 && y < layout.height ? layout.rows[layout.indexAt(y)] : undefined
  if (row?.kind !== 'unit' || x < 0 || x >= scale.width) return null
  const { unit, top, height } = row
  const where = { unit, day: scale.dayAt(x), night: scale.nightAt(x) }
  const [stays, blocks] = [data.staysOf(unit.id), data.blocksOf(unit.id)]
  const isTaken =
    stays.some((stay) => stay.check_in <= where.day && stay.check_out > where.day) ||
    blocks.some((block) => block.start <= where.day && block.end > where.day)
  const free = { ...where, kind: 'free' as const, night: isTaken ? where.night : where.day }
  if (y < top + barInset.top || y > top + height - barInset.bottom) return free

  const sideOf = (from: string, to: string) => {
    const bar = barOf(scale, from, to)
    if (x < bar.x || x >= bar.x + bar.width) return undefined
    const reach = Math.min(edge, bar.width / 4)
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
  return free
}
