import { usesProblem } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import type { Sql, Tx } from '../db/pool.ts'
import { invalid } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { countUses, findLimits, lockLimits, type Limits, type Use } from './uses-reads.ts'

export type CodeGuest = NonNullable<Use['guest']>

async function refuse(db: Sql, owner: OwnerId, limits: Limits | undefined, use: Use, now: Date) {
  const problem = limits && usesProblem(limits, await countUses(db, owner, use, now))
  if (problem) throw invalid({ promo_code: [problem] })
}

/**
 * Uses a code once more, in the transaction of the booking: of two who come for the last use one has it. The unit is locked before, so that all
 * lock in one order.
 */
export const takeCode = async (tx: Tx, owner: OwnerId, use: Use, now: Date) =>
  refuse(tx, owner, await lockLimits(tx, owner, use.promo_code), use, now)

/** Refuses a code that is used up, before anybody books with it. */
export const refuseUsedUp = async (db: Sql, owner: OwnerId, use: Use, now: Date) =>
  refuse(db, owner, await findLimits(db, owner, use.promo_code), use, now)
