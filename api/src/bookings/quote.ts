import type { NewBookingQuote, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { inEuros, lineLabel, type PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { type Price, priceStay } from '@keyhaven/shared-contracts/domain/money/pricing'
import { type KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { withTouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { findTaxation } from '../taxes/booked-tax.ts'
import { documentMessages } from '../invoices/messages/document-messages.ts'
import { findBookable } from '../channels/bookings/booked-imports.ts'
import type { AppContext } from '../context.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { findReplaceable } from '../invoices/issuing.ts'
import { notFoundField } from '../http/problem.ts'
import type { StoredBooking } from './booking-context.ts'
import { withMandatoryServices } from './agreed.ts'
import { quotedPayment } from '../payment-plans/payment-of-stay.ts'
import { readBefore, readFacts, takenRanges, readLines } from './reads.ts'
import { checkStayIn } from '../stay-rules/checking.ts'
import { refuseUsedUp } from '../promocodes/uses.ts'
import { checkWish, discountOf, lodgingDiscountsOf, needsPrice, takesCode, takesDays } from './rules.ts'

const english = documentMessages.en.lines

/** Lines with an English label where they have none: for programs that call the API, and for servers of the last release. */
export const withLabels = (lines: Price['lines']): (Price['lines'][number] & { label: string })[] =>
  lines.map((line) => ({ ...line, label: line.label ?? lineLabel(line, english) }))

/** Lines as the contract shows them. */
export const linesOut = (lines: Price['lines']): PriceLine[] => inEuros(withLabels(lines))

/** The lines of a booking as its price was made. */
export const priceLinesOf = async (db: Sql, booking: number) => linesOut(await readLines(db, booking))

const totalOf = (before: StoredBooking) => before.subtotal_cents - before.discount_cents

async function bookingOf(db: Db, owner: OwnerId, id: number | null) {
  if (id === null) return undefined
  const before = await readBefore(db, owner, id)
  if (!before) throw notFoundField('booking', 'booking')
  return before
}

type QuoteInput = Omit<NewBookingQuote, 'booking'> & {
  locale?: string | null | undefined
  channel?: ChannelKind | undefined
}

/** Prices a wish by the rules of booking and changing; the price stays as it was made where nothing prices it again. */
export async function priceWished(
  db: Sql,
  owner: OwnerId,
  input: QuoteInput,
  before: StoredBooking | undefined,
  now: Date,
) {
  const located = { ...input, locale: input.locale ?? before?.locale }
  const allFacts = await readFacts(db, owner, located, before?.created_at ?? now)
  const request = {
    ...input,
    property: allFacts.unit?.property_id ?? 0,
    status: before?.status ?? ('pending' as const),
  }
  const { wish, facts } = withMandatoryServices(request, allFacts, before)
  const unit = checkWish(wish, facts, now, before)
  if (takesCode(wish, before)) await refuseUsedUp(db, owner, { ...wish, booking: before?.id }, now)
  if (!before || needsPrice(wish, before)) {
    const [discount, lodging] = [discountOf(facts, before), lodgingDiscountsOf(wish, facts, before)]
    const untaxed = priceStay({ ...wish, ...lodging }, unit, facts.seasons, facts.services, discount)
    const locale = input.locale ?? before?.locale
    const taxation = await findTaxation(db, owner, { ...wish, booking: before?.id, locale, channel: input.channel })
    const price: KeptPrice = withTouristTax(untaxed, taxation)
    return { price, house: unit, repriced: true }
  }
  const { subtotal_cents: subtotalCents, discount_cents: discountCents } = before
  const price: KeptPrice = { lines: await readLines(db, before.id), subtotalCents, discountCents }
  return { price, house: unit, repriced: false }
}

/** Answer of the rules for guests to a stay whose unit or days are new, where guests could not have it. */
async function checkByRules(
  db: Sql,
  owner: OwnerId,
  input: NewBookingQuote,
  before: StoredBooking | undefined,
  now: Date,
) {
  if (!takesDays(input, before)) return undefined
  const check = await checkStayIn(db, owner, input.unit, input, { now, booking: before?.id })
  return check?.allowed === false ? check : undefined
}

/** The same for the owner, who is told by which rules a guest could not have the stay. */
export async function quoteForOwner(context: AppContext, owner: OwnerId, input: NewBookingQuote): Promise<Quote> {
  const { db, clock } = context
  const quote = await quoteBooking(context, owner, input)
  const before = await bookingOf(db, owner, input.booking)
  const stay_check = await checkByRules(db, owner, input, before, clock())
  return { ...quote, ...(stay_check && { stay_check }) }
}

/** Quotes a booking by the rules of booking and changing; days that are taken are part of the answer. */
export async function quoteBooking(
  { db, clock }: AppContext,
  owner: OwnerId,
  input: NewBookingQuote & { locale?: GuestLocale | undefined },
): Promise<Quote> {
  const now = clock()
  const before = await bookingOf(db, owner, input.booking)
  const imported = await findBookable(db, owner, input)
  const { price, house, repriced } = await priceWished(db, owner, { ...input, channel: imported?.channel }, before, now)
  const { unit, check_in, check_out } = input
  const totalCents = price.subtotalCents - price.discountCents
  const staysAt = before && input.pricing === 'keep' ? totalOf(before) : totalCents
  return {
    price_lines: linesOut(price.lines),
    total_price: toEuros(totalCents),
    current_total: before ? toEuros(totalOf(before)) : null,
    repriced,
    invoice: before ? await findReplaceable(db, owner, before.id) : null,
    ...quotedPayment({ check_in, check_out, totalCents: staysAt, house, before, now }),
    taken: await takenRanges(db, {
      unit,
      check_in,
      check_out,
      now,
      self: before?.id,
      block: imported?.occupancy_id ?? undefined,
    }),
  }
}
