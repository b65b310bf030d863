import type { CalendarBlock, CalendarImport, CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { channelColours } from '../imports/channel-colours.ts'
import { barOf, type TimelineScale } from './geometry/timeline-scale.ts'

type Props = {
  stays: readonly CalendarStay[]
  blocks: readonly CalendarBlock[]
  imports: readonly CalendarImport[]
  cancelled: readonly CalendarStay[]
  first: Day
  last: Day
  scale: TimelineScale
  height: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The stays of a unit over a year: one shape for each colour, for a year has too many stays for elements. */
export function PaintedBars({ stays, blocks, imports, cancelled, first, last, scale, height }: Props) {
  const left = scale.xOf(first)
  const width = scale.xOf(last) + scale.dayWidth - left
  const shape = (from: Day, to: Day, inset = 0, bottom = height - inset) => {
    const bar = barOf(scale, from, to)
    return `M${round(bar.x - left + 0.5)} ${inset}h${round(Math.max(1, bar.width - 1))}V${bottom}h${-round(Math.max(1, bar.width - 1))}z`
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
  const inSight = imports.filter(({ check_in, check_out }) => check_in <= last && check_out >= first)
  const clashing = inSight.filter(({ is_conflict }) => is_conflict)
  const byLook = Map.groupBy(
    inSight.filter(({ is_conflict }) => !is_conflict),
    ({ kind, feed }) => `${kind === 'stay' ? 'import' : 'closure'} ${feed.colour}`,
  )
  return (
    <svg className="tl-painted" aria-hidden width={width} height={height} style={{ left }}>
      {paths.map(([name, d]) => d && <path key={name} className={`tl-fill-${name}`} d={d} />)}
      {[...byLook].map(([look, group]) => (
        <path
          key={look}
          className={`tl-channel tl-fill-${look.split(' ')[0]}`}
          style={channelColours(group[0]?.feed.colour ?? '')}
          d={group.map(({ check_in, check_out }) => shape(check_in, check_out)).join('')}
        />
      ))}
      {clashing.length > 0 && (
        <path
          className="tl-fill-clashing"
          d={clashing.map(({ check_in, check_out }) => shape(check_in, check_out, 0, 5)).join('')}
        />
      )}
    </svg>
  )
}
