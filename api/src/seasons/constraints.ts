import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { conflict, type Constraints, type Why } from '../http/problem.ts'

/** The exclusion constraint that has the last word. */
export const overlapConstraint = 'season_overlap'

/** A season that is in the way, with its unit and that unit's name. */
export type InTheWay = { unit_id: number; unit: string; name: string; start: Day; end: Day }

const reasonOf = ([first, ...others]: readonly InTheWay[]): Why => {
  if (!first) return 'inventory.seasonOverlaps'
  const { unit, name, start, end } = first
  const nights = { first: start, last: addDays(end, -1) }
  return reason('inventory.seasonInTheWay', { unit, name, ...nights, others: others.length })
}

/** 409 that names what is in the way as the screens do, by its first and its last night; at the first night, where there is one range for all. */
export function seasonOverlap(inTheWay: readonly InTheWay[]) {
  const why = reasonOf(inTheWay)
  return conflict('season_overlap', why, { fields: { start: [why] } })
}

/** Reason of an overlap of several units' prices, at the price of each unit that it is about. */
export function unitPricesOverlap(inTheWay: readonly InTheWay[]) {
  const units = Map.groupBy(inTheWay, ({ unit_id }) => unit_id)
  if (units.size === 0) return seasonOverlap(inTheWay)
  const fields = Object.fromEntries([...units].map(([unit, theirs]) => [`prices.${unit}`, [reasonOf(theirs)]]))
  return conflict('season_overlap', reasonOf(inTheWay), { fields })
}

export const constraints: Constraints = { [overlapConstraint]: () => seasonOverlap([]) }
