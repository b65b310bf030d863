import type { NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { DaysToTake } from './booking-context.ts'
import { meets } from './reads.ts'
import type { OwnerId } from '../owner-id.ts'
import type { StoredBooking } from './booking-context.ts'
import type { RatePlan } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import type { Discount, Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import { withLabels } from './quote.ts'
import type { AgreedPaymentRule } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import type { AgreedDamageDeposit } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'

export type Written = {
  input: NewBooking
  promo: Discount | null
  plan: { name: RatePlan; percent: number | null }
  price: Pick<Price, 'subtotalCents' | 'discountCents'>
  expiresAt: Date | null
  cancelledBy: StoredBooking['cancelled_by']
  deposit: { cents: number; isPaid: boolean; due: Day | null }
  paymentRule: AgreedPaymentRule | null
  damageDeposit: AgreedDamageDeposit | null
  /** Language of the page on which it was asked for; a change leaves it as it is. */
  locale?: GuestLocale | undefined
}
type NewlyWritten = Written & { terms: AcceptedTerms | null; isTaxed: boolean }
type Rewritten = Written & { feeCents: number; now: Date }

/** Gives the booking the next number of its owner. */
export async function insertBooking(tx: Tx, owner: OwnerId, { input, promo, price, ...rest }: NewlyWritten, now: Date) {
  const { rows } = await sql<{ id: number }>`
    WITH next AS (UPDATE owners SET last_booking_number = last_booking_number + 1 WHERE id = ${owner} RETURNING last_booking_number)
    INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status, expires_at,
      cancelled_by, deposit_paid, deposit_cents, deposit_due, promo_code_id, promo_percent, promo_cents, subtotal_cents, discount_cents, created_at, locale, notes,
      children, infants, pets, accepted_terms, taxed, plan, plan_percent, payment_rule, damage_deposit)
    SELECT ${owner}::bigint, last_booking_number, ${input.client}::bigint, ${input.property}::bigint, ${input.unit}::bigint, ${input.check_in}::date,
      ${input.check_out}::date, ${input.guests_count}::int, ${input.status}, ${rest.expiresAt}::timestamptz, ${rest.cancelledBy},
      ${rest.deposit.isPaid}::boolean, ${rest.deposit.cents}::int, ${rest.deposit.due}::date, ${input.promo_code}::bigint, ${promo?.percent ?? null}::int,
      ${promo?.cents ?? null}::bigint,
      ${price.subtotalCents}::bigint, ${price.discountCents}::bigint, ${now}::timestamptz, ${rest.locale ?? null}, ${input.notes ?? ''},
      ${input.children ?? []}::int[], ${input.infants ?? 0}::int, ${input.pets ?? 0}::int,
      ${rest.terms && JSON.stringify(rest.terms)}::jsonb, ${rest.isTaxed}::boolean, ${rest.plan.name}, ${rest.plan.percent}::int,
      ${rest.paymentRule && JSON.stringify(rest.paymentRule)}::jsonb, ${rest.damageDeposit && JSON.stringify(rest.damageDeposit)}::jsonb
    FROM next RETURNING id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The owner of a booking has no row.')
  return id
}

export const updateBooking = (tx: Tx, owner: OwnerId, id: number, { input, promo, price, ...rest }: Rewritten) =>
  sql`
    UPDATE bookings SET client_id = ${input.client}, property_id = ${input.property}, unit_id = ${input.unit},
      check_in = ${input.check_in}, check_out = ${input.check_out}, guests_count = ${input.guests_count},
      children = ${input.children ?? []}::int[], infants = ${input.infants ?? 0}::int, pets = ${input.pets ?? 0}::int, status = ${input.status},
      expires_at = ${rest.expiresAt}, cancelled_by = ${rest.cancelledBy}, deposit_paid = ${rest.deposit.isPaid},
      deposit_cents = ${rest.deposit.cents}, deposit_due = ${rest.deposit.due}, payment_rule = ${rest.paymentRule && JSON.stringify(rest.paymentRule)}::jsonb,
      damage_deposit = ${rest.damageDeposit && JSON.stringify(rest.damageDeposit)}::jsonb, promo_code_id = ${input.promo_code}, promo_percent = ${promo?.percent ?? null},
      promo_cents = ${promo?.cents ?? null},
      plan = ${rest.plan.name}, plan_percent = ${rest.plan.percent}, subtotal_cents = ${price.subtotalCents}, discount_cents = ${price.discountCents}, notes = COALESCE(${input.notes ?? null}, notes),
      cancellation_fee_cents = ${rest.feeCents},
      fee_waived = CASE WHEN ${input.status} <> 'cancelled' OR ${rest.feeCents}::bigint > 0 THEN NULL
        WHEN status = 'cancelled' AND cancellation_fee_cents > 0 THEN jsonb_build_object('cents', cancellation_fee_cents,
          'at', ${rest.now}::timestamptz, 'by', (SELECT trim(first_name || ' ' || last_name) FROM owners WHERE id = ${owner}))
        ELSE fee_waived END,
      version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

type Ending = {
  status: StoredBooking['status']
  cancelledBy: StoredBooking['cancelled_by']
  feeCents: number
}

/** A new status alone, with what that costs the guest; whatever the booking waited for is over. */
export const writeStatus = (tx: Tx, owner: OwnerId, id: number, { status, cancelledBy, feeCents }: Ending) =>
  sql`
    UPDATE bookings b SET status = ${status}, cancelled_by = ${cancelledBy}, expires_at = NULL, cancellation_fee_cents = ${feeCents},
      version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

type AgreedPayment = { rule: AgreedPaymentRule; deposit: { cents: number; due: Day | null } }

/** Asks a request that was just accepted for its payment, where nothing was said about a deposit. */
export const writePayment = (tx: Tx, owner: OwnerId, id: number, { rule, deposit }: AgreedPayment) =>
  sql`
    UPDATE bookings SET payment_rule = ${JSON.stringify(rule)}::jsonb, deposit_cents = ${deposit.cents}, deposit_due = ${deposit.due}
    WHERE owner_id = ${owner} AND id = ${id} AND deposit_cents = 0 AND NOT deposit_paid`.execute(tx)

/** Asks a request that was just accepted for its damage deposit. */
export const writeDamageDeposit = (tx: Tx, owner: OwnerId, id: number, damage: AgreedDamageDeposit) =>
  sql`UPDATE bookings SET damage_deposit = ${JSON.stringify(damage)}::jsonb WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

type Priced = { id: number; property: number; unit: number }

/** Keeps the price as it was made: lines, what each night carries, and what each service carries. */
export async function insertPrice(tx: Tx, owner: OwnerId, { id, property, unit }: Priced, price: Price) {
  const lines = JSON.stringify(withLabels(price.lines))
  const services = JSON.stringify(price.services)
  await sql`
    WITH lines AS (
      INSERT INTO booking_lines (booking_id, position, kind, label, quantity, persons, pets, code, percent, unit_price_cents, total_cents, passed_on, service_id, tourist_tax, discountable, why)
      SELECT ${id}::bigint, n, kind, label, quantity, persons, pets, code, percent, "unitCents", "totalCents", COALESCE("passedOn", false), service, "touristTax", COALESCE(discountable, true), why FROM ROWS FROM (
        json_to_recordset(${lines}::json) AS (kind text, label text, quantity int, persons int, pets int, code text, percent int, "unitCents" bigint, "totalCents" bigint,
          "passedOn" boolean, service bigint, "touristTax" jsonb, discountable boolean, why jsonb)
      ) WITH ORDINALITY AS line (kind, label, quantity, persons, pets, code, percent, "unitCents", "totalCents", "passedOn", service, "touristTax", discountable, why, n)
    ), services AS (
      INSERT INTO booking_services (booking_id, service_id, owner_id, name, type, charged_per, price_cents, sales_cents)
      SELECT ${id}::bigint, id, ${owner}::bigint, name, type, COALESCE(charged_per, 'unit'), cents, "salesCents"
      FROM json_to_recordset(${services}::json) AS service (id bigint, name text, type text, charged_per text, cents int, "salesCents" bigint)
    )
    INSERT INTO booking_nights (booking_id, owner_id, property_id, unit_id, night, revenue_cents)
    SELECT ${id}::bigint, ${owner}::bigint, ${property}::bigint, ${unit}::bigint, night, cents
    FROM unnest(${price.nights.map((one) => one.night)}::date[], ${price.nights.map((one) => one.revenueCents)}::bigint[])
      AS carried (night, cents)`.execute(tx)
}

export async function deletePrice(tx: Tx, id: number) {
  for (const table of ['booking_lines', 'booking_services', 'booking_nights', 'booking_taxes'])
    await sql`DELETE FROM ${sql.table(table)} WHERE booking_id = ${id}`.execute(tx)
}

export const deleteBooking = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM bookings WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** Puts a booking on its days; the constraint refuses them where they are not free. */
export const occupy = (
  tx: Tx,
  owner: OwnerId,
  booking: StayDays & { id: number; unit: number; expires_at: Date | null },
) =>
  sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id, expires_at)
    VALUES (${owner}, ${booking.unit}, ${booking.check_in}, ${booking.check_out},
      ${booking.expires_at ? 'request' : 'booking'}, ${booking.id}, ${booking.expires_at})
    ON CONFLICT (booking_id) DO UPDATE SET unit_id = EXCLUDED.unit_id, check_in = EXCLUDED.check_in,
      check_out = EXCLUDED.check_out, kind = EXCLUDED.kind, expires_at = EXCLUDED.expires_at`.execute(tx)

/** Holds the nights of a pending booking until later, and at most so long after it was made. */
export const extendHold = (tx: Tx, owner: OwnerId, id: number, until: Date, maxMs: number) =>
  sql`
    WITH held AS (
      UPDATE bookings SET expires_at = GREATEST(expires_at, LEAST(${until}::timestamptz, created_at + make_interval(secs => ${maxMs / 1000})))
      WHERE owner_id = ${owner} AND id = ${id} AND status = 'pending' AND expires_at IS NOT NULL RETURNING id, expires_at
    )
    UPDATE occupancies x SET expires_at = held.expires_at FROM held WHERE x.booking_id = held.id`.execute(tx)

export const vacate = (tx: Tx, owner: OwnerId, booking: number) =>
  sql`DELETE FROM occupancies WHERE owner_id = ${owner} AND booking_id = ${booking}`.execute(tx)

/** Frees the nights of expired holds on the days. */
export const deleteLapsedHolds = (tx: Tx, days: DaysToTake) =>
  sql`DELETE FROM occupancies x WHERE ${meets(days)} AND x.kind = 'hold' AND x.expires_at <= ${days.now}`.execute(tx)

/** Cancels expired requests, with their nights and drafts. */
export const cancelAsExpired = (tx: Tx, bookings: readonly number[]) =>
  sql`
    WITH cancelled AS (
      UPDATE bookings SET status = 'cancelled', cancelled_by = 'expiry', expires_at = NULL, version = version + 1
      WHERE id = ANY(${bookings}::bigint[])
    ), gone AS (DELETE FROM occupancies WHERE booking_id = ANY(${bookings}::bigint[]))
    DELETE FROM invoices WHERE status = 'draft' AND booking_id = ANY(${bookings}::bigint[])`.execute(tx)
