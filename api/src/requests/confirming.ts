import type { Guest, GuestRequest } from '@keyhaven/shared-contracts/contract/public-requests'
import { explain, releaseHold } from '../bookings/occupancy.ts'
import { book } from '../bookings/service.ts'
import { createClient } from '../clients/service.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { callerOf } from '../http/limits.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, notFound, Problem, tooMany } from '../http/problem.ts'
import { guestRequest, hashOfLink, isOf, type Link } from './decisions.ts'
import { becomeBooking, type HeldRow, lockHold, noteMail, readHold, withGuestHash, withHoldId } from './hold-reads.ts'
import { decisionToken, guestHash, guestSecret, isConfirmSecret } from './links.ts'
import { hashToken } from '../http/access.ts'
import { checkConfirming, lockOpen } from './open-requests.ts'
import { findSameClient, insertRequest } from './reads.ts'
import { notifyHold, notifyRequest } from './notifications.ts'

const hour = 3_600_000

/** The owner's client with this e-mail address and name, as it is; else a new one. */
async function clientOf(tx: Tx, owner: OwnerId, guest: Guest) {
  const known = await findSameClient(tx, owner, guest)
  if (known !== undefined) return known
  const { first_name, last_name, email, ...address } = guest
  return (await createClient(tx, owner, { first_name, last_name, email, address })).id
}

const expiryHours = async (db: Sql, owner: OwnerId) => {
  const { request_expiry_hours } = await db
    .selectFrom('owners')
    .select('request_expiry_hours')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  return request_expiry_hours
}

/** Makes the booking that waits for its owner, at the price that the guest was shown, and tells both sides. */
async function makeRequest(tx: Tx, { env, clock }: AppContext, held: HeldRow) {
  const { id: hold, owner, wish, price: kept, network_hash } = held
  const now = clock()
  const { client: guest, ...stay } = wish
  await releaseHold(tx, wish.unit, hold)
  const input = { ...stay, client: await clientOf(tx, owner, guest) }
  const expiresAt = new Date(now.getTime() + (await expiryHours(tx, owner)) * hour)
  const booking = await book(tx, { owner, now, origin: env.origin }, input, { expiresAt, kept })
  const secret = await guestSecret(tx)
  await insertRequest(tx, owner, booking.id, guest, {
    guest_hash: guestHash(secret, { hold }),
    decision_hash: hashToken(decisionToken(secret, booking.id)),
    ...{ network_hash, hold_id: hold },
  })
  await becomeBooking(tx, hold, booking.id)
  await notifyRequest(tx, { origin: env.origin, now }, booking.id)
}

/** Of a throw-away account: no mail leaves for it, so there is nothing to confirm by. */
export async function confirmAtOnce(tx: Tx, context: AppContext, hold: number) {
  const held = await readHold(tx, withHoldId(hold), context.clock())
  if (held) await makeRequest(tx, context, held)
}

async function confirmHeld(tx: Tx, context: AppContext, held: HeldRow, secret: string) {
  if (!isConfirmSecret(await guestSecret(tx), held.id, secret))
    throw new Problem(400, 'wrong_link', 'This link is incomplete. Please open it in the mail once more.')
  if (held.cancelled_by === 'guest') throw conflict('not_open', 'You have cancelled this request.')
  const asking = { owner: held.owner, unit: held.wish.unit, email: held.guest.email, network: held.network_hash }
  await lockOpen(tx, asking)
  await checkConfirming(tx, asking, context.clock(), context.env.rateLimit)
  await makeRequest(tx, context, held)
}

/** The guest has read our mail. What was confirmed before stays as it is, so that a link may be opened twice. */
export async function confirmRequest(
  context: AppContext,
  link: Link,
  secret: string,
  ip: string,
): Promise<GuestRequest> {
  const { db, clock, limits } = context
  limits.take(`confirm ip ${callerOf(ip)}`, { times: 60, seconds: 60 })
  const now = clock()
  const found = await readHold(db, withGuestHash(hashOfLink(link)), now)
  try {
    await transact(db, async (tx) => {
      const held = await lockHold(tx, withGuestHash(hashOfLink(link)), now)
      if (held && !isOf(held, link)) throw notFound('Request')
      if (held) await confirmHeld(tx, context, held, secret)
    })
  } catch (error) {
    throw found ? await explain(error, db, { ...found.wish, now }) : error
  }
  return guestRequest(context, link)
}

const mostMails = 3
const pauseSeconds = 60

/** The mail once more, for a guest who does not find it. */
export async function resendMail(context: AppContext, link: Link): Promise<GuestRequest> {
  const { db, clock, env } = context
  const now = clock()
  await transact(db, async (tx) => {
    const held = await lockHold(tx, withGuestHash(hashOfLink(link)), now)
    if (!held || !isOf(held, link) || held.status !== 'pending')
      throw conflict('not_open', 'There is nothing to confirm any more.')
    if (held.mail_count >= mostMails)
      throw new Problem(
        429,
        'too_many_mails',
        `We have sent ${mostMails} mails to ${held.guest.email}. Please look in your spam folder, or check the address.`,
      )
    const waited = (now.getTime() - held.mailed_at.getTime()) / 1000
    if (waited < pauseSeconds) throw tooMany(Math.ceil(pauseSeconds - waited))
    await noteMail(tx, held.id, held.mail_count + 1, now)
    await notifyHold(tx, { origin: env.origin, now }, { ...held, mail_count: held.mail_count + 1 })
  })
  return guestRequest(context, link)
}
