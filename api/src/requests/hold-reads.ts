import type { NewBooking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Guest } from '@keyhaven/shared-contracts/contract/public-requests'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/pricing'
import { type RawBuilder, sql } from 'kysely'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { guestHash } from './links.ts'
import type { ShownRequest } from './reads.ts'

const minutes = 60_000
/** How long nights are held for a guest who has yet to confirm. */
export const holdLife = 15 * minutes
/** How long the link of the mail works; what was not confirmed is forgotten then. */
const linkHours = 24

/** What a guest asked for: a booking but for its client, who is made when the guest confirms. */
export type HeldWish = Omit<NewBooking, 'client'> & { client: Guest }

/** A request that its guest has not confirmed, as they see it, with what makes it a booking. */
export type HeldRow = ShownRequest & {
  reference: null
  wish: HeldWish
  price: KeptPrice
  network_hash: Buffer
  mail_count: number
  mailed_at: Date
}

type NewHold = {
  wish: HeldWish
  price: KeptPrice
  network: Buffer
  /** None where limits are off. */
  form: Buffer | null
  now: Date
}

export async function insertHold(tx: Tx, secret: string, owner: OwnerId, { wish, price, network, form, now }: NewHold) {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('request_holds', 'id')) AS id`.execute(tx)
  const hold = rows[0]?.id ?? 0
  const expires_at = new Date(now.getTime() + holdLife)
  const kept = { lines: price.lines, subtotalCents: price.subtotalCents, discountCents: price.discountCents }
  await sql`
    INSERT INTO request_holds (id, owner_id, unit_id, check_in, check_out, email, wish, price, guest_hash, form_hash, network_hash,
      created_at, expires_at, mailed_at)
    OVERRIDING SYSTEM VALUE
    VALUES (${hold}, ${owner}, ${wish.unit}, ${wish.check_in}, ${wish.check_out}, ${wish.client.email}, ${JSON.stringify(wish)},
      ${JSON.stringify(kept)}, ${guestHash(secret, { hold })}, ${form}, ${network}, ${now}, ${expires_at}, ${now})`.execute(
    tx,
  )
  return { hold, expires_at }
}

/** What was not confirmed yet and still can be, by the hash of the guest's link or by id. */
export async function readHold(db: Sql, condition: RawBuilder<unknown>, now: Date, lock = sql``) {
  const lapsed = sql`h.expires_at <= ${now}`
  const { rows } = await sql<HeldRow>`
    SELECT h.id, h.id AS hold, h.owner_id AS owner, p.time_zone, NULL AS reference, false AS is_confirmed, false AS was_accepted,
      CASE WHEN h.cancelled_at IS NOT NULL OR ${lapsed} THEN 'cancelled' ELSE 'pending' END AS status,
      CASE WHEN h.cancelled_at IS NOT NULL THEN 'guest' WHEN ${lapsed} THEN 'expiry' END AS cancelled_by,
      CASE WHEN h.cancelled_at IS NULL AND NOT ${lapsed} THEN ${isoTime('h.expires_at')} END AS expires_at,
      CASE WHEN h.cancelled_at IS NULL THEN ${isoTime(`(h.created_at + interval '${linkHours} hours')`)} END AS confirm_until,
      json_build_object('id', p.id, 'name', p.name, 'city', p.city, 'country', p.country) AS property,
      json_build_object('id', u.id, 'name', u.name) AS unit,
      h.check_in, h.check_out, (h.wish ->> 'guests_count')::int AS guests_count,
      ((h.price ->> 'subtotalCents')::bigint - (h.price ->> 'discountCents')::bigint) / 100.0 AS total_price,
      json_build_object('first_name', h.wish -> 'client' ->> 'first_name', 'last_name', h.wish -> 'client' ->> 'last_name',
        'email', h.email) AS guest,
      json_build_object('name', o.first_name || ' ' || o.last_name, 'email', o.email, 'phone', o.phone, 'slug', o.slug) AS host,
      h.wish, h.price, h.network_hash, h.mail_count, h.mailed_at
    FROM request_holds h JOIN units u ON u.id = h.unit_id JOIN properties p ON p.id = u.property_id JOIN owners o ON o.id = h.owner_id
    WHERE ${condition} AND h.booking_id IS NULL AND h.created_at > ${now}::timestamptz - make_interval(hours => ${linkHours})
    ${lock}`.execute(db)
  return rows[0]
}

export const withGuestHash = (hash: Buffer) => sql`h.guest_hash = ${hash}`
export const withHoldId = (id: number) => sql`h.id = ${id}`

/** Locks what the guest is about to confirm or take back. */
export const lockHold = (tx: Tx, condition: RawBuilder<unknown>, now: Date) =>
  readHold(tx, condition, now, sql`FOR UPDATE OF h`)

export const becomeBooking = (tx: Tx, hold: number, booking_id: number) =>
  tx.updateTable('request_holds').set({ booking_id }).where('id', '=', hold).execute()

export const cancelHold = (tx: Tx, hold: number, cancelled_at: Date) =>
  tx.updateTable('request_holds').set({ cancelled_at }).where('id', '=', hold).execute()

export const noteMail = (tx: Tx, hold: number, mail_count: number, mailed_at: Date) =>
  tx.updateTable('request_holds').set({ mail_count, mailed_at }).where('id', '=', hold).execute()

/** Deletes what was never confirmed, with the guest's data, and what became a booking, which has all of it. */
export const forgetHolds = (db: Sql, now: Date) =>
  sql`DELETE FROM request_holds WHERE created_at <= ${now}::timestamptz - make_interval(hours => ${linkHours})`.execute(
    db,
  )
