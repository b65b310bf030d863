import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { lifetimesMs } from '../lifetimes.ts'
import { linesOut, priceLinesOf } from '../bookings/quote.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/outbox.ts'
import {
  emailAccepted,
  emailBookedAtOnce,
  emailCalledOff,
  emailCancelled,
  emailConfirm,
  emailDeclined,
  emailExpired,
  emailFeeWaived,
  emailGuestCancelled,
  emailNewBooking,
  emailNewRequest,
  emailReceived,
  emailToPay,
  emailUnanswered,
} from './emails.ts'
import { bookingUrl, calendarUid, confirmPage, decisionToken, decisionUrl, guestSecret, statusPage } from './links.ts'
import type { LinkKind, RequestRow, ShownRequest } from './shown-request.ts'
import { findRequest, readRequests } from './reads.ts'
import { stayCalendar } from './stay-calendar.ts'
import { markAccepted, noteAnswer, writeWords } from './writes.ts'

/** The request behind a link of its guest or of its owner's mail, as both of them see it. */
export const requestOfLink = ({ db, clock }: AppContext, kind: LinkKind, hash: Buffer) =>
  findRequest(db, kind, hash, clock())

/** Finds a request inside the transaction that is about to change it. */
export const requestInside = (tx: Tx, kind: LinkKind, hash: Buffer, now: Date) => findRequest(tx, kind, hash, now)

/** Outcome of a request: answered, run out, taken back by the guest, called off after it was accepted, or let off its fee. */
export type Outcome = 'accepted' | 'declined' | 'expired' | 'cancelled' | 'called_off' | 'fee_waived'

/** The platform's own address, which the links begin with, and the time. */
export type NotifyContext = { origin: string; now: Date }

/** The moment of a call, for the mails that follow from it. */
export const momentOf = ({ clock, env }: AppContext): NotifyContext => ({ now: clock(), origin: env.origin })

type PricedRequest = RequestRow & { price_lines: PriceLine[] }

const guestEmails = {
  accepted: emailAccepted,
  declined: emailDeclined,
  expired: emailExpired,
  cancelled: emailCancelled,
  called_off: emailCalledOff,
  fee_waived: emailFeeWaived,
}
/** Owners are told what they did not do themselves. */
const ownerEmails: Partial<Record<Outcome, (stay: PricedRequest, booking: string) => Mail>> = {
  expired: emailUnanswered,
  cancelled: emailGuestCancelled,
}

/** Outcomes that change the calendar of a guest whose stay was accepted. */
const changesCalendar: readonly Outcome[] = ['accepted', 'cancelled', 'called_off']

/** The stay for its guest's own calendar, as it stands now. */
export async function calendarOf(tx: Tx, stay: RequestRow, page: string | undefined, now: Date) {
  const uid = calendarUid(await guestSecret(tx), stay.id)
  return stayCalendar({ ...stay, price_lines: await priceLinesOf(tx, stay.id) }, { uid, now, page })
}

/** A stay that was accepted once, for its guest's own calendar, as it stands now; nothing where the link is of no such stay. */
export const calendarOfLink = ({ db, clock, env }: AppContext, hash: Buffer) =>
  transact(db, async (tx) => {
    const stay = await findRequest(tx, 'guest_hash', hash, clock())
    if (!stay?.was_accepted) return undefined
    const calendar = await calendarOf(tx, stay, await statusPage(tx, stay.owner, stay, env.origin), clock())
    return { ...calendar, owner: stay.owner }
  })

/** Requests with what they cost, as their mails say it. */
export async function readPriced(tx: Tx, bookings: readonly number[], now: Date): Promise<PricedRequest[]> {
  const priced = []
  for (const row of await readRequests(tx, bookings, now))
    priced.push({ ...row, price_lines: await priceLinesOf(tx, row.id) })
  return priced
}

/** Queues the mail about one event of one booking to one side. */
const queue = (tx: Tx, { id, version, owner }: RequestRow, event: string, mail: Mail) =>
  queueMail(tx, { ...mail, owner, eventKey: `request ${id}.${version} ${event}` })

/** A request that its guest has yet to confirm. */
type HeldRequest = ShownRequest & { reference: null; mail_count: number; holds_nights: boolean; price: KeptPrice }

/** Mails the guest how to confirm, and nobody else: until then the address is only what was typed. */
export async function notifyHold(tx: Tx, hold: HeldRequest, { origin }: NotifyContext, firstPayment = 0) {
  const page = await confirmPage(tx, hold.owner, hold.id, hold.locale ?? null, origin)
  const eventKey = `hold ${hold.id} mail ${hold.mail_count}`
  await queueMail(tx, {
    ...emailConfirm({ ...hold, price_lines: linesOut(hold.price.lines) }, { origin, page }, firstPayment),
    owner: hold.owner,
    eventKey,
    usefulMs: lifetimesMs.confirmationLink,
  })
}

/** Mails both sides that there is a request. */
export async function notifyRequest(tx: Tx, booking: number, { origin, now }: NotifyContext) {
  const [stay] = await readPriced(tx, [booking], now)
  if (!stay) throw new Error('A request that was just made has no row.')
  const page = await statusPage(tx, stay.owner, stay, origin)
  await queue(tx, stay, 'received, to the guest', emailReceived(stay, { origin, page }))
  const decision = decisionUrl(origin, decisionToken(await guestSecret(tx), booking))
  await queue(tx, stay, 'received, to the owner', emailNewRequest(stay, decision))
}

/** Mails both sides that a guest has booked without waiting for an answer. */
export async function notifyBooked(tx: Tx, booking: number, { origin, now }: NotifyContext) {
  await markAccepted(tx, [booking])
  const [stay] = await readPriced(tx, [booking], now)
  if (!stay) throw new Error('A booking that was just made has no row.')
  const page = await statusPage(tx, stay.owner, stay, origin)
  const calendar = await calendarOf(tx, stay, page, now)
  await queue(tx, stay, 'booked, to the guest', { ...emailBookedAtOnce(stay, { origin, page }), calendar })
  await queue(tx, stay, 'booked, to the owner', emailNewBooking(stay, bookingUrl(origin, stay.id)))
}

/** Mails the guest of a stay that is booked once its first part is paid; its owner hears of it then. */
export async function notifyUnpaid(tx: Tx, booking: number, { origin, now }: NotifyContext) {
  const [stay] = await readPriced(tx, [booking], now)
  if (!stay) throw new Error('A booking that was just made has no row.')
  await queue(
    tx,
    stay,
    'to be paid',
    emailToPay(stay, { origin, page: await statusPage(tx, stay.owner, stay, origin) }),
  )
}

/** Outcomes that the owner decides, and may write some words with. */
const byOwner: readonly Outcome[] = ['accepted', 'declined', 'called_off']

type Ended = {
  /** Words of the owner to the guest. */
  words?: string | undefined
  /** The booking is about to go. */
  isGone?: boolean
}

/** Notes and mails what became of bookings, in the transaction that made it so; those that no guest asked for are passed over. */
export async function notifyOutcome(
  tx: Tx,
  bookings: readonly number[],
  outcome: Outcome,
  { origin, now }: NotifyContext,
  { words = '', isGone = false }: Ended = {},
) {
  if (outcome === 'accepted') await markAccepted(tx, bookings)
  if (outcome === 'accepted' || outcome === 'declined') await noteAnswer(tx, bookings, now)
  if (byOwner.includes(outcome)) await writeWords(tx, bookings, words)
  for (const row of await readPriced(tx, bookings, now)) {
    // What is about to go still stands there as it was: it is paid for no more, and nothing of it is left to pay.
    const stay = isGone ? { ...row, status: 'cancelled' as const, version: row.version + 1, transfer: null } : row
    // A stay that is over is neither confirmed nor called off any more: the owner tidies up.
    const isOver = stay.check_out <= dayIn(stay.time_zone, now)
    if (isOver && (outcome === 'called_off' || outcome === 'accepted')) continue
    const page = isGone ? undefined : await statusPage(tx, stay.owner, stay, origin)
    const calendar =
      stay.was_accepted && changesCalendar.includes(outcome) ? await calendarOf(tx, stay, page, now) : undefined
    const toGuest = { ...guestEmails[outcome](stay, { origin, page }), ...(calendar && { calendar }) }
    await queue(tx, stay, `${outcome}, to the guest`, toGuest)
    const ownerEmail = ownerEmails[outcome]
    // Of a booking that nobody paid its owner was told nothing, so there is no end to tell.
    const isUnpaid = outcome === 'expired' && stay.pays_first
    if (ownerEmail && !isUnpaid)
      await queue(tx, stay, `${outcome}, to the owner`, ownerEmail(stay, bookingUrl(origin, stay.id)))
  }
}
