import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { stayAsTold } from './reads.ts'

/** Bookings that no guest asked for are passed over. */
export async function markAccepted(tx: Tx, bookings: readonly number[]) {
  await tx.updateTable('booking_requests').set({ was_accepted: true }).where('booking_id', 'in', bookings).execute()
  await noteToldStay(tx, bookings)
}

/** Notes how stays stand of which their guests are told. */
export const noteToldStay = (tx: Tx, bookings: readonly number[]) =>
  sql`UPDATE bookings b SET told_stay = ${stayAsTold} WHERE b.id = ANY(${bookings}::bigint[])`.execute(tx)

/** Notes how long the guests of these requests waited for their owner's first answer. */
export const noteAnswer = (tx: Tx, bookings: readonly number[], now: Date) =>
  sql`
    INSERT INTO request_answers (booking_id, owner_id, answered_at, minutes)
    SELECT b.id, b.owner_id, ${now}::timestamptz, GREATEST(0, EXTRACT(epoch FROM ${now}::timestamptz - b.created_at) / 60)::int
    FROM booking_requests r JOIN bookings b ON b.id = r.booking_id WHERE r.booking_id = ANY(${bookings}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx)

/** Notes that a document went to its guest. */
export const noteMailed = (tx: Tx, owner: OwnerId, booking: number, invoice: number, now: Date) =>
  sql`UPDATE bookings SET mailed_documents = mailed_documents || jsonb_build_object(${invoice}::text, ${now.toISOString()}::text)
    WHERE owner_id = ${owner} AND id = ${booking}`.execute(tx)

/** Stores the owner's words with an answer or a cancellation, in place of those before. */
export const writeWords = (tx: Tx, bookings: readonly number[], owner_words: string) =>
  tx.updateTable('booking_requests').set({ owner_words }).where('booking_id', 'in', bookings).execute()

export async function noteTold(tx: Tx, owner: OwnerId, booking: number, told_at: Date) {
  await tx.updateTable('bookings').set({ told_at }).where('owner_id', '=', owner).where('id', '=', booking).execute()
  await noteToldStay(tx, [booking])
}
