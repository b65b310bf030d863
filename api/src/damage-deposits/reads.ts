import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { AgreedDamageDeposit } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import { type RawBuilder, sql } from 'kysely'
import { reference } from '../db/fragments/bookings.ts'
import { isoTime } from '../db/fragments/columns.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** A stay with a damage deposit, and what has become of that so far. */
export type HeldStay = {
  booking: number
  status: 'pending' | 'confirmed' | 'cancelled'
  check_in: Day
  check_out: Day
  time_zone: string
  agreed: AgreedDamageDeposit
  end: 'released' | 'captured' | null
  captured_cents: number
  reason: string
  ended_at: string | null
  /** The capture that brought a picture; null where none did. */
  picture: number | null
  is_held: boolean
  is_lapsed: boolean
  has_card: boolean
}

/** True for a booking `b` whose guest has paid by a card that may be asked again, in the account that its owner has now. */
const hasCard = sql<boolean>`EXISTS (SELECT FROM card_accounts a WHERE a.owner_id = b.owner_id AND (
    EXISTS (SELECT FROM card_checkouts c WHERE c.booking_id = b.id AND c.state = 'paid' AND c.saves_card AND c.account = a.account)
    OR EXISTS (SELECT FROM card_holds h WHERE h.booking_id = b.id AND h.kind = 'page' AND h.opened_at IS NOT NULL AND h.account = a.account)))`

const columns = sql`b.id AS booking, b.status, b.check_in, b.check_out, p.time_zone, b.damage_deposit AS agreed, NULLIF(d.state, 'open') AS end,
  COALESCE(d.captured_cents, 0) AS captured_cents, COALESCE(d.reason, '') AS reason, ${isoTime('d.ended_at')} AS ended_at,
  (SELECT x.id FROM card_captures x WHERE x.booking_id = b.id AND x.state = 'done' AND x.picture IS NOT NULL) AS picture,
  EXISTS (SELECT FROM card_holds h WHERE h.booking_id = b.id AND h.state = 'open') AS is_held,
  EXISTS (SELECT FROM card_holds h WHERE h.booking_id = b.id AND h.state = 'ended' AND h.ending_at IS NULL) AS is_lapsed, ${hasCard} AS has_card`
const source = sql`FROM bookings b JOIN properties p ON p.id = b.property_id LEFT JOIN damage_deposits d ON d.booking_id = b.id`

/** Undefined where the owner has no such booking; null where it has no damage deposit. */
export async function findHeldStay(db: Sql, owner: OwnerId, booking: number, lock: RawBuilder<unknown> = sql``) {
  const { rows } =
    await sql<HeldStay>`SELECT ${columns} ${source} WHERE b.owner_id = ${owner} AND b.id = ${booking} ${lock}`.execute(
      db,
    )
  const [row] = rows
  return row && (row.agreed ? row : null)
}

export const lockHeldStay = (tx: Tx, owner: OwnerId, booking: number) =>
  findHeldStay(tx, owner, booking, sql`FOR UPDATE OF b`)

export type OpenRow = HeldStay & { reference: string; guest: string; unit: string }

/** Stays that may want to be looked at, the first to be released first. */
export async function readOpenStays(db: Sql, owner: OwnerId, now: Date) {
  const today = sql`(${now}::timestamptz AT TIME ZONE p.time_zone)::date`
  const until = sql`b.check_out + (b.damage_deposit ->> 'days_after')::int`
  const { rows } = await sql<OpenRow>`
    SELECT ${columns}, ${sql.raw(reference)} AS reference, trim(c.first_name || ' ' || c.last_name) AS guest, u.name AS unit
    ${source} JOIN clients c ON c.id = b.client_id JOIN units u ON u.id = b.unit_id
    WHERE b.owner_id = ${owner} AND b.damage_deposit IS NOT NULL AND b.status = 'confirmed' AND COALESCE(d.state, 'open') = 'open'
      AND ${today} >= b.check_in - (b.damage_deposit ->> 'days_before')::int
      AND (${today} < ${until} OR EXISTS (SELECT FROM card_holds h WHERE h.booking_id = b.id AND h.state = 'open'))
    ORDER BY ${until}, b.id LIMIT 200`.execute(db)
  return rows
}
