import type { BookingChange, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { BookingsQuery, StagesQuery } from '@keyhaven/shared-contracts/contract/bookings/bookings-query'
import type { AppContext } from '../context.ts'
import { restoreImport } from '../channels/bookings/booked-imports.ts'
import { nearClients } from '../db/fragments/search/client-search.ts'
import { breaksReference, transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/problem.ts'
import { once } from '../http/idempotency.ts'
import { dropDraft } from '../invoices/service.ts'
import { momentOf, notifyOutcome } from '../notifications/service.ts'
import type { OwnerId } from '../owner-id.ts'
import { keepPaid } from '../payments/service.ts'
import { book, readBooking } from './book.ts'
import { bookingsOf } from './booking-context.ts'
import { change, outcomeOf } from './change.ts'
import { daysOf, toConflict } from './occupancy.ts'
import { chosenBookings, countStages, lockBooking } from './reads.ts'
import { deleteBooking, vacate } from './writes.ts'

/**
 * The bookings of the filters. After those of the words come those of guests whose name is nearly the same: where few
 * guests bear the very name, or where the words find nothing. What a unit is called is nobody's name misspelt.
 */
export async function listBookings({ db, clock }: AppContext, owner: OwnerId, query: BookingsQuery) {
  const now = clock()
  const few = await nearClients(db, owner, query.search, { min: 1 })
  const bookings = await chosenBookings(db, owner, query, now, few)
  if (bookings.total > 0 || few.length > 0 || !query.search?.trim()) return bookings
  // What the words find in another stage is found: the tabs count it there.
  const { stage, ...everywhere } = query
  if (stage !== undefined && ((await countStages(db, owner, everywhere, now, few))?.all ?? 0) > 0) return bookings
  const near = await nearClients(db, owner, query.search, { max: 0 })
  return near.length > 0 ? chosenBookings(db, owner, query, now, near) : bookings
}

/** Counts the bookings of a list by stage. */
export async function countBookings({ db, clock }: AppContext, owner: OwnerId, query: StagesQuery) {
  const now = clock()
  const few = await nearClients(db, owner, query.search, { min: 1 })
  const counts = await countStages(db, owner, query, now, few)
  if (counts && (counts.all > 0 || few.length > 0 || !query.search?.trim())) return counts
  const near = await nearClients(db, owner, query.search, { max: 0 })
  return (await countStages(db, owner, query, now, near)) ?? noStages
}
const noStages = { coming: 0, in_house: 0, past: 0, requests: 0, cancelled: 0, all: 0 }

export const oneBooking = ({ db, clock }: AppContext, owner: OwnerId, id: number) => readBooking(db, owner, id, clock())

export async function createBooking(context: AppContext, owner: OwnerId, input: NewBooking, idempotencyKey?: string) {
  const moment = momentOf(context)
  const attempt = { scope: bookingsOf(owner), key: idempotencyKey, body: input, now: moment.now }
  try {
    return await transact(context.db, (tx) => once(tx, attempt, () => book(tx, owner, input, moment)))
  } catch (error) {
    throw await toConflict(error, context.db, daysOf(input, moment.now))
  }
}

export async function changeBooking(context: AppContext, owner: OwnerId, id: number, input: BookingChange) {
  const moment = momentOf(context)
  try {
    return await transact(context.db, (tx) => change(tx, owner, { id, toInput: () => input }, moment))
  } catch (error) {
    throw await toConflict(error, context.db, daysOf(input, moment.now, id))
  }
}

export async function removeBooking(context: AppContext, owner: OwnerId, id: number) {
  try {
    await transact(context.db, async (tx) => {
      const before = await lockBooking(tx, owner, id)
      if (!before) throw notFound('booking')
      const outcome = outcomeOf(before, 'cancelled')
      if (outcome) await notifyOutcome(tx, [id], outcome, momentOf(context), { isGone: true })
      await keepPaid(tx, owner, id)
      await dropDraft(tx, owner, id)
      await vacate(tx, owner, id)
      await restoreImport(tx, owner, id, context.clock())
      await deleteBooking(tx, owner, id)
    })
  } catch (error) {
    if (!breaksReference(error)) throw error
    throw conflict('invoiced', 'bookings.hasIssuedInvoice')
  }
}
