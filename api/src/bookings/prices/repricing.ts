import type { BookingChange } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type Price, priceStay } from '@keyhaven/shared-contracts/domain/money/pricing'
import {
  atBookedPrice,
  atTotal,
  type BookedPrice,
  type KeptPrice,
} from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import type { StayTaxation, TaxGuests } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
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

/** An agreed price in the house of the stay; its tourist tax is merely passed on in one that owes none. */
const inHouse = (price: Price): Price =>
  price.tax ? price : { ...price, lines: price.lines.map((line) => ({ ...line, touristTax: null })) }

/** The price that the booking has, for the stay that it will be; of guests who really stayed the lines of the tax alone are others. */
const unchangedPrice = (
  today: Price,
  booked: BookedPrice,
  taxation: StayTaxation | null,
  { taxGuests }: PriceRequest,
): Price =>
  taxGuests
    ? withTouristTax(atBookedPrice(today, withoutTouristTax(booked)), taxation)
    : inHouse(atBookedPrice(withTouristTax(today, taxation), booked))

/** Price of the booking after the change; its lines are written where they are others. */
export async function reprice(
  tx: Tx,
  owner: OwnerId,
  { id, before, input, facts, unit }: Changed,
  request: PriceRequest,
): Promise<KeptPrice> {
  const { agreedPrice, taxGuests } = request
  const booked = await readBookedPrice(tx, owner, before)
  if (!needsPrice(input, before) && !taxGuests) return booked
  const lodging = lodgingDiscountsOf(input, facts, before)
  const today = priceStay({ ...input, ...lodging }, unit, facts.seasons, facts.services, discountOf(facts, before))
  const usual = await findTaxation(tx, owner, { ...input, booking: id, locale: before.locale })
  const keepsPrice = taxGuests !== undefined || (agreedPrice === undefined && input.pricing === 'keep')
  const taxation = usual && {
    ...usual,
    guests: taxGuests ?? usual.guests,
    // A price that stays was declared at what it was declared at.
    declaredCents: keepsPrice ? usual.declaredCents : null,
  }
  const taxed = withTouristTax(today, taxation)
  const price = keepsPrice
    ? unchangedPrice(today, booked, taxation, request)
    : agreedPrice
      ? inHouse(atTotal(taxed, agreedPrice))
      : taxed
  await deletePrice(tx, id)
  await insertPrice(tx, owner, { id, ...input }, price)
  if (taxation) await keepBookedTax(tx, owner, id, taxation, price)
  return price
}
