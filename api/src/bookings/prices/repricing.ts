import type { BookingChange } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type Price, priceStay } from '@keyhaven/shared-contracts/domain/money/pricing'
import { agreedLodging, atTotal, type KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import type { TaxGuests } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { withoutTouristTax, withTouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import type { Tx } from '../../db/pool.ts'
import type { OwnerId } from '../../owner-id.ts'
import { findTaxation, keepBookedTax } from '../../taxes/booked-tax.ts'
import type { BookingContext, StoredBooking } from '../booking-context.ts'
import { discountOf, lodgingDiscountsOf, needsPrice } from '../rules.ts'
import { deletePrice, insertPrice } from '../writes.ts'
import { readBookedPrice } from './booked-price-reads.ts'

/** Words of a change about its price, beside those of its booking. */
export type PriceRequest = {
  /** Price that guest and owner agreed on; else that of the rules. */
  agreedPrice?: KeptPrice
  /** Guests who really stayed: the tourist tax is worked out for them, and nothing else is priced again. */
  taxGuests?: readonly TaxGuests[]
}

type Changed = {
  id: number
  before: StoredBooking
  input: BookingChange
  facts: BookingContext
  unit: NonNullable<BookingContext['unit']>
}

/** The agreed price; what was tourist tax in it is merely passed on in a house that owes none. */
const atAgreed = (today: Price, agreed: KeptPrice | undefined): Price => {
  if (!agreed) return today
  const price = atTotal(today, agreed)
  return today.tax ? price : { ...price, lines: price.lines.map((line) => ({ ...line, touristTax: null })) }
}

/** Price of the booking after the change; its lines are written where they are others. */
export async function reprice(
  tx: Tx,
  owner: OwnerId,
  { id, before, input, facts, unit }: Changed,
  { agreedPrice, taxGuests }: PriceRequest,
): Promise<KeptPrice> {
  const booked = await readBookedPrice(tx, owner, before)
  if (!needsPrice(input, before) && !taxGuests) return booked
  const lodging = lodgingDiscountsOf(input, facts, before)
  const today = priceStay({ ...input, ...lodging }, unit, facts.seasons, facts.services, discountOf(facts, before))
  const usual = await findTaxation(tx, owner, { ...input, booking: id, locale: before.locale })
  const isKept = taxGuests !== undefined || (agreedPrice === undefined && input.pricing === 'keep')
  const taxation = usual && {
    ...usual,
    guests: taxGuests ?? usual.guests,
    // A price that stays was declared at what it was declared at.
    declaredCents: isKept ? usual.declaredCents : null,
  }
  const price = taxGuests
    ? withTouristTax({ ...atTotal(today, withoutTouristTax(booked)), lodging: agreedLodging(booked) }, taxation)
    : atAgreed(withTouristTax(today, taxation), agreedPrice ?? (isKept ? booked : undefined))
  await deletePrice(tx, id)
  await insertPrice(tx, owner, { id, ...input }, price)
  if (taxation) await keepBookedTax(tx, owner, id, taxation, price)
  return price
}
