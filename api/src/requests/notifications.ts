import type { Tx } from '../db/pool.ts'
import { dayIn } from '@keyhaven/shared-contracts/domain/day'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/outbox.ts'
import {
  acceptedLetter,
  calledOffLetter,
  cancelledLetter,
  confirmLetter,
  declinedLetter,
  expiredLetter,
  guestCancelledLetter,
  newRequestLetter,
  receivedLetter,
  unansweredLetter,
} from './emails.ts'
import { type HeldRow, readHold, withHoldId } from './hold-reads.ts'
import { confirmPage, decisionToken, decisionUrl, guestSecret, statusPage } from './links.ts'
import { markAccepted, readRequests, type RequestRow, withIds } from './reads.ts'

/** What can become of a request: answered, run out, taken back by the guest, or called off after it was accepted. */
export type Outcome = 'accepted' | 'declined' | 'expired' | 'cancelled' | 'called_off'

/** The platform's own address, which the links begin with, and the time. */
export type NotifyContext = { origin: string; now: Date }

const guestLetters = {
  accepted: acceptedLetter,
  declined: declinedLetter,
  expired: expiredLetter,
  cancelled: cancelledLetter,
  called_off: calledOffLetter,
}
/** Owners are told what they did not do themselves. */
const ownerLetters: Partial<Record<Outcome, (stay: RequestRow, booking: string) => Mail>> = {
  expired: unansweredLetter,
  cancelled: guestCancelledLetter,
}

const bookingUrl = (origin: string, booking: number) => `${origin}/owner/dashboard/bookings?booking=${booking}`

/** One event of one booking, said to one side. */
const queue = (tx: Tx, { id, version, owner }: RequestRow, event: string, mail: Mail) =>
  queueMail(tx, { ...mail, owner, eventKey: `request ${id}.${version} ${event}` })

/** Mails the guest how to confirm, and nobody else: until then the address is only what somebody typed. */
export async function notifyHold(tx: Tx, { origin }: NotifyContext, held: HeldRow) {
  const page = await confirmPage(tx, origin, held.owner, held.id)
  const eventKey = `hold ${held.id} mail ${held.mail_count}`
  await queueMail(tx, { ...confirmLetter(held, page), owner: held.owner, eventKey })
}

export async function notifyNewHold(tx: Tx, telling: NotifyContext, hold: number) {
  const held = await readHold(tx, withHoldId(hold), telling.now)
  if (!held) throw new Error('A request that was just made has no row.')
  await notifyHold(tx, telling, held)
}

/** Mails both sides that there is a request. */
export async function notifyRequest(tx: Tx, { origin, now }: NotifyContext, booking: number) {
  const [stay] = await readRequests(tx, withIds([booking]), now)
  if (!stay) throw new Error('A request that was just made has no row.')
  const page = await statusPage(tx, origin, stay.owner, stay)
  await queue(tx, stay, 'received, to the guest', receivedLetter(stay, page))
  const decision = decisionUrl(origin, decisionToken(await guestSecret(tx), booking))
  await queue(tx, stay, 'received, to the owner', newRequestLetter(stay, decision))
}

/** Notes and mails what became of bookings, in the transaction that made it so; those that no guest asked for are passed over. `isGone` where the booking is about to go. */
export async function notifyOutcome(
  tx: Tx,
  telling: NotifyContext,
  bookings: readonly number[],
  ending: Outcome,
  isGone = false,
) {
  const { origin, now } = telling
  if (ending === 'accepted') await markAccepted(tx, bookings)
  const stays = await readRequests(tx, withIds(bookings), now)
  for (const stay of stays) {
    // A stay that is over is neither confirmed nor called off any more: the owner tidies up.
    const isOver = stay.check_out <= dayIn(stay.time_zone, now)
    if (isOver && (ending === 'called_off' || ending === 'accepted')) continue
    const page = isGone ? undefined : await statusPage(tx, origin, stay.owner, stay)
    await queue(tx, stay, `${ending}, to the guest`, guestLetters[ending](stay, page))
    const ownerLetter = ownerLetters[ending]
    if (ownerLetter) await queue(tx, stay, `${ending}, to the owner`, ownerLetter(stay, bookingUrl(origin, stay.id)))
  }
}
