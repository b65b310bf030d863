import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import type { ChangeDecision } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { takeOtherStay } from '../bookings/other-stay.ts'
import { readBooking } from '../bookings/book.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, Problem } from '../http/problem.ts'
import { notifyChangeSettled } from '../notifications/changes.ts'
import type { OwnerId } from '../owner-id.ts'
import { type Link, requestInsideOf, requestToDecide } from '../requests/decisions.ts'
import { findChange, lockStay } from './reads.ts'
import { settleChange } from './writes.ts'

/** The change that the owner has read, while it waits. */
async function openChange(tx: Tx, owner: OwnerId, booking: number, id: number, now: Date) {
  await lockStay(tx, owner, booking)
  const change = await findChange(tx, owner, booking, now)
  if (change?.id !== id || change.state !== 'open') throw conflict('not_open', 'guests.changeSettled')
  return change
}

/** Turns an invalid stay into a conflict: the owner sent nothing wrong, the stay has become impossible meanwhile. */
const asConflict = (error: unknown) =>
  error instanceof Problem && error.status === 400 && error.body.reason
    ? conflict('conflict', error.body.reason)
    : error

async function decide(tx: Tx, owner: OwnerId, booking: number, decision: ChangeDecision, { clock, env }: AppContext) {
  const moment = { origin: env.origin, now: clock() }
  const { words, cancels_invoice } = decision
  const change = await openChange(tx, owner, booking, decision.change, moment.now)
  const state = decision.decision === 'accept' ? 'accepted' : 'declined'
  if (state === 'accepted')
    await takeOtherStay(tx, owner, booking, { ...change, cancels_invoice }, moment).catch((error: unknown) => {
      throw asConflict(error)
    })
  await settleChange(tx, owner, change.id, { state, words, now: moment.now })
  await notifyChangeSettled(tx, { ...change, owner_words: words ?? '' }, state, moment)
}

/** The link in the owner's mail is enough to answer for the owner. */
export async function decideChangeByLink(
  context: AppContext,
  link: Link,
  decision: ChangeDecision,
): Promise<RequestToDecide> {
  await transact(context.db, async (tx) => {
    const { id, owner } = await requestInsideOf(tx, 'decision_hash', link, context.clock())
    await decide(tx, owner, id, decision, context)
  })
  return requestToDecide(context, link)
}

export const decideChange = (
  context: AppContext,
  owner: OwnerId,
  id: number,
  decision: ChangeDecision,
): Promise<Booking> =>
  transact(context.db, async (tx) => {
    // Another owner's booking is not there.
    await readBooking(tx, owner, id, context.clock())
    await decide(tx, owner, id, decision, context)
    return readBooking(tx, owner, id, context.clock())
  })
