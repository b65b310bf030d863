import { addDays, type Day, showDay } from '@keyhaven/shared-contracts/contract/day'
import { conflict } from '../problem.ts'

/** The exclusion constraint that has the last word. */
export const overlapConstraint = 'season_overlap'

/** A season that is in the way, with the name of its unit. */
export type InTheWay = { unit: string; name: string; start: Day; end: Day }

const nightsOf = ({ start, end }: InTheWay) => {
  const last = addDays(end, -1)
  return last === start ? `on ${showDay(start)}` : `from ${showDay(start)} to ${showDay(last)}`
}

/** 409 that names what is in the way as the screens do: by its first and its last night. */
export function seasonOverlap([first, ...others]: readonly InTheWay[]) {
  const more = others.length === 0 ? '' : ` ${others.length} more ${others.length === 1 ? 'is' : 'are'} in the way.`
  const words = first
    ? `${first.unit} already has the season “${first.name}” ${nightsOf(first)}.${more}`
    : 'Another season of the unit is in the way.'
  return conflict('season_overlap', words, { fields: { start: [words] } })
}
