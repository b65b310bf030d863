import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { promocodeChange } from '@keyhaven/shared-contracts/contract/inventory/promocodes'

/** The rules of the form: a past day is valid only if the code had it before. */
export const promocodeRules = (today: Day, before?: Day) =>
  promocodeChange.extend({
    valid_until: promocodeChange.shape.valid_until.refine(
      (day) => day >= today || day === before,
      'inventory.enterValidDate',
    ),
  })
