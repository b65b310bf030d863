import type { Db, Sql, Tx } from '../db/pool.ts'
import { brokenConstraint } from '../db/transact.ts'
import { invalid, notFoundField } from '../http/problem.ts'
import { type NotifyContext, notifyOutcome } from '../notifications/service.ts'
import type { DaysToTake } from './booking-context.ts'
import type { OwnerId } from '../owner-id.ts'
import { takenConstraint, unitTaken } from './constraints.ts'
import { lockIfFree, lockOverdueOn, takenRanges } from './reads.ts'
import { notBookable, type Wish } from './rules.ts'
import { cancelAsExpired, deleteLapsedHolds } from './writes.ts'

/** Locks the unit if its days are free and returns its state; 409 where they are taken, undefined where there is no such unit. */
export async function lockFree(tx: Tx, owner: OwnerId, days: DaysToTake) {
  const unit = await lockIfFree(tx, owner, days)
  if (unit) return unit
  await refuseTaken(tx, days)
  // The conflicting stay has gone meanwhile, or the unit has.
  return lockIfFree(tx, owner, days)
}

/** Turns an overlap that the constraint refused into a conflict: somebody else was a moment faster. */
export async function toConflict(error: unknown, db: Db, days: DaysToTake) {
  return brokenConstraint(error) === takenConstraint ? unitTaken(await takenRanges(db, days)) : error
}

/** Throws a 409 where the days are taken, before anything is locked. */
export async function refuseTaken(db: Sql, days: DaysToTake) {
  const ranges = await takenRanges(db, days)
  if (ranges.length > 0) throw unitTaken(ranges)
}

/** Ends requests that nobody answered in time, and tells their guests. */
export async function endOverdue(tx: Tx, bookings: readonly number[], moment: NotifyContext) {
  if (bookings.length === 0) return
  await cancelAsExpired(tx, bookings)
  await notifyOutcome(tx, bookings, 'expired', moment)
}

/** The constraint cannot know the time: what has expired ends before its days are taken. */
export async function cancelExpired(tx: Tx, days: DaysToTake, origin: string) {
  await deleteLapsedHolds(tx, days)
  await endOverdue(tx, await lockOverdueOn(tx, days), { origin, now: days.now })
}

/** Days of a stay, with the booking that is not in its own way. */
export const daysOf = (
  { unit, check_in, check_out }: Pick<Wish, 'unit' | 'check_in' | 'check_out'>,
  now: Date,
  self?: number,
): DaysToTake => ({
  unit,
  check_in,
  check_out,
  now,
  self,
})

/** `isNewUnit`: the booking does not have the unit yet, so the unit must still be bookable now that it is locked. */
export async function takeDays(tx: Tx, owner: OwnerId, days: DaysToTake, origin: string, isNewUnit: boolean) {
  const unit = await lockFree(tx, owner, days)
  if (!unit || (isNewUnit && unit.deleted)) throw notFoundField('unit', 'unit')
  if (isNewUnit && !unit.bookable) throw invalid({ unit: [notBookable] })
  await cancelExpired(tx, days, origin)
}
