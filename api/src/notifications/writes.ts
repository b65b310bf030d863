import type { Tx } from '../db/pool.ts'

/** Bookings that no guest asked for are passed over. */
export const markAccepted = (tx: Tx, bookings: readonly number[]) =>
  tx.updateTable('booking_requests').set({ was_accepted: true }).where('booking_id', 'in', bookings).execute()
