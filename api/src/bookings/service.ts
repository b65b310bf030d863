import type { Booking, BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Db, Sql, Tx } from '../db/pool.ts'
import { breaksReference, transact } from '../db/transact.ts'
import { once } from '../idempotency.ts'
import { dropDraft, endDocuments, keepDraft } from '../invoices/service.ts'
import type { OwnerId } from '../owner-id.ts'
import { followDeposit, keepPaid } from '../payments/service.ts'
import { conflict, invalid, notFound, notFoundField, stale } from '../problem.ts'
import type { Before, Facts } from './facts.ts'
import { cancelExpired, explain, lockFree, occupy, vacate, type WantedDays } from './occupancy.ts'
import { atTotal, type Price, priceStay } from '@keyhaven/shared-contracts/contract/pricing'
import { findBooking, listBookings, lockBooking, readFacts } from './queries.ts'
import { checkBooking, discountOf, needsPrice, notBookable, takesDays, takesUnit } from './rules.ts'
import { deleteBooking, deletePrice, insertBooking, insertPrice, readLines, updateBooking } from './writes.ts'

export { listBookings }

type Own = { db: Db; owner: OwnerId; now: Date }

/** `anew` says that the booking does not have the unit yet: it must still be one that can be booked, now that it is locked. */
async function takeDays(tx: Tx, owner: OwnerId, wanted: WantedDays, anew: boolean) {
  const unit = await lockFree(tx, owner, wanted)
  if (!unit || (anew && unit.deleted)) throw notFoundField('unit', 'Unit')
  if (anew && !unit.bookable) throw invalid({ unit: [notBookable] })
  await cancelExpired(tx, wanted)
}

export async function readBooking(tx: Sql, owner: OwnerId, id: number): Promise<Booking> {
  const booking = await findBooking(tx, owner, id)
  if (!booking) throw notFound('Booking')
  return booking
}

const wantedDays = (input: NewBooking, now: Date, self?: number): WantedDays => ({
  unit: input.unit,
  check_in: input.check_in,
  check_out: input.check_out,
  now,
  self,
})

const depositOf = (input: NewBooking) => ({ cents: input.deposit_amount, isPaid: input.deposit_paid })

async function insert(tx: Tx, { owner, now }: Own, input: NewBooking) {
  const facts = await readFacts(tx, owner, input)
  const unit = checkBooking(input, facts, now)
  if (takesDays(input)) await takeDays(tx, owner, wantedDays(input, now), true)
  const discount = discountOf(facts)
  const price = priceStay(input, unit, facts.seasons, facts.services, discount)
  const cancelled = input.status === 'cancelled'
  const booking = {
    input,
    price,
    promoPercent: discount?.percent ?? null,
    expiresAt: null,
    cancelledBy: cancelled ? ('owner' as const) : null,
  }
  const id = await insertBooking(tx, owner, booking, now)
  await insertPrice(tx, owner, { id, ...input }, price)
  await followDeposit(tx, { owner, now }, id, depositOf(input))
  await settle(tx, owner, { id, ...input, expires_at: null }, price.totalCents, now)
  return readBooking(tx, owner, id)
}

/** Days and documents follow the booking: a cancelled one has neither days nor draft. */
async function settle(
  tx: Tx,
  owner: OwnerId,
  booking: NewBooking & { id: number; expires_at: Date | null },
  totalCents: number,
  now: Date,
) {
  if (booking.status === 'cancelled') {
    await vacate(tx, owner, booking.id)
    await endDocuments(tx, owner, booking.id, now)
  } else {
    await occupy(tx, owner, booking)
    await keepDraft(tx, owner, booking.id, totalCents, now)
  }
}

export async function createBooking(own: Own, input: NewBooking, idempotencyKey?: string) {
  const { db, owner, now } = own
  const attempt = { scope: `bookings of ${owner}`, key: idempotencyKey, body: input, now }
  try {
    return await transact(db, (tx) => once(tx, attempt, () => insert(tx, own, input)))
  } catch (error) {
    throw await explain(error, db, wantedDays(input, now))
  }
}

async function priceOf(tx: Tx, input: BookingChange, facts: Facts, before: Before, unit: NonNullable<Facts['unit']>) {
  const price = priceStay(input, unit, facts.seasons, facts.services, discountOf(facts, before))
  if (input.pricing === 'current') return price
  const kept = { subtotalCents: before.subtotal_cents, discountCents: before.discount_cents }
  return atTotal(price, { ...kept, lines: await readLines(tx, before.id) })
}

const cancelledBy = (input: NewBooking, before: Before) => {
  if (input.status !== 'cancelled') return null
  return before.status === 'cancelled' ? before.cancelled_by : 'owner'
}

async function change(tx: Tx, { owner, now }: Own, id: number, input: BookingChange) {
  const before = await lockBooking(tx, owner, id)
  if (!before) throw notFound('Booking')
  if (input.version !== undefined && input.version !== before.version) throw stale(await readBooking(tx, owner, id))
  const facts = await readFacts(tx, owner, input)
  const unit = checkBooking(input, facts, now, before)
  if (takesDays(input, before)) await takeDays(tx, owner, wantedDays(input, now, id), takesUnit(input, before))

  let price: Pick<Price, 'subtotalCents' | 'discountCents'> = {
    subtotalCents: before.subtotal_cents,
    discountCents: before.discount_cents,
  }
  if (needsPrice(input, before)) {
    const made = await priceOf(tx, input, facts, before, unit)
    await deletePrice(tx, id)
    await insertPrice(tx, owner, { id, ...input }, made)
    price = made
  }
  // A request stays one while it waits; the owner's word ends the waiting.
  const expires_at = before.status === 'pending' && input.status === 'pending' ? before.expires_at : null
  const promoPercent = discountOf(facts, before)?.percent ?? null
  const written = { input, price, promoPercent, expiresAt: expires_at, cancelledBy: cancelledBy(input, before) }
  await updateBooking(tx, owner, id, written)
  const deposit = { cents: before.deposit_cents, isPaid: before.deposit_paid }
  await followDeposit(tx, { owner, now }, id, depositOf(input), deposit)
  await settle(tx, owner, { ...input, id, expires_at }, price.subtotalCents - price.discountCents, now)
  return readBooking(tx, owner, id)
}

export async function changeBooking(own: Own, id: number, input: BookingChange) {
  try {
    return await transact(own.db, (tx) => change(tx, own, id, input))
  } catch (error) {
    throw await explain(error, own.db, wantedDays(input, own.now, id))
  }
}

export async function removeBooking({ db, owner }: Pick<Own, 'db' | 'owner'>, id: number) {
  try {
    await transact(db, async (tx) => {
      if (!(await lockBooking(tx, owner, id))) throw notFound('Booking')
      await keepPaid(tx, owner, id)
      await dropDraft(tx, owner, id)
      await deleteBooking(tx, owner, id)
    })
  } catch (error) {
    if (!breaksReference(error)) throw error
    throw conflict('invoiced', 'This booking has an issued invoice and cannot be deleted. Cancel it instead.')
  }
}
