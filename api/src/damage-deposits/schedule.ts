import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { notifyDamage } from '../notifications/damage/news.ts'
import { readHold } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Sweep } from '../sweep.ts'
import {
  endOldPages,
  endUnknownHolds,
  isStillDue,
  readStaysToAsk,
  readStaysToEnd,
  readStaysToHold,
} from './due-reads.ts'
import { type DueHold, readHoldsToLookAt, readHoldsToTry } from './hold-reads.ts'
import { endHolds, insertHold, letGo, noteAsked } from './hold-writes.ts'
import { authorizeHold, endReleased, lookAtHold, newsOf, releaseHold } from './holds.ts'
import { lockHeldStay } from './reads.ts'
import { momentOf } from '../notifications/service.ts'

/** A hold before its card is asked, so that another try is the same one. */
const startHold = ({ db, clock }: AppContext, { owner, ...hold }: DueHold) =>
  transact(db, async (tx) => {
    await lockHeldStay(tx, owner, hold.booking)
    if (await isStillDue(tx, hold.booking, hold.renews, clock()))
      await insertHold(tx, owner, { kind: 'card', expires_at: null, ...hold }, clock())
  })

const endStay = (
  { db, clock, env }: AppContext,
  owner: OwnerId,
  { booking, is_early }: { booking: number; is_early: boolean },
) =>
  transact(db, async (tx) => {
    await lockHeldStay(tx, owner, booking)
    await (is_early ? endHolds : letGo)(tx, owner, booking, clock())
    await endReleased(tx, owner, booking, { now: clock(), origin: env.origin })
  })

/** Asks the guest of a stay for a card, by mail. */
const askGuest = ({ db, clock, env }: AppContext, owner: OwnerId, booking: number) =>
  transact(db, async (tx) => {
    const now = clock()
    await lockHeldStay(tx, owner, booking)
    // Another instance may have asked meanwhile.
    if ((await readStaysToAsk(tx, now, booking)).length === 0) return
    await noteAsked(tx, owner, booking, now)
    const { picture: _picture, ...news } = await newsOf(tx, owner, booking)
    await notifyDamage(tx, owner, { ...news, kind: 'wanted' }, { now, origin: env.origin })
  })

/** Does something for each; one that fails does not keep the others waiting. */
async function forEach<T>(all: readonly T[], run: (one: T) => Promise<unknown>) {
  const failures: Error[] = []
  for (const one of all)
    await run(one).catch((cause: unknown) => {
      failures.push(new Error(`Could not look after ${JSON.stringify(one)}.`, { cause }))
    })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}

/** Steps in the order in which one leads to the next. */
const steps: ((context: AppContext, now: Date) => Promise<void>)[] = [
  async ({ db }, now) => void (await endOldPages(db, now)),
  async (context, now) =>
    forEach(await readHoldsToLookAt(context.db, now), ({ owner, id }) => lookAtHold(context, owner, id)),
  async (context, now) =>
    forEach(await endUnknownHolds(context.db, now), ({ owner, booking }) =>
      transact(context.db, (tx) => endReleased(tx, owner, booking, momentOf(context))),
    ),
  async (context, now) => forEach(await readStaysToHold(context.db, now), (due) => startHold(context, due)),
  async (context, now) =>
    forEach(await readStaysToEnd(context.db, now), ({ owner, ...stay }) => endStay(context, owner, stay)),
  async (context, now) =>
    forEach(await readHoldsToTry(context.db, now), ({ owner, id, state }) =>
      (state === 'new' ? authorizeHold : releaseHold)(context, owner, id),
    ),
  async (context, now) =>
    forEach(await readStaysToAsk(context.db, now), ({ owner, booking }) => askGuest(context, owner, booking)),
]

/** Holds damage deposits when their day has come, renews them, lets them go and asks guests for cards. In a restored copy no bank is asked. */
export async function keepDamageDeposits(context: AppContext) {
  if (await readHold(context.db)) return
  const failures: unknown[] = []
  for (const step of steps) await step(context, context.clock()).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join(' '))
}

export const sweeps: readonly Sweep[] = [{ what: 'damage deposits on cards of guests', run: keepDamageDeposits }]
