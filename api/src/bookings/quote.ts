import type { NewBookingQuote, Quote } from '@keyhaven/shared-contracts/contract/bookings'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import { type Price, priceStay } from '@keyhaven/shared-contracts/domain/pricing'
import type { AppContext } from '../context.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { findReplaceable } from '../invoices/issuing.ts'
import { notFoundField } from '../http/problem.ts'
import type { StoredBooking } from './booking-context.ts'
import { agreedOn } from './agreed.ts'
import { readBefore, readFacts, takenRanges, readLines } from './reads.ts'
import { checkWish, discountOf, needsPrice } from './rules.ts'
/** Lines as the contract shows them. */
export const linesOut = (lines: Price['lines']): Quote['price_lines'] =>
  lines.map(({ kind, label, quantity, persons, pets, unitCents, totalCents }) => ({
    ...{ kind, label, quantity, ...(persons && { persons }), ...(pets && { pets }) },
    unit_price: toEuros(unitCents),
    total: toEuros(totalCents),
  }))

/** The lines of a booking as its price was made. */
export const priceLinesOf = async (db: Sql, booking: number) => linesOut(await readLines(db, booking))

const totalOf = (before: StoredBooking) => before.subtotal_cents - before.discount_cents

async function bookingOf(db: Db, owner: OwnerId, id: number | null) {
  if (id === null) return undefined
  const before = await readBefore(db, owner, id)
  if (!before) throw notFoundField('booking', 'Booking')
  return before
}

/** What a booking would cost as it is wished, by the rules of booking and changing; days that are taken are part of the answer. */
export async function quoteBooking(
  { db, clock }: AppContext,
  owner: OwnerId,
  input: NewBookingQuote & { locale?: GuestLocale | undefined },
): Promise<Quote> {
  const now = clock()
  const before = await bookingOf(db, owner, input.booking)
  const known = await readFacts(db, owner, { ...input, locale: input.locale ?? before?.locale })
  const asked = { ...input, property: known.unit?.property_id ?? 0, status: before?.status ?? ('pending' as const) }
  const { wish, facts } = agreedOn(asked, known, before)
  const unit = checkWish(wish, facts, now, before)
  const { check_in, check_out } = input
  const taken = await takenRanges(db, { unit: unit.id, check_in, check_out, now, self: before?.id })
  const invoice = before ? await findReplaceable(db, owner, before.id) : null
  const current_total = before ? toEuros(totalOf(before)) : null
  if (before && !needsPrice(wish, before)) {
    const price_lines = await priceLinesOf(db, before.id)
    return { price_lines, total_price: toEuros(totalOf(before)), current_total, repriced: false, invoice, taken }
  }
  const price = priceStay(wish, unit, facts.seasons, facts.services, discountOf(facts, before))
  const total_price = toEuros(price.totalCents)
  return { price_lines: linesOut(price.lines), total_price, current_total, repriced: true, invoice, taken }
}
