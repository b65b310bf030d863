import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import type { KeptPrice } from '@keyhaven/shared-contracts/domain/prices/agreed-price'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { sql } from 'kysely'
import { withLabels } from '../bookings/quote.ts'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** A party with nothing left open; children by age, so that two of the same are equal. */
type WholeParty = { guests_count: number; children: number[]; infants: number; pets: number }

export const wholeParty = ({ guests_count, children, infants, pets }: Guests): WholeParty => ({
  guests_count,
  children: (children ?? []).toSorted((a, b) => a - b),
  infants: infants ?? 0,
  pets: pets ?? 0,
})

type NewChange = { stay: StayDays & WholeParty; price: KeptPrice; message: string; now: Date }

/** Stores the new stay beside the booking as it is now. */
export const insertChange = (tx: Tx, owner: OwnerId, booking: number, { stay, price, message, now }: NewChange) => {
  const { subtotalCents, discountCents } = price
  const lines = withLabels(price.lines)
  return sql`
    INSERT INTO stay_changes (owner_id, booking_id, check_in, check_out, guests_count, children, infants, pets, price, message, created_at,
      old_unit_id, old_check_in, old_check_out, old_guests_count, old_children, old_infants, old_pets, old_total_cents)
    SELECT owner_id, id, ${stay.check_in}::date, ${stay.check_out}::date, ${stay.guests_count}::int, ${stay.children}::int[],
      ${stay.infants}::int, ${stay.pets}::int, ${JSON.stringify({ lines, subtotalCents, discountCents })}::jsonb, ${message}, ${now}::timestamptz,
      unit_id, check_in, check_out, guests_count, COALESCE(children, '{}'), infants, pets, total_cents
    FROM bookings WHERE owner_id = ${owner} AND id = ${booking}`.execute(tx)
}

type Settlement = { state: StayChange['state']; words?: string | undefined; now: Date }

/** Writes what became of a change that was open; it stays so. */
export const settleChange = (tx: Tx, owner: OwnerId, change: number, { state, words = '', now }: Settlement) =>
  tx
    .updateTable('stay_changes')
    .set({ state, owner_words: words, settled_at: now })
    .where('owner_id', '=', owner)
    .where('id', '=', change)
    .where('state', '=', 'open')
    .execute()

/** Notes that its guest has changed a request, and what they wrote with it; without words those of before stand. */
export const noteChanged = (tx: Tx, booking: number, { version, message }: { version: number; message: string }) =>
  tx
    .updateTable('booking_requests')
    .set({ changed_version: version, ...(message && { message }) })
    .where('booking_id', '=', booking)
    .execute()
