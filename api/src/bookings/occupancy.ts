import type { Day } from '@keyhaven/shared-contracts/domain/day'
import type { Db, Sql, Tx } from '../db/pool.ts'
import { brokenConstraint } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { takenConstraint, unitTaken } from './constraints.ts'
import { takenRanges, lockIfFree } from './reads.ts'

export type WantedDays = {
  unit: number
  check_in: Day
  check_out: Day
  now: Date
  /** The booking that is being moved does not stand in its own way. */
  self?: number | undefined
  /** Nor does the block. */
  block?: number | undefined
}

/** Locks the unit whose days are free and tells what became of it; 409 where they are taken, nothing where there is no such unit. */
export async function lockFree(tx: Tx, owner: OwnerId, wanted: WantedDays) {
  const unit = await lockIfFree(tx, owner, wanted)
  if (unit) return unit
  await refuseTaken(tx, wanted)
  // The conflicting stay has gone meanwhile, or the unit has.
  return lockIfFree(tx, owner, wanted)
}

/** What to say of a failed write: where the constraint spoke, somebody else was a moment faster. */
export async function explain(error: unknown, db: Db, wanted: WantedDays) {
  return brokenConstraint(error) === takenConstraint ? unitTaken(await takenRanges(db, wanted)) : error
}

/** 409 where something is in the way of the wanted days, before anything is locked. */
export async function refuseTaken(db: Sql, wanted: WantedDays) {
  const ranges = await takenRanges(db, wanted)
  if (ranges.length > 0) throw unitTaken(ranges)
}
