import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { promocodeChange } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { whenValid } from '@keyhaven/shared-contracts/domain/cross-field'
import { z } from 'zod'

const { valid_until } = promocodeChange.shape

/** The rules of the form: a past day is valid only if the code had it before. */
export const promocodeRules = (today: Day, before?: Day) =>
  promocodeChange.refine(({ valid_until: day }) => day >= today || day === before, {
    path: ['valid_until'],
    error: 'inventory.enterValidDate',
    when: whenValid(z.object({ valid_until })),
  })
