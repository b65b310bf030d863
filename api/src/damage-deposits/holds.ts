import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { damageDays } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import type { AppContext } from '../context.ts'
import { accountInUse, providerOf } from '../cards/connection.ts'
import { type CardProvider, type HoldState, RefusedByProvider } from '../cards/provider.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { notifyDamage } from '../notifications/damage/news.ts'
import { momentOf, type NotifyContext } from '../notifications/service.ts'
import type { OwnerId } from '../owner-id.ts'
import { findHeldStay } from './reads.ts'
import { findPayment, type Hold, lockHold, readCaptures, readEndingHolds } from './hold-reads.ts'
import {
  endHold,
  endHolds,
  failHold,
  markCaptured,
  markOpen,
  markReleased,
  noteLook,
  noteTried,
  writeCapture,
} from './hold-writes.ts'

/** Time in which a provider that is being asked is not asked once more. */
const retryMs = 5 * 60_000

/** The provider that knows a hold; nothing where its owner has another account by now, or none. */
export async function providerOfHold(context: AppContext, owner: OwnerId, { account }: Pick<Hold, 'account'>) {
  const stored = await accountInUse(context.db, owner)
  return stored?.account === account ? providerOf(context, owner, stored) : undefined
}

/** Facts of a damage deposit that every mail about it says. */
export async function newsOf(tx: Tx, owner: OwnerId, booking: number) {
  const stay = await findHeldStay(tx, owner, booking)
  if (!stay) throw new Error(`Booking ${booking} has no damage deposit.`)
  return { booking, cents: stay.agreed.cents, until: damageDays(stay.agreed, stay).until, picture: stay.picture }
}

/** Money was taken: by the order of its owner, or by hand at the provider, and then nobody said why. */
async function takeCapture(tx: Tx, owner: OwnerId, hold: Hold, cents: number, moment: NotifyContext) {
  const { now } = moment
  await endHold(tx, owner, hold.id, { isOurs: true }, now)
  await endHolds(tx, owner, hold.booking_id, now)
  const order = (await readCaptures(tx, owner, hold.id)).find(({ amount_cents }) => amount_cents === cents)
  if (order) await writeCapture(tx, owner, order.id, 'done')
  const capture = { cents, reason: order?.reason ?? '', day: dayIn(hold.time_zone, now) }
  if (!(await markCaptured(tx, owner, hold.booking_id, capture, now))) return
  const { picture, ...news } = await newsOf(tx, owner, hold.booking_id)
  const { reason } = capture
  await notifyDamage(
    tx,
    owner,
    { ...news, kind: 'captured', capture: { cents, reason, hasPicture: picture !== null } },
    moment,
  )
}

/** Ends the damage deposit of a stay that was let go once no card holds it; the guest is told. */
export async function endReleased(tx: Tx, owner: OwnerId, booking: number, moment: NotifyContext) {
  if (!(await markReleased(tx, owner, booking, moment.now))) return
  const { picture: _picture, ...news } = await newsOf(tx, owner, booking)
  await notifyDamage(tx, owner, { ...news, kind: 'released' }, moment)
}

/** Writes what the provider has answered about a hold, which is locked. The same answer again changes nothing, and an end stays one. */
async function writeAnswer(tx: Tx, owner: OwnerId, hold: Hold, answer: HoldState, moment: NotifyContext) {
  const isOther = hold.payment !== null && answer.payment !== '' && hold.payment !== answer.payment
  if (isOther || hold.state === 'ended') return
  const { now } = moment
  if (answer.state === 'open') await markOpen(tx, owner, hold, answer, now)
  else if (answer.state === 'captured') await takeCapture(tx, owner, hold, answer.capturedCents, moment)
  else if (answer.state === 'ended') await endHold(tx, owner, hold.id, { isOurs: false }, now)
  // On a page the guest may try another card.
  else if (hold.kind === 'card') await failHold(tx, owner, hold.id, answer.payment, now)
  await endReleased(tx, owner, hold.booking_id, moment)
}

/** Takes a hold for which the provider is about to be asked; nothing where somebody else is asking. */
const claim = (context: AppContext, owner: OwnerId, id: number, state: Hold['state']) =>
  transact(context.db, async (tx) => {
    const now = context.clock()
    const hold = await lockHold(tx, owner, id)
    const isBusy = hold?.tried_at && now.getTime() - hold.tried_at.getTime() < retryMs
    if (!hold || hold.state !== state || isBusy) return undefined
    // Nobody knows of it but we.
    if (state === 'new' && hold.tried_at === null && !hold.is_wanted) {
      await failHold(tx, owner, id, null, now)
      return undefined
    }
    await noteTried(tx, owner, id, now)
    return hold
  })

const refused: HoldState = { payment: '', state: 'refused', capturedCents: 0, captureBefore: null }

/** Asks the provider about a hold and writes what it answers; one that cannot be reached is asked again later. */
async function ask(
  context: AppContext,
  owner: OwnerId,
  hold: Hold,
  call: (provider: CardProvider) => Promise<HoldState>,
) {
  const provider = await providerOfHold(context, owner, hold)
  if (!provider) return undefined
  const answer = await call(provider).catch((error: unknown) => {
    if (error instanceof RefusedByProvider) return hold.state === 'new' ? refused : undefined
    return undefined
  })
  if (!answer) return undefined
  await transact(context.db, async (tx) => {
    const row = await lockHold(tx, owner, hold.id)
    if (row) await writeAnswer(tx, owner, row, answer, momentOf(context))
  })
  return answer
}

export async function releaseHold(context: AppContext, owner: OwnerId, id: number) {
  const hold = await claim(context, owner, id, 'open')
  if (hold?.payment && hold.ending_at)
    await ask(context, owner, hold, (provider) => provider.release(hold.payment ?? ''))
}

/** Asks the card of a new hold. One in whose place it comes is let go right after. */
export async function authorizeHold(context: AppContext, owner: OwnerId, id: number) {
  const hold = await claim(context, owner, id, 'new')
  if (!hold?.card_of) return
  const { card_of: cardOf, amount_cents: amountCents, title } = hold
  await ask(context, owner, hold, (provider) => provider.authorize({ id, cardOf, amountCents, title }))
  for (const ending of await readEndingHolds(context.db, owner, hold.booking_id))
    await releaseHold(context, owner, ending)
}

/** Asks the provider how a hold stands: its events say only that there is news, so that they may come late, twice and in any order. */
export async function lookAtHold(context: AppContext, owner: OwnerId, id: number) {
  const row = await findPayment(context.db, owner, id)
  const provider = row?.payment && (await providerOfHold(context, owner, row))
  if (!provider || !row?.payment) return
  const answer = await provider.findHold(row.payment).catch((error: unknown) => {
    // It is not there, by this key: that is looked at again as late as anything else.
    if (error instanceof RefusedByProvider) return undefined
    throw error
  })
  await transact(context.db, async (tx) => {
    const hold = await lockHold(tx, owner, id)
    if (hold && answer) await writeAnswer(tx, owner, hold, answer, momentOf(context))
    await noteLook(tx, owner, id, context.clock())
  })
}

/** Captures what its owner has ordered. False where the provider refused it, nothing where it could not be reached. */
export async function captureHold(
  context: AppContext,
  owner: OwnerId,
  hold: Hold,
  capture: { id: number; cents: number },
) {
  const provider = await providerOfHold(context, owner, hold)
  if (!provider || !hold.payment) return undefined
  const order = { id: capture.id, payment: hold.payment, amountCents: capture.cents }
  const answer = await provider
    .capture(order)
    .catch((error: unknown) => (error instanceof RefusedByProvider ? false : undefined))
  if (!answer) return answer
  await transact(context.db, async (tx) => {
    const row = await lockHold(tx, owner, hold.id)
    if (row) await writeAnswer(tx, owner, row, answer, momentOf(context))
  })
  return true
}
