import {
  type Discount,
  type DiscountChange,
  maxDiscounts,
  type NewDiscount,
} from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound, stale } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { takeTurns } from '../db/owned.ts'
import { checkScope } from '../stay-rules/scope.ts'
import { countDiscounts, findDiscount } from './reads.ts'
import { deleteDiscount, insertDiscount, updateDiscount } from './writes.ts'

export const createDiscount = ({ db }: AppContext, owner: OwnerId, input: NewDiscount): Promise<Discount> =>
  transact(db, async (tx) => {
    await takeTurns(tx, owner, 'discounts')
    await checkScope(tx, owner, input)
    if ((await countDiscounts(tx, owner)) >= maxDiscounts)
      throw conflict('too_many_discounts', reason('inventory.tooManyDiscounts', { max: maxDiscounts }))
    const discount = await insertDiscount(tx, owner, input)
    if (!discount) throw new Error('A discount that was just added has no row.')
    return discount
  })

export const changeDiscount = (
  { db }: AppContext,
  owner: OwnerId,
  id: number,
  input: DiscountChange,
): Promise<Discount> =>
  transact(db, async (tx) => {
    await takeTurns(tx, owner, 'discounts')
    const before = await findDiscount(tx, owner, id)
    if (!before) throw notFound('discount')
    await checkScope(tx, owner, input)
    const discount = await updateDiscount(tx, owner, id, input)
    if (!discount) throw stale(before)
    return discount
  })

export async function removeDiscount({ db }: AppContext, owner: OwnerId, id: number) {
  if (!(await deleteDiscount(db, owner, id))) throw notFound('discount')
}
