import type { BookingStatus, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { priceStay } from '@keyhaven/shared-contracts/domain/money/pricing'
import { atTotal, type KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { findBookable, markBooked, restoreImport } from '../channels/bookings/booked-imports.ts'
import { dueAtOnce } from '../cards/first-payment.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { notFound } from '../http/problem.ts'
import type { NotifyContext } from '../notifications/service.ts'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { withTouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { findTaxation, keepBookedTax } from '../taxes/booked-tax.ts'
import { endDocuments, keepDraft, type MayCancel } from '../invoices/issuing.ts'
import type { OwnerId } from '../owner-id.ts'
import { followDeposit } from '../payments/service.ts'
import { asPromised, withMandatoryServices } from './agreed.ts'
import { agreedDamage } from '../damage-deposits/agreed.ts'
import { agreedRule, newDeposit } from '../payment-plans/payment-of-stay.ts'
import { daysOf, takeDays } from './occupancy.ts'
import { findBooking, holdClient, readFacts } from './reads.ts'
import {
  checkBooking,
  checkWish,
  discountOf,
  lodgingDiscountsOf,
  planOf,
  takesCode,
  takesDays,
  type Wish,
} from './rules.ts'
import { type CodeGuest, takeCode } from '../promocodes/uses.ts'
import { insertBooking, insertPrice, occupy, vacate } from './writes.ts'

export async function readBooking(db: Sql, owner: OwnerId, id: number, now: Date) {
  const booking = await findBooking(db, owner, id, now)
  if (!booking) throw notFound('booking')
  return booking
}

type Occupying = StayDays & {
  id: number
  unit: number
  status: BookingStatus
  expires_at: Date | null
  /** Fee that the guest owes if it is cancelled. */
  fee_cents?: number
}

/** Days and documents follow the booking: a cancelled one has neither days nor a draft but that of its fee. What was issued is taken back where that is allowed. */
export async function syncOccupancyAndDraft(
  tx: Tx,
  owner: OwnerId,
  booking: Occupying,
  totalCents: number,
  { now, mayCancel = () => false }: { now: Date; mayCancel?: MayCancel },
) {
  if (booking.status === 'cancelled') {
    await vacate(tx, owner, booking.id)
    await restoreImport(tx, owner, booking.id, now)
    await endDocuments(tx, owner, booking.id, booking.fee_cents ?? 0, { now, mayCancel })
  } else {
    await occupy(tx, owner, booking)
    await keepDraft(tx, owner, booking.id, totalCents, { now, mayCancel })
  }
}

type LocalWish = Wish & { locale?: GuestLocale | undefined }

/** Checks what a guest wishes, with what is mandatory, and prices it; its days are free, and its unit stays locked. */
export async function priceWish(
  tx: Tx,
  owner: OwnerId,
  input: LocalWish,
  guest: CodeGuest,
  { now, origin }: NotifyContext,
) {
  const { wish, facts } = withMandatoryServices(input, await readFacts(tx, owner, input, now))
  const unit = checkWish(wish, facts, now)
  await takeDays(tx, owner, daysOf(wish, now), origin, true)
  if (takesCode(wish)) await takeCode(tx, owner, { ...wish, guest }, now)
  const lodging = lodgingDiscountsOf(wish, facts)
  const price = priceStay({ ...wish, ...lodging }, unit, facts.seasons, facts.services, discountOf(facts))
  return { wish, price: withTouristTax(price, await findTaxation(tx, owner, wish)) }
}

/** Additions of a guest's request: its expiry, its quoted price, the language of the page and the accepted terms. */
type RequestPart = {
  expiresAt: Date | null
  /** The hold that becomes the booking. */
  hold?: number
  quoted?: KeptPrice & {
    /** True where it was quoted by the tourist tax of its property, which may be nothing. */
    isTaxed?: boolean
  }
  locale?: GuestLocale | undefined
  terms?: AcceptedTerms | null | undefined
  /** It is booked once its deposit is paid by card, so it is asked for that while it waits. */
  paysFirst?: boolean
}

/** Checks the rules and prices the stay: as quoted to its guest, else by today's prices. */
async function check(
  tx: Tx,
  owner: OwnerId,
  body: NewBooking,
  { now, channel }: { now: Date; channel: ChannelKind | undefined },
  { quoted, locale }: RequestPart,
) {
  await holdClient(tx, owner, body.client)
  const facts = await readFacts(tx, owner, { ...body, locale }, now)
  const today = withMandatoryServices(body, facts)
  const { input, chosen } = quoted
    ? { input: { ...today.wish, services: body.services }, chosen: asPromised(body, facts, quoted) }
    : { input: today.wish, chosen: today.facts }
  const unit = checkBooking(input, chosen, now)
  const discount = discountOf(chosen)
  // A stay that was quoted without a tax stays without.
  const taxation = quoted && !quoted.isTaxed ? null : await findTaxation(tx, owner, { ...input, locale, channel })
  const lodging = lodgingDiscountsOf(input, chosen)
  const price = withTouristTax(
    priceStay({ ...input, ...lodging }, unit, chosen.seasons, chosen.services, discount),
    taxation,
  )
  const agreed = quoted ? atTotal(price, quoted) : price
  const plan = planOf(input, chosen)
  return { input, unit, promo: discount, plan, price: agreed, taxation }
}

/** Books by the rules. */
export async function book(
  tx: Tx,
  owner: OwnerId,
  body: NewBooking,
  { now, origin }: NotifyContext,
  request: RequestPart = { expiresAt: null },
) {
  const imported = takesDays(body) ? await findBookable(tx, owner, body) : undefined
  const moment = { now, channel: imported?.channel }
  const { input, unit, price, promo, plan, taxation } = await check(tx, owner, body, moment, request)
  const days = { ...daysOf(input, now), block: imported?.occupancy_id ?? undefined }
  if (takesDays(input)) await takeDays(tx, owner, days, origin, true)
  const { expiresAt, locale, terms = null } = request
  if (takesCode(input)) await takeCode(tx, owner, { ...input, hold: request.hold }, now)
  // A request is asked for money once it is accepted.
  const isOwed = (expiresAt === null && input.status !== 'cancelled') || request.paysFirst
  const usualRule = isOwed ? agreedRule(unit, terms, now) : null
  const paymentRule = usualRule && request.paysFirst ? dueAtOnce(usualRule) : usualRule
  const deposit = newDeposit(input, paymentRule, price.totalCents)
  const cancelledBy = input.status === 'cancelled' ? 'owner' : null
  const booking = {
    input,
    price,
    promo,
    plan,
    expiresAt,
    cancelledBy,
    locale,
    terms,
    deposit,
    paymentRule,
    damageDeposit: isOwed ? agreedDamage(unit, terms) : null,
    isTaxed: taxation !== null,
  } as const
  const id = await insertBooking(tx, owner, booking, now)
  if (imported) await markBooked(tx, owner, imported.id, id)
  await insertPrice(tx, owner, { id, ...input }, price)
  if (taxation) await keepBookedTax(tx, owner, id, taxation, price)
  await followDeposit(tx, owner, id, { after: deposit }, now)
  await syncOccupancyAndDraft(tx, owner, { id, ...input, expires_at: expiresAt }, price.totalCents, { now })
  return readBooking(tx, owner, id, now)
}
