import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { dueArrivals } from './reads.ts'

/** Notes that the guest of a stay is mailed; false where another instance has, or there is no reason to any more. */
export async function claimArrival(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  const { rows } = await sql`
    INSERT INTO arrival_mails AS a (booking_id, owner_id, unit_id, check_in, mailed_at)
    SELECT b.id, b.owner_id, b.unit_id, b.check_in, ${now}::timestamptz FROM ${dueArrivals(now)}
      AND b.owner_id = ${owner} AND b.id = ${booking}
    ON CONFLICT (booking_id) DO UPDATE SET unit_id = EXCLUDED.unit_id, check_in = EXCLUDED.check_in, mailed_at = EXCLUDED.mailed_at
      WHERE (a.unit_id, a.check_in) <> (EXCLUDED.unit_id, EXCLUDED.check_in)
    RETURNING booking_id`.execute(tx)
  return rows.length > 0
}

/** Turns the mail of the way in on or off, for a stay that no guest asked for. */
export const chooseArrivalMail = (tx: Tx, owner: OwnerId, booking: number, arrival_mail: boolean) =>
  tx.updateTable('bookings').set({ arrival_mail }).where('owner_id', '=', owner).where('id', '=', booking).execute()
