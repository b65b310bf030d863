import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { promocodeChange } from '@keyhaven/shared-contracts/contract/promocodes'

/** The rules of the form: a day that is past is only right while it is the day that the code had before. */
export const promocodeRules = (today: Day, before?: Day) =>
  promocodeChange.extend({
    valid_until: promocodeChange.shape.valid_until.refine(
      (day) => day >= today || day === before,
      'Please enter a valid Date',
    ),
  })
