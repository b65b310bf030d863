import { sql } from 'kysely'
import type { CardProviderName } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { HoldState } from '../cards/provider.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Hold } from './hold-reads.ts'

type NewHold = {
  booking: number
  provider: CardProviderName
  account: string
  cents: number
} & (
  | { kind: 'card'; card_of: string; renews: number | null; expires_at: null }
  | { kind: 'page'; card_of: null; renews: null; expires_at: Date }
)

/** A hold before its provider is asked; undefined where one is under way already. */
export async function insertHold(tx: Tx, owner: OwnerId, hold: NewHold, now: Date) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO card_holds (owner_id, booking_id, provider, account, amount_cents, kind, card_of, renews, expires_at, created_at)
    VALUES (${owner}, ${hold.booking}, ${hold.provider}, ${hold.account}, ${hold.cents}, ${hold.kind}, ${hold.card_of}, ${hold.renews},
      ${hold.expires_at}, ${now})
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx)
  return rows[0]?.id
}

export const openPage = (db: Sql, owner: OwnerId, id: number, { session, url }: { session: string; url: string }) =>
  sql`UPDATE card_holds SET session = ${session}, url = ${url} WHERE owner_id = ${owner} AND id = ${id}`.execute(db)

export const noteTried = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE card_holds SET tried_at = ${now} WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** The provider has told something of a hold: what, it is to be asked. */
export const noteNews = (tx: Tx, owner: OwnerId, id: number, payment: string) =>
  sql`UPDATE card_holds SET payment = COALESCE(payment, ${payment}), looked_at = NULL WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const noteLook = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE card_holds SET looked_at = ${now} WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** An amount is held from now on. One of before ends for it, and so does this one where nothing is to be held any more. */
export async function markOpen(
  tx: Tx,
  owner: OwnerId,
  hold: Hold,
  { payment, captureBefore }: Pick<HoldState, 'payment' | 'captureBefore'>,
  now: Date,
) {
  const isFirst = hold.state === 'new' || hold.state === 'failed'
  await sql`
    UPDATE card_holds SET payment = ${payment}, looked_at = ${now}, capture_before = COALESCE(${captureBefore}::timestamptz, capture_before),
      state = CASE WHEN state = 'ended' THEN state ELSE 'open' END, opened_at = COALESCE(opened_at, ${now})
    WHERE owner_id = ${owner} AND id = ${hold.id}`.execute(tx)
  if (!isFirst) return
  const ends = hold.is_wanted ? sql`id <> ${hold.id}` : sql`true`
  await sql`
    UPDATE card_holds SET ending_at = ${now}, tried_at = NULL
    WHERE owner_id = ${owner} AND booking_id = ${hold.booking_id} AND state = 'open' AND ending_at IS NULL AND ${ends}`.execute(
    tx,
  )
}

/** Nothing is held by it any more; one that never was has failed. */
export const endHold = (tx: Tx, owner: OwnerId, id: number, { isOurs }: { isOurs: boolean }, now: Date) =>
  sql`
    UPDATE card_holds SET state = CASE WHEN opened_at IS NULL THEN 'failed' ELSE 'ended' END, looked_at = ${now},
      ending_at = CASE WHEN ${isOurs}::boolean THEN COALESCE(ending_at, ${now}) ELSE ending_at END
    WHERE owner_id = ${owner} AND id = ${id} AND state <> 'ended'`.execute(tx)

export const failHold = (tx: Sql, owner: OwnerId, id: number, payment: string | null, now: Date) =>
  sql`
    UPDATE card_holds SET state = 'failed', payment = COALESCE(NULLIF(${payment}::text, ''), payment), looked_at = ${now}
    WHERE owner_id = ${owner} AND id = ${id} AND state = 'new'`.execute(tx)

/** Ends what is held for a stay, and what is about to be, because its days have moved. */
export async function endHolds(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  const ofStay = sql`owner_id = ${owner} AND booking_id = ${booking}`
  await sql`UPDATE card_holds SET ending_at = ${now}, tried_at = NULL WHERE ${ofStay} AND state = 'open' AND ending_at IS NULL`.execute(
    tx,
  )
  await sql`UPDATE card_holds SET state = 'failed' WHERE ${ofStay} AND state = 'new' AND (kind = 'page' OR tried_at IS NULL)`.execute(
    tx,
  )
}

/** Ends the damage deposit of a stay: what is held is to go. */
export async function letGo(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  await sql`
    INSERT INTO damage_deposits AS d (booking_id, owner_id, let_go_at) VALUES (${booking}, ${owner}, ${now})
    ON CONFLICT (booking_id) DO UPDATE SET let_go_at = COALESCE(d.let_go_at, EXCLUDED.let_go_at)`.execute(tx)
  await endHolds(tx, owner, booking, now)
}

/** True where a damage deposit that was let go is held by no card any more, and has ended with that. */
export async function markReleased(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  const { numAffectedRows } = await sql`
    UPDATE damage_deposits d SET state = 'released', ended_at = ${now}
    WHERE owner_id = ${owner} AND booking_id = ${booking} AND state = 'open' AND let_go_at IS NOT NULL
      AND EXISTS (SELECT FROM card_holds h WHERE h.booking_id = d.booking_id AND h.opened_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM card_holds h WHERE h.booking_id = d.booking_id AND h.state IN ('new', 'open'))`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0) > 0
}

type Captured = { cents: number; reason: string; day: string }

/** True where the damage deposit of a stay has ended with a capture just now. */
export async function markCaptured(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  { cents, reason, day }: Captured,
  now: Date,
) {
  const { numAffectedRows } = await sql`
    INSERT INTO damage_deposits AS d (booking_id, owner_id, state, captured_cents, reason, captured_on, ended_at)
    VALUES (${booking}, ${owner}, 'captured', ${cents}, ${reason}, ${day}::date, ${now})
    ON CONFLICT (booking_id) DO UPDATE SET state = 'captured', captured_cents = EXCLUDED.captured_cents, reason = EXCLUDED.reason,
      captured_on = EXCLUDED.captured_on, ended_at = EXCLUDED.ended_at WHERE d.state <> 'captured'`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}

type NewCapture = { booking: number; hold: number; cents: number; reason: string; picture: Buffer | null }

export async function insertCapture(
  tx: Tx,
  owner: OwnerId,
  { booking, hold, cents, reason, picture }: NewCapture,
  now: Date,
) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO card_captures (owner_id, booking_id, hold_id, amount_cents, reason, picture, created_at)
    VALUES (${owner}, ${booking}, ${hold}, ${cents}, ${reason}, ${picture}, ${now}) RETURNING id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** The same amount again, whose first try was never answered; what is said of it now counts. */
export const repeatCapture = (tx: Tx, owner: OwnerId, id: number, reason: string, picture: Buffer | null) =>
  sql`UPDATE card_captures SET reason = ${reason}, picture = COALESCE(${picture}, picture) WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const writeCapture = (tx: Sql, owner: OwnerId, id: number, state: 'done' | 'failed') =>
  sql`UPDATE card_captures SET state = ${state} WHERE owner_id = ${owner} AND id = ${id} AND state <> 'done'`.execute(
    tx,
  )

export const noteAsked = (tx: Tx, owner: OwnerId, booking: number, now: Date) =>
  sql`
    INSERT INTO damage_deposits (booking_id, owner_id, asked_at) VALUES (${booking}, ${owner}, ${now})
    ON CONFLICT (booking_id) DO UPDATE SET asked_at = EXCLUDED.asked_at`.execute(tx)
