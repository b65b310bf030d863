import type { Tx } from '../db/pool.ts'
import { type NotifyContext, notifyOutcome } from '../notifications/service.ts'
import type { WantedDays } from './occupancy.ts'
import { lockOverdueOn } from './reads.ts'
import { cancelAsExpired, deleteLapsedHolds } from './writes.ts'

export async function endOverdue(tx: Tx, bookings: readonly number[], moment: NotifyContext) {
  if (bookings.length === 0) return
  await cancelAsExpired(tx, bookings)
  await notifyOutcome(tx, bookings, 'expired', moment)
}

/** The constraint cannot know the time: what has expired ends before its days are taken. */
export async function cancelExpired(tx: Tx, wanted: WantedDays, origin: string) {
  await deleteLapsedHolds(tx, wanted)
  await endOverdue(tx, await lockOverdueOn(tx, wanted), { origin, now: wanted.now })
}
