import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import {
  codeContradictions,
  type NewPromocode,
  type Promocode,
  type PromocodeChange,
} from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalid, notFound, notFoundField, stale } from '../http/problem.ts'
import { todaysOf } from '../properties/service.ts'
import { countUnits, findPromocode, readPromocodeUsage } from './reads.ts'
import {
  archivePromocode,
  bindUnits,
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

const noConditions = {
  ...{ active: true, valid_from: null, stay_from: null, stay_to: null, min_nights: null },
  ...{ units: [] as number[], max_uses: null, max_uses_per_guest: null },
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

/** The code after a change: what it leaves out stays as it is. */
const merge = (input: PromocodeChange, before?: Promocode) => {
  const { discount_amount: amount } = before ?? {}
  const stored = { ...noConditions, ...before, discount_amount: amount == null ? null : toCents(amount) }
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return { ...stored, ...changes } as Required<NewPromocode>
}

/** Units of this owner alone, and nothing that contradicts itself. */
async function check(tx: Tx, owner: OwnerId, code: Required<NewPromocode>, before?: Promocode) {
  const problems = codeContradictions(code)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const count = await countUnits(tx, owner, code.units, before?.units ?? [])
  if (count < code.units.length) throw notFoundField('units', 'unit')
}

async function readBack(tx: Tx, owner: OwnerId, id: number) {
  const code = await findPromocode(tx, owner, id)
  if (!code) throw notFound('promoCode')
  return code
}

export async function createPromocode(context: AppContext, owner: OwnerId, input: NewPromocode) {
  refusePast(input.valid_until, await earliestToday(context, owner))
  return transact(context.db, async (tx) => {
    const code = merge(input)
    await check(tx, owner, code)
    const id = await insertPromocode(tx, owner, code)
    await bindUnits(tx, owner, id, code.units)
    return readBack(tx, owner, id)
  })
}

export async function changePromocode(context: AppContext, owner: OwnerId, id: number, input: PromocodeChange) {
  const today = await earliestToday(context, owner)
  return transact(context.db, async (tx) => {
    const before = await lockPromocode(tx, owner, id)
    if (!before) throw notFound('promoCode')
    if (input.version !== undefined && input.version !== before.version) throw stale(before)
    if (input.valid_until !== before.valid_until) refusePast(input.valid_until, today)
    const code = merge(input, before)
    await check(tx, owner, code, before)
    await updatePromocode(tx, owner, id, code)
    await bindUnits(tx, owner, id, code.units)
    return readBack(tx, owner, id)
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
