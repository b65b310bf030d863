import type { StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import { type RawBuilder, sql } from 'kysely'
import { changeState } from '../db/fragments/bookings.ts'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'

/** A change as it stands, with the price that its guest was shown. */
export type ChangeRow = Omit<StayChange, 'price_lines' | 'total_price'> & {
  owner: OwnerId
  booking: number
  price: KeptPrice
}

async function readChanges(db: Sql, now: Date, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<Omit<ChangeRow, 'owner'> & { owner: number }>`
    SELECT x.id, x.owner_id AS owner, x.booking_id AS booking, ${changeState(now)} AS state,
      x.check_in, x.check_out, x.guests_count, x.children, x.infants, x.pets, whole_lines(x.price) AS price,
      json_build_object('check_in', x.old_check_in, 'check_out', x.old_check_out, 'guests_count', x.old_guests_count,
        'children', x.old_children, 'infants', x.old_infants, 'pets', x.old_pets,
        'total_price', x.old_total_cents / 100.0) AS before,
      x.message, x.owner_words, ${isoTime('x.created_at')} AS created_at
    FROM stay_changes x JOIN bookings b ON b.id = x.booking_id JOIN properties p ON p.id = b.property_id
    WHERE ${chosen}`.execute(db)
  return rows.map(ownedRow)
}

const ofBooking = (owner: OwnerId, booking: number) => sql`x.owner_id = ${owner} AND x.booking_id = ${booking}`

/** The last change of a booking. */
export async function findChange(db: Sql, owner: OwnerId, booking: number, now: Date) {
  const [change] = await readChanges(db, now, sql`${ofBooking(owner, booking)} ORDER BY x.id DESC LIMIT 1`)
  return change
}

/** Locks a booking, whatever is about to become of its stay. */
export const lockStay = (tx: Tx, owner: OwnerId, booking: number) =>
  sql`SELECT FROM bookings WHERE owner_id = ${owner} AND id = ${booking} FOR UPDATE`.execute(tx)

/** Counts the changes of a booking that its guest has asked for within a day. */
export async function countOfDay(db: Sql, owner: OwnerId, booking: number, now: Date) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM stay_changes x
    WHERE ${ofBooking(owner, booking)} AND x.created_at > ${now}::timestamptz - interval '24 hours'`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next change that its booking or the time has ended, that nobody else is at and that is none of those; it stays locked. */
export async function lockNextEnded(tx: Tx, now: Date, but: readonly number[]) {
  const [change] = await readChanges(
    tx,
    now,
    sql`x.state = 'open' AND x.id <> ALL(${but}::bigint[]) AND ${changeState(now)} <> 'open'
      ORDER BY x.id LIMIT 1 FOR UPDATE OF x SKIP LOCKED`,
  )
  return change
}
