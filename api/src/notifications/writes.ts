import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** Bookings that no guest asked for are passed over. */
export const markAccepted = (tx: Tx, bookings: readonly number[]) =>
  tx.updateTable('booking_requests').set({ was_accepted: true }).where('booking_id', 'in', bookings).execute()

/** What the owner writes with an answer or a cancellation takes the place of what was written before. */
export const writeWords = (tx: Tx, bookings: readonly number[], owner_words: string) =>
  tx.updateTable('booking_requests').set({ owner_words }).where('booking_id', 'in', bookings).execute()

export const noteTold = (tx: Tx, owner: OwnerId, booking: number, told_at: Date) =>
  tx.updateTable('bookings').set({ told_at }).where('owner_id', '=', owner).where('id', '=', booking).execute()
