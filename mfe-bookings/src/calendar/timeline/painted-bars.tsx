import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { barOf, type TimelineScale } from './geometry/timeline-scale.ts'

type Props = {
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  cancelled: readonly CalendarStay[]
  first: Day
  last: Day
  scale: TimelineScale
  height: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The stays of a unit over a year: one shape for each colour, for a year has too many stays for elements. */
export function PaintedBars({ stays, blocks, cancelled, first, last, scale, height }: Props) {
  const left = scale.xOf(first)
  const width = scale.xOf(last) + scale.dayWidth - left
  const shape = (from: Day, to: Day, inset = 0) => {
    const bar = barOf(scale, from, to)
    return `M${round(bar.x - left + 0.5)} ${inset}h${round(Math.max(1, bar.width - 1))}V${height - inset}h${-round(Math.max(1, bar.width - 1))}z`
  }
  const shapes = (list: readonly CalendarStay[], status: CalendarStay['status']) =>
    list
      .filter((stay) => stay.status === status && stay.check_in <= last && stay.check_out >= first)
      .map(({ check_in, check_out }) => shape(check_in, check_out))
      .join('')
  const paths = [
    ['confirmed', shapes(stays, 'confirmed')],
    ['pending', shapes(stays, 'pending')],
    [
      'blocked',
      blocks
        .filter(({ start, end }) => start <= last && end >= first)
        .map(({ start, end }) => shape(start, end))
        .join(''),
    ],
    [
      'change',
      stays
        .filter((stay) => stay.has_change && stay.check_in <= last && stay.check_out >= first)
        .map(({ check_in, check_out }) => shape(check_in, check_out, height / 2 - 1.5))
        .join(''),
    ],
    [
      'cancelled',
      cancelled
        .filter(({ check_in, check_out }) => check_in <= last && check_out >= first)
        .map(({ check_in, check_out }) => shape(check_in, check_out, height / 2 - 1.5))
        .join(''),
    ],
  ] as const
  return (
    <svg className="tl-painted" aria-hidden width={width} height={height} style={{ left }}>
      {paths.map(([name, d]) => d && <path key={name} className={`tl-fill-${name}`} d={d} />)}
    </svg>
  )
}
