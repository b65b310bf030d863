import type { Booking, BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings'
import type { BookingsQuery, StagesQuery } from '@keyhaven/shared-contracts/contract/bookings-query'
import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/stay-terms'
import type { AppContext } from '../context.ts'
import { nearClients } from '../db/fragments/client-search.ts'
import type { Tx } from '../db/pool.ts'
import { breaksReference, transact } from '../db/transact.ts'
import { once } from '../http/idempotency.ts'
import { dropDraft } from '../invoices/service.ts'
import type { OwnerId } from '../owner-id.ts'
import { followDeposit, keepPaid } from '../payments/service.ts'
import { conflict, invalid, notFound, notFoundField, stale } from '../http/problem.ts'
import { type NotifyContext, notifyOutcome, type Outcome } from '../notifications/service.ts'
import { agreedOn, asShown, changedDeposit, newDeposit } from './agreed.ts'
import { bookingsOf, type StoredBooking, type BookingContext } from './booking-context.ts'
import { explain, lockFree, type WantedDays } from './occupancy.ts'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { atTotal, type KeptPrice, passedOnOf, priceStay } from '@keyhaven/shared-contracts/domain/pricing'
import { chosenBookings, countStages, findBooking, lockBooking, holdClient, readFacts, readLines } from './reads.ts'
import {
  checkBooking,
  checkWish,
  discountOf,
  needsPrice,
  notBookable,
  takesDays,
  takesUnit,
  type Wish,
} from './rules.ts'
import { syncOccupancyAndDraft } from './sync-derived.ts'
import { deleteBooking, deletePrice, insertBooking, insertPrice, updateBooking } from './writes.ts'
import { cancelExpired } from './expiry.ts'

/** The moment, and the platform's own address, which the links of mails begin with. */
const momentOf = ({ clock, env }: AppContext): NotifyContext => ({ now: clock(), origin: env.origin })

/**
 * The bookings of the filters. After those of the words come those of guests whose name is nearly the same: where few
 * guests bear the very name, or where the words find nothing. What a unit is called is nobody's name misspelt.
 */
export async function listBookings({ db, clock }: AppContext, owner: OwnerId, query: BookingsQuery) {
  const now = clock()
  const few = await nearClients(db, owner, query.search, { least: 1 })
  const bookings = await chosenBookings(db, owner, query, now, few)
  if (bookings.total > 0 || few.length > 0 || !query.search?.trim()) return bookings
  const near = await nearClients(db, owner, query.search, { most: 0 })
  return near.length > 0 ? chosenBookings(db, owner, query, now, near) : bookings
}

/** The same, counted by stage. */
export async function countBookings({ db, clock }: AppContext, owner: OwnerId, query: StagesQuery) {
  const now = clock()
  const few = await nearClients(db, owner, query.search, { least: 1 })
  const counts = await countStages(db, owner, query, now, few)
  if (counts && (counts.all > 0 || few.length > 0 || !query.search?.trim())) return counts
  const near = await nearClients(db, owner, query.search, { most: 0 })
  return (await countStages(db, owner, query, now, near)) ?? noStages
}
const noStages = { coming: 0, in_house: 0, past: 0, requests: 0, cancelled: 0, all: 0 }

/** `isNewUnit`: the booking does not have the unit yet, so the unit must still be bookable now that it is locked. */
async function takeDays(tx: Tx, owner: OwnerId, wanted: WantedDays, origin: string, isNewUnit: boolean) {
  const unit = await lockFree(tx, owner, wanted)
  if (!unit || (isNewUnit && unit.deleted)) throw notFoundField('unit', 'unit')
  if (isNewUnit && !unit.bookable) throw invalid({ unit: [notBookable] })
  await cancelExpired(tx, wanted, origin)
}

function found(booking: Booking | undefined): Booking {
  if (!booking) throw notFound('booking')
  return booking
}
export const oneBooking = async ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  found(await findBooking(db, owner, id, clock()))
export const readBooking = async (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  found(await findBooking(tx, owner, id, now))

const wantedDays = (input: Wish, now: Date, self?: number): WantedDays => ({
  unit: input.unit,
  check_in: input.check_in,
  check_out: input.check_out,
  now,
  self,
})

type LocalWish = Wish & { locale?: GuestLocale | undefined }

/** Checks what a guest wishes, with what is mandatory, and prices it; its days are free, and its unit stays locked. */
export async function priceWish(tx: Tx, owner: OwnerId, asked: LocalWish, { now, origin }: NotifyContext) {
  const { wish, facts } = agreedOn(asked, await readFacts(tx, owner, asked))
  const unit = checkWish(wish, facts, now)
  await takeDays(tx, owner, wantedDays(wish, now), origin, true)
  return { wish, price: priceStay(wish, unit, facts.seasons, facts.services, discountOf(facts)) }
}

/** A request has a moment at which it ends by itself, the price that its guest was shown, the language of the page, and the terms that were accepted. */
type Requested = {
  expiresAt: Date | null
  kept?: KeptPrice
  locale?: GuestLocale | undefined
  terms?: AcceptedTerms | null | undefined
}

/** Books by the rules. */
export async function book(
  tx: Tx,
  owner: OwnerId,
  asked: NewBooking,
  { now, origin }: NotifyContext,
  { expiresAt, kept, locale, terms = null }: Requested = { expiresAt: null },
) {
  await holdClient(tx, owner, asked.client)
  const known = await readFacts(tx, owner, { ...asked, locale })
  const agreed = agreedOn(asked, known)
  const input = kept ? { ...agreed.wish, services: asked.services } : agreed.wish
  const facts = kept ? asShown(asked, known) : agreed.facts
  const unit = checkBooking(input, facts, now)
  if (takesDays(input)) await takeDays(tx, owner, wantedDays(input, now), origin, true)
  const discount = discountOf(facts)
  const today = priceStay(input, unit, facts.seasons, facts.services, discount)
  const price = kept ? atTotal(today, kept) : today
  const cancelled = input.status === 'cancelled'
  const deposit = newDeposit(input, unit, price.totalCents, now, expiresAt !== null)
  const booking = {
    input,
    price,
    promoPercent: discount?.percent ?? null,
    expiresAt,
    cancelledBy: cancelled ? ('owner' as const) : null,
    locale,
    terms,
    deposit,
  }
  const id = await insertBooking(tx, owner, booking, now)
  await insertPrice(tx, owner, { id, ...input }, price)
  await followDeposit(tx, owner, id, now, deposit)
  await syncOccupancyAndDraft(tx, owner, { id, ...input, expires_at: expiresAt }, price.totalCents, now)
  return readBooking(tx, owner, id, now)
}

export async function createBooking(context: AppContext, owner: OwnerId, input: NewBooking, idempotencyKey?: string) {
  const moment = momentOf(context)
  const attempt = { scope: bookingsOf(owner), key: idempotencyKey, body: input, now: moment.now }
  try {
    return await transact(context.db, (tx) => once(tx, attempt, () => book(tx, owner, input, moment)))
  } catch (error) {
    throw await explain(error, context.db, wantedDays(input, moment.now))
  }
}

async function priceOf(
  tx: Tx,
  input: BookingChange,
  facts: BookingContext,
  before: StoredBooking,
  unit: NonNullable<BookingContext['unit']>,
  agreed?: KeptPrice,
) {
  const price = priceStay(input, unit, facts.seasons, facts.services, discountOf(facts, before))
  if (agreed) return atTotal(price, agreed)
  if (input.pricing === 'current') return price
  const kept = { subtotalCents: before.subtotal_cents, discountCents: before.discount_cents }
  return atTotal(price, { ...kept, lines: await readLines(tx, before.id) })
}

const cancelledBy = (input: NewBooking, before: StoredBooking) => {
  if (input.status !== 'cancelled') return null
  return before.status === 'cancelled' ? before.cancelled_by : 'owner'
}

/** What a cancelled stay costs its guest: as the owner says, else as before, and nothing where the owner has just cancelled. A request has no fee. */
function feeOf(input: BookingChange, before: StoredBooking, { lines, subtotalCents, discountCents }: KeptPrice) {
  if (input.status !== 'cancelled') return 0
  const fee = input.cancellation_fee ?? (before.status === 'cancelled' ? before.cancellation_fee_cents : 0)
  const most = before.expires_at ? 0 : subtotalCents - discountCents - passedOnOf(lines)
  if (fee > most) throw invalid({ cancellation_fee: [reason('bookings.feeAtMost', { total: toEuros(most) })] })
  return fee
}

/** What a guest is told where an owner gives their stay another status: a late yes counts, too. */
function endingOf(before: StoredBooking, status: StoredBooking['status']): Outcome | undefined {
  if (status === before.status || status === 'pending') return undefined
  if (status === 'confirmed') return 'accepted'
  return before.expires_at ? 'declined' : 'called_off'
}

/** Changes a booking by the rules, at the price of today or one that was agreed. */
export async function change(
  tx: Tx,
  owner: OwnerId,
  id: number,
  wanted: BookingChange | ((before: StoredBooking) => BookingChange),
  moment: NotifyContext,
  agreed?: KeptPrice,
) {
  const { now, origin } = moment
  const before = await lockBooking(tx, owner, id)
  if (!before) throw notFound('booking')
  const asked = typeof wanted === 'function' ? wanted(before) : wanted
  if (asked.version !== undefined && asked.version !== before.version)
    throw stale(await readBooking(tx, owner, id, now))
  await holdClient(tx, owner, asked.client)
  const { wish: input, facts } = agreedOn(
    asked,
    await readFacts(tx, owner, { ...asked, locale: before.locale }),
    before,
  )
  const unit = checkBooking(input, facts, now, before)
  if (takesDays(input, before)) await takeDays(tx, owner, wantedDays(input, now, id), origin, takesUnit(input, before))

  let price: KeptPrice = {
    lines: await readLines(tx, id),
    subtotalCents: before.subtotal_cents,
    discountCents: before.discount_cents,
  }
  if (needsPrice(input, before)) {
    const made = await priceOf(tx, input, facts, before, unit, agreed)
    await deletePrice(tx, id)
    await insertPrice(tx, owner, { id, ...input }, made)
    price = made
  }
  // A request stays one while it waits; the owner's word ends the waiting.
  const expires_at = before.status === 'pending' && input.status === 'pending' ? before.expires_at : null
  const promoPercent = discountOf(facts, before)?.percent ?? null
  const feeCents = feeOf(input, before, price)
  const written = {
    input,
    price,
    promoPercent,
    expiresAt: expires_at,
    cancelledBy: cancelledBy(input, before),
    feeCents,
    deposit: changedDeposit(input, before),
    now,
  }
  await updateBooking(tx, owner, id, written)
  const deposit = { cents: before.deposit_cents, isPaid: before.deposit_paid }
  await followDeposit(tx, owner, id, now, written.deposit, deposit)
  const totalCents = price.subtotalCents - price.discountCents
  const known = input.cancels_invoice
  const mayCancel = (number: string) => known === undefined || known === number
  await syncOccupancyAndDraft(tx, owner, { ...input, id, expires_at, fee_cents: feeCents }, totalCents, now, mayCancel)
  const ending = endingOf(before, input.status)
  if (ending) await notifyOutcome(tx, [id], ending, moment, { words: input.words })
  const isWaived = before.status === 'cancelled' && before.cancellation_fee_cents > 0 && feeCents === 0
  if (isWaived && input.status === 'cancelled') await notifyOutcome(tx, [id], 'fee_waived', moment)
  return readBooking(tx, owner, id, now)
}

export async function changeBooking(context: AppContext, owner: OwnerId, id: number, input: BookingChange) {
  const moment = momentOf(context)
  try {
    return await transact(context.db, (tx) => change(tx, owner, id, input, moment))
  } catch (error) {
    throw await explain(error, context.db, wantedDays(input, moment.now, id))
  }
}

export async function removeBooking(context: AppContext, owner: OwnerId, id: number) {
  try {
    await transact(context.db, async (tx) => {
      const before = await lockBooking(tx, owner, id)
      if (!before) throw notFound('booking')
      const ending = endingOf(before, 'cancelled')
      if (ending) await notifyOutcome(tx, [id], ending, momentOf(context), { isGone: true })
      await keepPaid(tx, owner, id)
      await dropDraft(tx, owner, id)
      await deleteBooking(tx, owner, id)
    })
  } catch (error) {
    if (!breaksReference(error)) throw error
    throw conflict('invoiced', 'bookings.hasIssuedInvoice')
  }
}
