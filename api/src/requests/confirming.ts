import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { toConflict } from '../bookings/occupancy.ts'
import { book } from '../bookings/book.ts'
import { addClient, learnBusiness, learnLocale } from '../clients/service.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, notFound, Problem, tooMany } from '../http/problem.ts'
import { firstPaymentOfHold, guestRequest, hashOfLink, isOf, type Link } from './decisions.ts'
import { type HeldRow, type HeldWish, lockHold, readHold, withGuestHash, withHoldId } from './hold-reads.ts'
import { decisionToken, guestHash, guestSecret, isConfirmSecret } from '../notifications/links.ts'
import { checkConfirming } from './open-requests.ts'
import { findSameClient, readExpiryHours, lockOpen } from './reads.ts'
import { notifyBooked, notifyHold, notifyRequest, notifyUnpaid } from '../notifications/service.ts'
import { becomeBooking, insertRequest, noteMail, releaseHold } from './writes.ts'
import { hashToken } from '../tokens.ts'
import { hourMs, lifetimesMs } from '../lifetimes.ts'

/** The owner's client with this e-mail address and name, as it is but for a language or a company that was not known; else a new one. */
async function clientOf(tx: Tx, owner: OwnerId, { client: guest, locale }: HeldWish) {
  const { first_name, last_name, email, company = '', vat_id = '', buyer_reference = '', ...address } = guest
  const business = { company, vat_id, buyer_reference }
  const id = await findSameClient(tx, owner, guest)
  if (id !== undefined) {
    if (locale) await learnLocale(tx, owner, id, locale)
    await learnBusiness(tx, owner, id, business)
    return id
  }
  return (await addClient(tx, owner, { first_name, last_name, email, address, locale, ...business })).id
}

/** Makes the booking at the price that the guest was shown, waiting for its owner or confirmed at once, and tells both sides. */
export async function makeRequest(tx: Tx, row: HeldRow, { env, clock }: AppContext) {
  const { id: hold, owner, wish, price: quoted, network_hash } = row
  const moment = { now: clock(), origin: env.origin }
  // A deposit of nothing is what a release before reads; what the property asks for is added by the booking.
  const { client: guest, locale, message = '', terms, instant: _instant, deposit_amount: _none, ...stay } = wish
  await releaseHold(tx, wish.unit, hold)
  // Read with the unit locked: its owner may just have turned instant booking off.
  const booked_as = (await readHold(tx, withHoldId(hold), moment.now))?.booked_as ?? 'request'
  const isInstant = booked_as === 'instant'
  const paysFirst = isInstant && (await firstPaymentOfHold(tx, row, moment.now)) > 0
  const status = isInstant && !paysFirst ? ('confirmed' as const) : stay.status
  const input = { ...stay, status, client: await clientOf(tx, owner, wish) }
  const waitMs = paysFirst ? lifetimesMs.firstPayment : isInstant ? null : (await readExpiryHours(tx, owner)) * hourMs
  const expiresAt = waitMs === null ? null : new Date(moment.now.getTime() + waitMs)
  const booking = await book(tx, owner, input, moment, { expiresAt, hold, quoted, locale, terms, paysFirst })
  const secret = await guestSecret(tx)
  await insertRequest(tx, owner, booking.id, guest, {
    guest_hash: guestHash(secret, { hold }),
    decision_hash: hashToken(decisionToken(secret, booking.id)),
    ...{ network_hash, hold_id: hold, message, booked_as, pays_first: paysFirst },
  })
  await becomeBooking(tx, hold, booking.id)
  await (paysFirst ? notifyUnpaid : isInstant ? notifyBooked : notifyRequest)(tx, booking.id, moment)
}

async function confirmHeld(tx: Tx, hold: HeldRow, secret: string, context: AppContext) {
  if (!isConfirmSecret(await guestSecret(tx), hold.id, secret))
    throw new Problem(400, 'wrong_link', 'guests.linkIncompleteOpenFromEmailOnce')
  if (hold.cancelled_by === 'guest') throw conflict('not_open', 'guests.requestCancelledByYou')
  const asking = { owner: hold.owner, unit: hold.wish.unit, email: hold.guest.email, network: hold.network_hash }
  await lockOpen(tx, asking)
  await checkConfirming(tx, asking, context.clock(), context.env.rateLimit)
  await makeRequest(tx, hold, context)
}

/** The guest has read our mail. What was confirmed before stays as it is, so that a link may be opened twice. */
export async function confirmRequest(context: AppContext, link: Link, secret: string): Promise<GuestRequest> {
  const { db, clock } = context
  const now = clock()
  const before = await readHold(db, withGuestHash(hashOfLink(link)), now)
  try {
    await transact(db, async (tx) => {
      const hold = await lockHold(tx, withGuestHash(hashOfLink(link)), now)
      if (hold && !isOf(hold, link)) throw notFound('request')
      if (hold) await confirmHeld(tx, hold, secret, context)
    })
  } catch (error) {
    throw before ? await toConflict(error, db, { ...before.wish, now }) : error
  }
  return guestRequest(context, link)
}

const maxMails = 3
const pauseSeconds = 60

/** The mail once more, for a guest who does not find it. */
export async function resendMail(context: AppContext, link: Link): Promise<GuestRequest> {
  const { db, clock, env } = context
  const now = clock()
  await transact(db, async (tx) => {
    const hold = await lockHold(tx, withGuestHash(hashOfLink(link)), now)
    if (!hold || !isOf(hold, link) || hold.status !== 'pending') throw conflict('not_open', 'guests.nothingLeftConfirm')
    if (hold.mail_count >= maxMails)
      throw new Problem(429, 'too_many_mails', reason('guests.mailsSent', { count: maxMails, email: hold.guest.email }))
    const waited = (now.getTime() - hold.mailed_at.getTime()) / 1000
    if (waited < pauseSeconds) throw tooMany(Math.ceil(pauseSeconds - waited))
    await noteMail(tx, hold.id, hold.mail_count + 1, now)
    const firstPayment = await firstPaymentOfHold(tx, hold, now)
    await notifyHold(tx, { ...hold, mail_count: hold.mail_count + 1 }, { origin: env.origin, now }, firstPayment)
  })
  return guestRequest(context, link)
}
