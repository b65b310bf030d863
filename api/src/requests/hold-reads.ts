import type { NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Guest } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { type RawBuilder, sql } from 'kysely'
import { hostColumns, isoTime } from '../db/fragments/columns.ts'
import { instantFrom, mayBringAtOnce } from '../db/fragments/bookable.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import type { BookedAs } from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { ShownRequest } from '../notifications/shown-request.ts'
import { hourMs, lifetimesMs } from '../lifetimes.ts'

/** Lifetime of the mail's link in hours; an unconfirmed hold is forgotten then. */
export const linkHours = lifetimesMs.confirmationLink / hourMs

/** Request of a guest: a booking without its client, who is created when the guest confirms, and with the language of the page. */
export type HeldWish = Omit<NewBooking, 'client'> & {
  client: Guest
  locale?: GuestLocale | undefined
  message?: string | undefined
  /** Terms that the guest accepted; none in a hold from before there were terms. */
  terms?: AcceptedTerms | null
  /** The guest was told that the stay is booked as soon as they confirm. */
  instant?: boolean | undefined
}

/** A request that its guest has not confirmed, as they see it, with what makes it a booking. */
export type HeldRow = ShownRequest & {
  reference: null
  /** Booking that confirming would make of it at this moment. */
  booked_as: BookedAs
  wish: HeldWish
  price: KeptPrice & { isTaxed?: boolean }
  /** Field that guests see as `nights_held`. */
  holds_nights: boolean
  network_hash: Buffer
  mail_count: number
  mailed_at: Date
}

/** Hold that can still be confirmed, by the hash of the guest's link or by id. */
export async function readHold(
  db: Sql,
  condition: RawBuilder<unknown>,
  now: Date,
  lock = sql``,
): Promise<HeldRow | undefined> {
  const lapsed = sql`h.expires_at <= ${now}`
  const bookedAs = sql`CASE WHEN (h.wish ->> 'instant')::boolean IS NOT TRUE OR NOT ${mayBringAtOnce(sql`(h.wish ->> 'pets')::int`)} THEN 'request'
    WHEN h.check_in >= ${instantFrom(now)} THEN 'instant' ELSE 'instant_ended' END`
  const { rows } = await sql<Omit<HeldRow, 'owner'> & { owner: number }>`
    SELECT h.id, h.id AS hold, h.owner_id AS owner, ${hostColumns}, NULL AS reference, ${bookedAs} AS booked_as, false AS is_confirmed, false AS was_accepted,
      CASE WHEN h.cancelled_at IS NOT NULL OR ${lapsed} THEN 'cancelled' ELSE 'pending' END AS status,
      CASE WHEN h.cancelled_at IS NOT NULL THEN 'guest' WHEN ${lapsed} THEN 'expiry' END AS cancelled_by,
      CASE WHEN h.cancelled_at IS NULL AND NOT ${lapsed} THEN ${isoTime('h.expires_at')} END AS expires_at,
      CASE WHEN h.cancelled_at IS NULL THEN ${isoTime(`(h.created_at + interval '${linkHours} hours')`)} END AS confirm_until,
      json_build_object('id', u.id, 'name', u.name) AS unit,
      h.check_in, h.check_out, (h.wish ->> 'guests_count')::int AS guests_count, COALESCE(h.wish -> 'children', '[]') AS children,
      COALESCE((h.wish ->> 'infants')::int, 0) AS infants, COALESCE((h.wish ->> 'pets')::int, 0) AS pets,
      ((h.price ->> 'subtotalCents')::bigint - (h.price ->> 'discountCents')::bigint) / 100.0 AS total_price,
      json_build_object('first_name', h.wish -> 'client' ->> 'first_name', 'last_name', h.wish -> 'client' ->> 'last_name',
        'email', h.email) AS guest,
      h.wish ->> 'locale' AS locale, COALESCE(h.wish ->> 'message', '') AS message, '' AS owner_words,
      h.wish -> 'terms' AS terms, 0 AS cancellation_fee, 0 AS fee_waived, 0 AS paid, NULL AS deposit, '[]'::json AS payment_plan, h.wish, whole_lines(h.price) AS price, h.holds_nights, h.network_hash, h.mail_count, h.mailed_at
    FROM request_holds h JOIN units u ON u.id = h.unit_id JOIN properties p ON p.id = u.property_id JOIN owners o ON o.id = h.owner_id
    WHERE ${condition} AND h.booking_id IS NULL AND h.created_at > ${now}::timestamptz - make_interval(hours => ${linkHours})
    ${lock}`.execute(db)
  return rows.map(ownedRow)[0]
}

export const withGuestHash = (hash: Buffer) => sql`h.guest_hash = ${hash}`
export const withHoldId = (id: number) => sql`h.id = ${id}`

/** Locks what the guest is about to confirm or take back. */
export const lockHold = (tx: Tx, condition: RawBuilder<unknown>, now: Date) =>
  readHold(tx, condition, now, sql`FOR UPDATE OF h`)

/** Entries of a guest about themselves; null once the hold was forgotten. */
export async function typedGuest(db: Sql, owner: OwnerId, hold: number | null) {
  if (hold === null) return null
  const { rows } = await sql<{ client: Guest }>`
    SELECT wish -> 'client' AS client FROM request_holds WHERE owner_id = ${owner} AND id = ${hold}`.execute(db)
  return rows[0] ? { ...rows[0].client } : null
}
