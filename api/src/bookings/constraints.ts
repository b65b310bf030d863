import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { conflict, type Constraints, type Why } from '../http/problem.ts'

/** The exclusion constraint that has the last word. */
export const takenConstraint = 'unit_taken'

/** 409 that names the taken dates and nothing of the other guest; at one field, so that a form says it once. */
export function unitTaken(ranges: readonly StayDays[]) {
  const named = ranges.slice(0, 5).map(({ check_in, check_out }) => ({ check_in, check_out }))
  const why: Why =
    named.length > 0
      ? reason('general.takenNights', { ranges: named, isMore: ranges.length > named.length })
      : 'general.unitTakenNow'
  return conflict('unit_taken', why, { fields: { check_out: [why] } })
}

export const constraints: Constraints = { [takenConstraint]: () => unitTaken([]) }
