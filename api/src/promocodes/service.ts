import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { NewPromocode, PromocodeChange } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalid, notFound, stale } from '../http/problem.ts'
import { todaysOf } from '../properties/service.ts'
import { readPromocodeUsage } from './reads.ts'
import {
  archivePromocode,
  deletePromocode,
  insertPromocode,
  isPromocodeUsed,
  lockPromocode,
  updatePromocode,
} from './writes.ts'

export async function usageOfPromocode(context: AppContext, owner: OwnerId, id: number): Promise<Usage> {
  const now = context.clock()
  const usage = await readPromocodeUsage(context.db, owner, id, await todaysOf(context, owner, now), now)
  if (!usage) throw notFound('promoCode')
  return usage
}

/** A code belongs to no property: its day is past once it is past wherever the owner lets. */
async function earliestToday(context: AppContext, owner: OwnerId) {
  const now = context.clock()
  const days = (await todaysOf(context, owner, now)).map(({ today }) => today)
  return days.toSorted()[0] ?? dayIn('Europe/Vienna', now)
}
function refusePast(validUntil: string, today: string) {
  if (validUntil < today) throw invalid({ valid_until: ['inventory.dateCannotPast'] })
}

export async function createPromocode(context: AppContext, owner: OwnerId, input: NewPromocode) {
  refusePast(input.valid_until, await earliestToday(context, owner))
  const code = await insertPromocode(context.db, owner, input)
  if (!code) throw notFound('promoCode')
  return code
}

export async function changePromocode(context: AppContext, owner: OwnerId, id: number, input: PromocodeChange) {
  const today = await earliestToday(context, owner)
  return transact(context.db, async (tx) => {
    const before = await lockPromocode(tx, owner, id)
    if (!before) throw notFound('promoCode')
    if (input.version !== undefined && input.version !== before.version) throw stale(before)
    if (input.valid_until !== before.valid_until) refusePast(input.valid_until, today)
    const code = await updatePromocode(tx, owner, id, input)
    if (!code) throw notFound('promoCode')
    return code
  })
}

/** A code that was used stays on its bookings: archived, gone from lists and pickers. */
export const removePromocode = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    if (!(await lockPromocode(tx, owner, id))) throw notFound('promoCode')
    await ((await isPromocodeUsed(tx, owner, id))
      ? archivePromocode(tx, owner, id, clock())
      : deletePromocode(tx, owner, id))
  })
