import { conflict, type Constraints } from '../http/problem.ts'

const why = 'inventory.untilAfterFrom'

/** A change may name one of the two times alone, and clash with the other, which only the row knows. */
export const constraints: Constraints = {
  check_in_order: () => conflict('conflict', why, { fields: { check_in_until: [why] } }),
}
