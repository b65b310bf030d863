import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { CodeConditions } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import type { ServicePrice } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { Season } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { RatePlan } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import type { PaymentRuleOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { AgreedPaymentRule } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import type { AgreedDamageDeposit } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import type { HouseDamage } from '../damage-deposits/agreed.ts'
import type { UnitDiscounts } from '../db/fragments/prices.ts'
import type { OwnerId } from '../owner-id.ts'

/** Facts that the rules of a booking need, as they are now; null where the owner has no such thing. */
export type BookingContext = {
  /** True where the owner has the property that was chosen. */
  property: boolean
  unit:
    | (HouseDamage & {
        id: number
        property_id: number
        property_active: boolean
        time_zone: string
        /** Payment rule of new stays there; null where nobody has said one. */
        payment_rule: PaymentRuleOut | null
        capacity: number
        max_capacity: number
        price_cents: number
        weekday_cents: (number | null)[] | null
        discounts: UnitDiscounts
        /** Of the second plan of its property; null where there is none. */
        nonrefundable_percent: number | null
        extra_person_cents: number
        extra_person_from_age: number | null
        active: boolean
        status: string
        deleted: boolean
      })
    | null
  client: { id: number; deleted: boolean } | null
  /** Services that were chosen, and those that are mandatory in the property of the unit. */
  services: (ServicePrice & { property_id: number; active: boolean; deleted: boolean; mandatory: boolean })[]
  promo_code:
    | ({
        id: number
        code: string
        discount_percent: number
        /** An amount off instead of a percent. */
        discount_cents: number | null
        valid_until: Day
        active: boolean
        deleted: boolean
      } & CodeConditions)
    | null
  seasons: Season[]
  /** True where a guest was promised the stay with its services and its code: they count, whatever became of them since. */
  isPromised?: boolean
}

/** A booking as it stands before a change. */
export type StoredBooking = {
  id: number
  version: number
  status: 'pending' | 'confirmed' | 'cancelled'
  locale: string | null
  client_id: number
  property_id: number
  unit_id: number
  check_in: Day
  check_out: Day
  guests_count: number
  children: number[]
  infants: number
  pets: number
  promo_code_id: number | null
  promo_percent: number | null
  promo_cents: number | null
  /** Null where it was booked before there were plans. */
  plan: RatePlan | null
  plan_percent: number | null
  created_at: Date
  services: number[]
  expires_at: Date | null
  cancelled_by: 'owner' | 'guest' | 'expiry' | null
  subtotal_cents: number
  discount_cents: number
  deposit_cents: number
  deposit_paid: boolean
  deposit_due: Day | null
  /** Null where it was agreed on without one. */
  payment_rule: AgreedPaymentRule | null
  /** Null where it was agreed on without one. */
  damage_deposit: AgreedDamageDeposit | null
  paid_cents: number
  accepted_terms: AcceptedTerms | null
  cancellation_fee_cents: number
}

/** Days of a stay or block, with what is not in their way. */
export type DaysToTake = {
  unit: number
  check_in: Day
  check_out: Day
  now: Date
  /** The booking that is being moved does not stand in its own way. */
  self?: number | undefined
  /** Nor does the block, or the imported stay that becomes a booking. */
  block?: number | undefined
}

/** Under which the answers to an owner's new bookings are kept for repetitions. */
export const bookingsOf = (owner: OwnerId) => `bookings of ${owner}`
