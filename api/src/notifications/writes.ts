import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** Bookings that no guest asked for are passed over. */
export const markAccepted = (tx: Tx, bookings: readonly number[]) =>
  tx.updateTable('booking_requests').set({ was_accepted: true }).where('booking_id', 'in', bookings).execute()

/** Notes how long the guests of these requests waited for their owner's first answer. */
export const noteAnswer = (tx: Tx, bookings: readonly number[], now: Date) =>
  sql`
    INSERT INTO request_answers (booking_id, owner_id, answered_at, minutes)
    SELECT b.id, b.owner_id, ${now}::timestamptz, GREATEST(0, EXTRACT(epoch FROM ${now}::timestamptz - b.created_at) / 60)::int
    FROM booking_requests r JOIN bookings b ON b.id = r.booking_id WHERE r.booking_id = ANY(${bookings}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx)

/** What the owner writes with an answer or a cancellation takes the place of what was written before. */
export const writeWords = (tx: Tx, bookings: readonly number[], owner_words: string) =>
  tx.updateTable('booking_requests').set({ owner_words }).where('booking_id', 'in', bookings).execute()

export const noteTold = (tx: Tx, owner: OwnerId, booking: number, told_at: Date) =>
  tx.updateTable('bookings').set({ told_at }).where('owner_id', '=', owner).where('id', '=', booking).execute()
