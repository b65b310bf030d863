import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import type { TimelineData } from './timeline/data/timeline-data.ts'
import type { TimelineHit } from './timeline/timeline-interaction.ts'

/** Free nights of a unit that somebody points out. */
export type DayPick = { unit: number; check_in: Day; check_out: Day }

type Known = Pick<TimelineData, 'staysOf' | 'blocksOf'>

const isTaken = ({ staysOf, blocksOf }: Known, { unit, check_in, check_out }: DayPick) =>
  staysOf(unit).some((stay) => stay.check_in < check_out && stay.check_out > check_in) ||
  blocksOf(unit).some((block) => block.start < check_out && block.end > check_in)

/**
 * What a tap on a free day makes of the nights picked so far: the first chooses the arrival, one after it in the same
 * unit the departure, and the arrival again nothing.
 */
export const picked = (
  now: DayPick | null,
  { unit, day, night }: TimelineHit,
  today: Day,
  known: Known,
): DayPick | null => {
  const longer = now && now.unit === unit.id && day > now.check_in ? { ...now, check_out: day } : null
  if (longer && !isTaken(known, longer)) return longer
  if (now?.unit === unit.id && now.check_in === day) return null
  const fresh = { unit: unit.id, check_in: night, check_out: addDays(night, 1) }
  return night >= today && unit.bookable && !isTaken(known, fresh) ? fresh : null
}
