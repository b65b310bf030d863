import type { Tx } from '../../db/pool.ts'
import { cancelExpired } from '../../bookings/occupancy.ts'
import { endRequest } from '../../bookings/decision.ts'
import type { NotifyContext } from '../../notifications/service.ts'
import type { OwnerId } from '../../owner-id.ts'
import { bookedElsewhere } from '../emails.ts'
import {
  freeNights,
  type ImportToPlace,
  importsWithoutNights,
  type Occupying,
  occupyingNow,
  writeConflict,
  writeTaken,
  writeTakenAtOnce,
} from './night-writes.ts'

/** Declines requests and frees holds on the nights: the portal's guest has them for sure. */
async function endWaiting(tx: Tx, owner: OwnerId, waiting: readonly Occupying[], moment: NotifyContext) {
  const holds = waiting.flatMap(({ id, hold_id }) => (hold_id === null ? [] : [id]))
  await freeNights(tx, owner, holds)
  for (const { booking_id, locale } of waiting) {
    if (booking_id === null) continue
    const words = bookedElsewhere(locale)
    await endRequest(tx, owner, booking_id, { ending: 'declined', words, check: () => 0 }, moment)
  }
}

/**
 * Gives an import its nights and answers true, or answers false where a booking, a block or another import has some of them. What only waits for an
 * answer makes room. The unit is locked, and the nights that it had before are given back.
 */
export async function takeNights(tx: Tx, owner: OwnerId, stay: ImportToPlace, moment: NotifyContext) {
  if (stay.occupancy !== null) await freeNights(tx, owner, [stay.occupancy])
  await cancelExpired(tx, { ...stay, now: moment.now }, moment.origin)
  const { waiting = [], firm = [] } = Object.groupBy(await occupyingNow(tx, stay, moment.now), ({ kind }) =>
    kind === 'request' || kind === 'hold' ? 'waiting' : 'firm',
  )
  if (firm.length > 0) {
    await writeConflict(tx, owner, stay.id, moment.now)
    return false
  }
  await endWaiting(tx, owner, waiting, moment)
  await writeTaken(tx, owner, stay)
  return true
}

/** Those that overlap none of the others. */
function withoutOverlaps(stays: readonly ImportToPlace[]) {
  const inOrder = stays.toSorted((one, other) => (one.check_in < other.check_in ? -1 : 1))
  let reached = ''
  return inOrder.filter(({ check_in, check_out }, at) => {
    const isApart = check_in >= reached && (inOrder[at + 1]?.check_in ?? check_out) >= check_out
    if (check_out > reached) reached = check_out
    return isApart
  })
}

/** Gives each its nights or makes a conflict of it: thousands of them at once where nothing is in their way, and the others one by one. */
export async function takeAllNights(tx: Tx, owner: OwnerId, stays: readonly ImportToPlace[], moment: NotifyContext) {
  const ids = withoutOverlaps(stays).map(({ id }) => id)
  const placed = new Set(await writeTakenAtOnce(tx, owner, ids))
  for (const stay of stays) if (!placed.has(stay.id)) await takeNights(tx, owner, stay, moment)
}

/** Gives the imports of a unit that wait for nights theirs, where these are free. The unit is locked. */
export async function takeFreeNights(tx: Tx, owner: OwnerId, unit: number, moment: NotifyContext) {
  for (const stay of await importsWithoutNights(tx, owner, unit, moment.now)) await takeNights(tx, owner, stay, moment)
}
