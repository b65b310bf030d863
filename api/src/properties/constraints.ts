import type { Constraints } from '../http/problem.ts'
import { invalid } from '../http/problem.ts'

/** A change may name one of the two times alone; only the row knows the other. */
export const constraints: Constraints = {
  check_in_order: () => invalid({ check_in_until: ['inventory.untilAfterFrom'] }),
}
