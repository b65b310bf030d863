import type { Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { sql } from 'kysely'
import type { BookedAs } from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Person } from './reads.ts'
import { guestHash } from '../notifications/links.ts'
import { linkHours, type HeldWish } from './hold-reads.ts'
import { withLabels } from '../bookings/quote.ts'
import { lifetimesMs } from '../lifetimes.ts'

type NewHold = {
  wish: HeldWish
  price: KeptPrice & Pick<Price, 'tax'>
  network: Buffer
  holds_nights: boolean
  /** Hash of the form's token; null where limits are off. */
  form: Buffer | null
  now: Date
}

export async function insertHold(
  tx: Tx,
  secret: string,
  owner: OwnerId,
  { wish, price, network, holds_nights, form, now }: NewHold,
) {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('request_holds', 'id')) AS id`.execute(tx)
  const hold = rows[0]?.id ?? 0
  const expires_at = new Date(now.getTime() + lifetimesMs.hold)
  const storedPrice = {
    lines: withLabels(price.lines),
    subtotalCents: price.subtotalCents,
    discountCents: price.discountCents,
    isTaxed: price.tax !== undefined,
  }
  await sql`
    INSERT INTO request_holds (id, owner_id, unit_id, check_in, check_out, email, wish, price, guest_hash, form_hash, network_hash,
      holds_nights, created_at, expires_at, mailed_at)
    OVERRIDING SYSTEM VALUE
    VALUES (${hold}, ${owner}, ${wish.unit}, ${wish.check_in}, ${wish.check_out}, ${wish.client.email}, ${JSON.stringify(wish)},
      ${JSON.stringify(storedPrice)}, ${guestHash(secret, { hold })}, ${form}, ${network}, ${holds_nights}, ${now}, ${expires_at}, ${now})`.execute(
    tx,
  )
  return { hold, expires_at }
}

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

/** Holds nights for a guest who has not confirmed yet; the constraint refuses them where they are not free. */
export const holdNights = (tx: Tx, owner: OwnerId, hold: StayDays & { id: number; unit: number; expires_at: Date }) =>
  sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, hold_id, expires_at)
    VALUES (${owner}, ${hold.unit}, ${hold.check_in}, ${hold.check_out}, 'hold', ${hold.id}, ${hold.expires_at})`.execute(
    tx,
  )

/** Frees the nights of a hold. The unit is locked first, as by all who take or free nights. */
export async function releaseHold(tx: Tx, unit: number, hold: number) {
  await sql`SELECT FROM units WHERE id = ${unit} FOR NO KEY UPDATE`.execute(tx)
  await sql`DELETE FROM occupancies WHERE hold_id = ${hold}`.execute(tx)
}

/** Frees what no guest has confirmed in time. */
export const releaseLapsed = (db: Sql, now: Date) =>
  sql`
    DELETE FROM occupancies WHERE id IN (SELECT id FROM occupancies WHERE kind = 'hold' AND expires_at <= ${now}
      FOR UPDATE SKIP LOCKED)`.execute(db)

type Hashes = { guest_hash: Buffer; decision_hash: Buffer; network_hash: Buffer }

type NewRequest = Hashes & { hold_id: number; message: string; booked_as: BookedAs; pays_first: boolean }

export const insertRequest = (tx: Tx, owner: OwnerId, booking: number, who: Person, rest: NewRequest) =>
  tx
    .insertInto('booking_requests')
    .values({
      ...{ booking_id: booking, owner_id: owner, ...rest },
      ...{ first_name: who.first_name, last_name: who.last_name, email: who.email },
    })
    .execute()
