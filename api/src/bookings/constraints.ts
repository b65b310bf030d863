import { type Day, showDay } from '@keyhaven/shared-contracts/domain/day'
import { conflict, type Constraints } from '../http/problem.ts'

/** The exclusion constraint that has the last word. */
export const takenConstraint = 'unit_taken'

export type StayRange = { check_in: Day; check_out: Day }

/** 409 that names the taken dates and nothing of the other guest; at one field, so that a form says it once. */
export function unitTaken(ranges: readonly StayRange[]) {
  const named = ranges.slice(0, 5).map((range) => `${showDay(range.check_in)} to ${showDay(range.check_out)}`)
  const more = ranges.length > named.length ? ' and more' : ''
  const words = named.length > 0 ? `The unit is taken from ${named.join(', from ')}${more}.` : 'The unit is taken.'
  return conflict('unit_taken', words, { fields: { check_out: [words] } })
}

export const constraints: Constraints = { [takenConstraint]: () => unitTaken([]) }
