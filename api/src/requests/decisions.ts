import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { decisionBody } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { feeBaseOf } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { RequestToDecide } from '@keyhaven/shared-contracts/contract/public/public-decisions'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { z } from 'zod'
import type { StoredBooking } from '../bookings/booking-context.ts'
import { endRequest, waits } from '../bookings/decision.ts'
import { linesOut, priceLinesOf } from '../bookings/quote.ts'
import { readBooking } from '../bookings/book.ts'
import { placeOut } from '../public/places/places.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, notFound } from '../http/problem.ts'
import { confirmedStayOf, documentsOf } from './confirmed-stay.ts'
import { type HeldRow, lockHold, readHold, typedGuest, withGuestHash } from './hold-reads.ts'
import { cancelHold, releaseHold } from './writes.ts'
import type { LinkKind, RequestRow, ShownRequest } from '../notifications/shown-request.ts'
import { calendarOfLink, requestInside, requestOfLink } from '../notifications/service.ts'
import { calendarUrl } from '../notifications/links.ts'
import { changeForGuest, changeForOwner } from '../changes/shown-change.ts'
import type { RequestMeta } from '../http/serve.ts'
import { agreedFee, cancelCostOf } from '../terms/cancel-cost.ts'
import { lockChangedVersion } from './reads.ts'
import { firstPaymentDue, paysByCard } from '../cards/checkouts.ts'
import { firstPaymentOf } from '../cards/first-payment.ts'
import { damageForLink } from '../damage-deposits/service.ts'
import { hashToken } from '../tokens.ts'

type Decision = z.output<typeof decisionBody>
const endings = { accept: 'accepted', decline: 'declined' } as const

const answered = () => conflict('not_open', 'guests.requestAlreadyAnsweredOrExpired')
const tooLate = () => conflict('not_open', 'guests.stayCannotCancelledHereAnyMore')

/** The secret of a link; on an owner's own domain only those of that owner lead anywhere. */
export type Link = { token: string; site: number | undefined }

type Call = { params: { token: string }; request: RequestMeta }
export const linkOf = ({ params, request }: Call): Link => ({ token: params.token, site: request.site })

export const hashOfLink = ({ token }: Link) => hashToken(token)
export const isOf = ({ owner }: { owner: OwnerId }, { site }: Link) => site === undefined || site === owner

function ofThisSite(row: RequestRow | undefined, link: Link) {
  if (!row || !isOf(row, link)) throw notFound('request')
  return row
}
const requestOf = async (context: AppContext, kind: LinkKind, link: Link) =>
  ofThisSite(await requestOfLink(context, kind, hashOfLink(link)), link)
/** The request behind a link, in the transaction that is about to change it. */
export const requestInsideOf = async (tx: Tx, kind: LinkKind, link: Link, now: Date) =>
  ofThisSite(await requestInside(tx, kind, hashOfLink(link), now), link)

type CancellableStay = Pick<Booking, 'status' | 'check_in'>

/** True if a guest may take it back: a waiting request at any time, the stay that came of it until the day of arrival. */
const canCancel = ({ status, check_in }: CancellableStay, isWaiting: boolean, zone: string, now: Date) =>
  isWaiting || (status !== 'cancelled' && check_in > dayIn(zone, now))

/** True while a request waits; an expired one is read as cancelled. */
const isOpen = ({ status, expires_at }: ShownRequest) => status === 'pending' && expires_at !== null

/**
 * True while a request waits for its owner's word: no booking depends on it, so it changes at once. One that its first payment books does not wait
 * for anybody: the amount that its guest is about to pay stays, and so does what lets it be booked at once.
 */
export const waitsForOwner = (row: RequestRow) => isOpen(row) && !row.pays_first

const guestFields = <T extends RequestRow | HeldRow>({
  id: _id,
  owner: _owner,
  place: _place,
  times: _times,
  brand: _brand,
  picture: _picture,
  hold: _hold,
  locale: _locale,
  owner_name: _ownerName,
  owner_locale: _ownerLocale,
  ...row
}: T) => row

async function forGuest(context: AppContext, row: RequestRow, { token }: Link, now: Date): Promise<GuestRequest> {
  const { db, env } = context
  const {
    version: _version,
    is_request: _is,
    told_at: _told,
    has_news: _news,
    pays_first: _first,
    ...request
  } = guestFields(row)
  const can_cancel = canCancel(row, isOpen(row), row.time_zone, now)
  const isAccepted = row.was_accepted && row.status === 'confirmed'
  const calendar_url = isAccepted ? await transact(db, (tx) => calendarUrl(tx, row.owner, row, env.origin)) : null
  const [details, documents] = await Promise.all([
    isAccepted ? confirmedStayOf(context, row) : null,
    row.was_accepted ? documentsOf(context, row) : [],
  ])
  const first_payment = firstPaymentDue(row)
  const can_pay_by_card = (isAccepted || first_payment !== null) && (await paysByCard(context, row))
  const damage_deposit = row.was_accepted ? await damageForLink(context, row.owner, row.id, token) : null
  const change = await changeForGuest(db, row.owner, row.id, now)
  const can_change = waitsForOwner(row) || (isAccepted && can_cancel && change?.state !== 'open')
  const price_lines = await priceLinesOf(db, row.id)
  const baseCents = feeBaseOf({ ...row, price_lines })
  const cancel_cost = can_cancel ? cancelCostOf({ ...row, baseCents, terms: row.terms }, row.time_zone, now) : null
  return {
    ...request,
    property: placeOut(row.property),
    price_lines,
    can_cancel,
    cancel_cost,
    calendar_url,
    stay: details && { ...details, documents },
    documents,
    first_payment,
    can_pay_by_card,
    damage_deposit,
    can_change,
    change,
    typed: isAccepted ? null : await typedGuest(db, row.owner, row.hold),
  }
}

/** Amount that is to be paid after confirming, before the stay is booked; 0 where confirming books it, or its owner answers first. */
export async function firstPaymentOfHold(db: Sql, row: HeldRow, now: Date) {
  const { owner, property, check_in, check_out, total_price, wish } = row
  if (row.booked_as !== 'instant') return 0
  const stay = { check_in, check_out, property: property.id, totalCents: toCents(total_price), terms: wish.terms }
  return toEuros(await firstPaymentOf(db, owner, stay, now))
}

/** Request that the guest has yet to confirm, or did not confirm in time. */
function unconfirmed(hold: HeldRow, firstPayment: number): GuestRequest {
  const {
    wish,
    price,
    holds_nights,
    host,
    network_hash: _network,
    mail_count: _count,
    mailed_at: _at,
    ...request
  } = guestFields(hold)
  const can_cancel = isOpen(hold)
  const cancel_cost = can_cancel ? { fee: 0, percent: 0 } : null
  return {
    ...request,
    property: placeOut(hold.property),
    // Any address may have been typed: how to reach a person is for those who have shown theirs.
    host: { ...host, email: '', phone: '' },
    nights_held: holds_nights,
    price_lines: linesOut(price.lines),
    can_cancel,
    cancel_cost,
    calendar_url: null,
    stay: null,
    documents: [],
    ...(firstPayment > 0 && { first_payment: firstPayment }),
    can_change: false,
    change: null,
    typed: { ...wish.client },
  }
}

async function forOwner(db: Sql, row: RequestRow, now: Date): Promise<RequestToDecide> {
  const { is_request: _is, told_at: _told, has_news: _news, pays_first: _first, ...visible } = guestFields(row)
  const { host: _host, is_confirmed: _confirmed, confirm_until: _until, transfer: _transfer, ...request } = visible
  const change = await changeForOwner(db, row.owner, row.id, now)
  return { ...request, price_lines: await priceLinesOf(db, row.id), is_open: isOpen(row), change }
}

export async function guestRequest(context: AppContext, link: Link): Promise<GuestRequest> {
  const { db, clock } = context
  const now = clock()
  const hold = await readHold(db, withGuestHash(hashOfLink(link)), now)
  if (hold && isOf(hold, link)) return unconfirmed(hold, await firstPaymentOfHold(db, hold, now))
  return forGuest(context, await requestOf(context, 'guest_hash', link), link, now)
}

/** Calendar of a stay that was accepted; of any other there is nothing to put into one. */
export async function calendarOfStay(context: AppContext, link: Link) {
  const calendar = await calendarOfLink(context, hashOfLink(link))
  if (!calendar || !isOf(calendar, link)) throw notFound('request')
  return calendar
}

/** Frees the nights; nobody else knows of what was not confirmed, so nobody is told. */
async function cancelHeld(tx: Tx, hold: HeldRow, now: Date) {
  if (hold.status !== 'pending') throw tooLate()
  await cancelHold(tx, hold.id, now)
  await releaseHold(tx, hold.wish.unit, hold.id)
}

/** The guest takes back what waits, or the stay that came of it. */
export async function cancelRequest(context: AppContext, link: Link, shownFee: number | undefined) {
  const { db, clock, env } = context
  const now = clock()
  await transact(db, async (tx) => {
    const hold = await lockHold(tx, withGuestHash(hashOfLink(link)), now)
    if (hold && isOf(hold, link)) return cancelHeld(tx, hold, now)
    const { id, owner, time_zone } = await requestInsideOf(tx, 'guest_hash', link, now)
    const price_lines = await priceLinesOf(tx, id)
    const check = (before: StoredBooking) => {
      const expired = before.expires_at !== null && before.expires_at <= now
      if (expired || !canCancel(before, waits(before, now), time_zone, now)) throw tooLate()
      const total_price = toEuros(before.subtotal_cents - before.discount_cents)
      const baseCents = feeBaseOf({ total_price, price_lines })
      return agreedFee({ ...before, baseCents, terms: before.accepted_terms }, shownFee, time_zone, now)
    }
    return endRequest(tx, owner, id, { ending: 'cancelled', check }, { origin: env.origin, now })
  })
  return guestRequest(context, link)
}

export async function requestToDecide(context: AppContext, link: Link) {
  return forOwner(context.db, await requestOf(context, 'decision_hash', link), context.clock())
}

/** Refuses an answer to a request that the guest has changed since the owner read it. */
async function checkRead(tx: Tx, owner: OwnerId, booking: number, version = 0) {
  if (version < (await lockChangedVersion(tx, owner, booking)))
    throw conflict('request_changed', 'guests.requestChangedMeanwhile')
}

const decide = async (tx: Tx, owner: OwnerId, id: number, answer: Decision, { clock, env }: AppContext) => {
  const { decision, words } = answer
  const now = clock()
  await checkRead(tx, owner, id, answer.version)
  const check = (before: StoredBooking) => {
    if (!waits(before, now)) throw answered()
    return 0
  }
  return endRequest(tx, owner, id, { ending: endings[decision], words, check }, { origin: env.origin, now })
}

/** The link in the owner's mail is enough to answer for the owner. */
export const decideByLink = (context: AppContext, link: Link, decision: Decision) =>
  transact(context.db, async (tx) => {
    const { id, owner } = await requestInsideOf(tx, 'decision_hash', link, context.clock())
    await decide(tx, owner, id, decision, context)
    return forOwner(tx, await requestInsideOf(tx, 'decision_hash', link, context.clock()), context.clock())
  })

export const decideAsOwner = (context: AppContext, owner: OwnerId, id: number, decision: Decision): Promise<Booking> =>
  transact(context.db, async (tx) => {
    await decide(tx, owner, id, decision, context)
    return readBooking(tx, owner, id, context.clock())
  })
