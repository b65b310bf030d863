import type { Booking, BookingChange } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { TaxGuests } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { Sql, Tx } from '../db/pool.ts'
import { notFound } from '../http/problem.ts'
import type { NotifyContext } from '../notifications/service.ts'
import type { OwnerId } from '../owner-id.ts'
import type { StoredBooking } from './booking-context.ts'
import { priceWished } from './quote.ts'
import { readBefore, takenRanges } from './reads.ts'
import { change } from './change.ts'

/** Other days or another party for a booking that stays what it is beside them. */
type OtherStay = StayDays & Guests

const withStay = ({ unit_id, promo_code_id, services }: StoredBooking, stay: OtherStay) => ({
  ...{ unit: unit_id, promo_code: promo_code_id, services },
  ...{ check_in: stay.check_in, check_out: stay.check_out, guests_count: stay.guests_count },
  ...{ children: [...(stay.children ?? [])], infants: stay.infants ?? 0, pets: stay.pets ?? 0 },
})

/** Quotes a booking with another stay, by the rules of its owner's changes, with its conflicts. */
export async function quoteOtherStay(db: Sql, owner: OwnerId, id: number, stay: OtherStay, now: Date) {
  const before = await readBefore(db, owner, id)
  if (!before) throw notFound('booking')
  const { check_in, check_out } = stay
  const { price } = await priceWished(db, owner, withStay(before, stay), before, now)
  return { price, taken: await takenRanges(db, { unit: before.unit_id, check_in, check_out, now, self: id }) }
}

type AgreedStay = OtherStay & {
  /** Price that the guest was shown. */
  price: KeptPrice
  /** The number of the issued invoice that the owner knows to be replaced. */
  cancels_invoice: string | null
}

/** A booking as it stands, in the words of a change. */
const asItStands = (before: StoredBooking) => ({
  ...withStay(before, before),
  ...{ property: before.property_id, client: before.client_id, status: before.status },
  ...{ deposit_amount: before.deposit_cents, deposit_paid: before.deposit_paid, deposit_due: before.deposit_due },
})

type Amendment = Partial<StayDays> & { unit?: number; property?: number; status?: 'cancelled' }

/** Changes what is named of a booking, at the price that it has. An issued invoice is not replaced: that is for its owner to agree to. */
export const amendBooking = (tx: Tx, owner: OwnerId, id: number, amendment: Amendment, moment: NotifyContext) =>
  change(
    tx,
    owner,
    { id, toInput: (before) => ({ ...asItStands(before), ...amendment, pricing: 'keep', cancels_invoice: null }) },
    moment,
  )

/** Gives a booking the other stay at the price that was agreed. */
export const takeOtherStay = (
  tx: Tx,
  owner: OwnerId,
  id: number,
  { price, cancels_invoice, ...stay }: AgreedStay,
  moment: NotifyContext,
): Promise<Booking> =>
  change(
    tx,
    owner,
    {
      id,
      agreedPrice: price,
      toInput: (before) => ({
        ...asItStands(before),
        ...withStay(before, stay),
        ...{ pricing: 'current', cancels_invoice },
      }),
    },
    moment,
  )

type RealGuests = Pick<BookingChange, 'version' | 'cancels_invoice'> & { guests: readonly TaxGuests[] }

/** Charges the tourist tax of a booking for the guests who really stayed; the rest of its price stays. */
export const correctTaxGuests = (
  tx: Tx,
  owner: OwnerId,
  id: number,
  { guests, version, cancels_invoice }: RealGuests,
  moment: NotifyContext,
): Promise<Booking> =>
  change(
    tx,
    owner,
    {
      id,
      taxGuests: guests,
      toInput: (before) => ({ ...asItStands(before), ...{ pricing: 'keep', version, cancels_invoice } }),
    },
    moment,
  )
