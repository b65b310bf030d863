import { addDays, type Day, showDay } from '@keyhaven/shared-contracts/domain/day'
import { conflict, type Constraints } from '../http/problem.ts'

/** The exclusion constraint that has the last word. */
export const overlapConstraint = 'season_overlap'

/** A season that is in the way, with its unit and that unit's name. */
export type InTheWay = { unit_id: number; unit: string; name: string; start: Day; end: Day }

const nightsOf = ({ start, end }: InTheWay) => {
  const last = addDays(end, -1)
  return last === start ? `on ${showDay(start)}` : `from ${showDay(start)} to ${showDay(last)}`
}

const inWords = ([first, ...others]: readonly InTheWay[]) => {
  if (!first) return 'The unit already has another season on these nights.'
  const more = others.length === 1 ? ' 1 other season overlaps too.' : ` ${others.length} other seasons overlap too.`
  return `${first.unit} already has the season “${first.name}” ${nightsOf(first)}.${others.length ? more : ''}`
}

/** 409 that names what is in the way as the screens do, by its first and its last night; at the first night, where there is one range for all. */
export function seasonOverlap(inTheWay: readonly InTheWay[]) {
  const words = inWords(inTheWay)
  return conflict('season_overlap', words, { fields: { start: [words] } })
}

/** The same, at the price of each unit that it is about. */
export function unitPricesOverlap(inTheWay: readonly InTheWay[]) {
  const units = Map.groupBy(inTheWay, ({ unit_id }) => unit_id)
  if (units.size === 0) return seasonOverlap(inTheWay)
  const fields = Object.fromEntries([...units].map(([unit, theirs]) => [`prices.${unit}`, [inWords(theirs)]]))
  return conflict('season_overlap', inWords(inTheWay), { fields })
}

export const constraints: Constraints = { [overlapConstraint]: () => seasonOverlap([]) }
