import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { reason as reasonOf } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { AppContext } from '../context.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { drawPicture, isChosen } from '../files/picture.ts'
import { conflict, invalid, notFound } from '../http/problem.ts'
import type { Upload } from '../http/uploads.ts'
import { countPicture } from '../images/budget.ts'
import { readHold } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { type Hold, lockOpenHold, readCaptures } from './hold-reads.ts'
import { insertCapture, repeatCapture, writeCapture } from './hold-writes.ts'
import { captureHold } from './holds.ts'
import { findHeldStay, type HeldStay, lockHeldStay } from './reads.ts'

export const unavailable = () => conflict('provider_unavailable', 'invoices.providerUnavailable')
export const nothingHeld = () => conflict('not_open', 'invoices.nothingHeld')

/** Width of a picture of a damage: enough to see it on a large screen. */
const pictureWidth = 1600

async function drawUpload(context: AppContext, owner: OwnerId, files: readonly Upload[]) {
  const file = files.find(isChosen)
  if (!file) return null
  await countPicture(context, owner, file)
  const { sources } = await drawPicture(file, { widths: [pictureWidth], colours: 'photo' }, owner, 'picture')
  return sources.at(-1)?.bytes ?? null
}

/** The stay of which something is to be captured: there, not before its first day. */
function checkStay(stay: HeldStay | null | undefined, now: Date) {
  if (!stay) throw notFound('booking')
  if (dayIn(stay.time_zone, now) < stay.check_in) throw conflict('not_open', 'invoices.captureAfterArrival')
  if (!stay.is_held) throw nothingHeld()
}

type Order = { amount: number; reason: string }
type WithPicture = Order & { picture: Buffer | null }

/** The order before its provider is asked. The same amount again is the same order, whose answer was lost; another one takes its place. */
async function writeOrder(tx: Tx, owner: OwnerId, hold: Hold, { amount, reason, picture }: WithPicture, now: Date) {
  const [before] = (await readCaptures(tx, owner, hold.id)).filter(({ state }) => state === 'new')
  if (before?.amount_cents === amount) {
    await repeatCapture(tx, owner, before.id, reason, picture)
    return before.id
  }
  if (before) await writeCapture(tx, owner, before.id, 'failed')
  return insertCapture(tx, owner, { booking: hold.booking_id, hold: hold.id, cents: amount, reason, picture }, now)
}

const order = (context: AppContext, owner: OwnerId, booking: number, wish: WithPicture) =>
  transact(context.db, async (tx) => {
    const now = context.clock()
    checkStay(await lockHeldStay(tx, owner, booking), now)
    const hold = await lockOpenHold(tx, owner, booking)
    if (!hold) throw nothingHeld()
    if (wish.amount > hold.amount_cents)
      throw invalid({ amount: [reasonOf('invoices.captureAtMost', { held: toEuros(hold.amount_cents) })] })
    return { hold, id: await writeOrder(tx, owner, hold, wish, now) }
  })

/** True where this order is what was captured; another one may have come first. */
const isDone = async (db: Sql, owner: OwnerId, hold: number, id: number) =>
  (await readCaptures(db, owner, hold)).some((one) => one.id === id && one.state === 'done')

/** Takes some of what is held for a stay, or all of it. */
export async function captureDamage(
  context: AppContext,
  owner: OwnerId,
  booking: number,
  wish: Order & { files: readonly Upload[] },
) {
  const { db } = context
  if (await readHold(db)) throw unavailable()
  // A picture is drawn only where it can be of use.
  checkStay(await findHeldStay(db, owner, booking), context.clock())
  const picture = await drawUpload(context, owner, wish.files)
  const { hold, id } = await order(context, owner, booking, { amount: wish.amount, reason: wish.reason, picture })
  const answer = await captureHold(context, owner, hold, { id, cents: wish.amount })
  if (answer === false) {
    await writeCapture(db, owner, id, 'failed')
    throw conflict('provider_unavailable', 'invoices.captureRefused')
  }
  if (answer === undefined) throw unavailable()
  if (!(await isDone(db, owner, hold.id, id))) throw nothingHeld()
}
