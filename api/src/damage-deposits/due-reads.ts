import { type RawBuilder, sql } from 'kysely'
import { requestEmail } from '../db/fragments/columns.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import type { DueHold } from './hold-reads.ts'

/** Days of a stay that can be within the time of its damage deposit, for the index; a day more on either side for time zones. */
const widestDays = { before: 7, after: 15 }

const daysBefore = sql`(b.damage_deposit ->> 'days_before')::int`
const until = sql`(b.check_out + (b.damage_deposit ->> 'days_after')::int)`
const todayOf = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE p.time_zone)::date`

/** Time at which a hold `h` lapses by itself; a week where the provider does not say. */
const lapsesAt = sql`COALESCE(h.capture_before, h.opened_at + interval '7 days')`

/** The card of the last payment or page of a booking `b` that has kept one, in the account `a`. */
const cardOf = sql`(SELECT used.payment FROM (
    SELECT c.payment, c.created_at FROM card_checkouts c
    WHERE c.booking_id = b.id AND c.state = 'paid' AND c.saves_card AND c.account = a.account AND c.payment IS NOT NULL
    UNION ALL SELECT h.payment, h.created_at FROM card_holds h
    WHERE h.booking_id = b.id AND h.kind = 'page' AND h.opened_at IS NOT NULL AND h.account = a.account AND h.payment IS NOT NULL
  ) used ORDER BY used.created_at DESC LIMIT 1)`

/**
 * Stays `b` whose damage deposit is to be held on this day, with the account `a`, the hold `held` that is there, and the `card` that can be asked; of demo
 * accounts none, and none of which a hold is not decided yet.
 */
const dueStays = (now: Date): RawBuilder<unknown> => sql`
  FROM bookings b JOIN properties p ON p.id = b.property_id JOIN owners o ON o.id = b.owner_id JOIN card_accounts a ON a.owner_id = b.owner_id
    LEFT JOIN damage_deposits d ON d.booking_id = b.id
    LEFT JOIN LATERAL (SELECT h.id, ${lapsesAt} AS lapses_at FROM card_holds h
      WHERE h.booking_id = b.id AND h.state = 'open' AND h.ending_at IS NULL ORDER BY h.id DESC LIMIT 1) held ON true
    CROSS JOIN LATERAL (SELECT ${cardOf} AS payment) card
  WHERE b.damage_deposit IS NOT NULL AND b.status = 'confirmed' AND NOT o.is_guest
    AND b.check_in <= (${now}::timestamptz)::date + ${widestDays.before}::int AND b.check_out >= (${now}::timestamptz)::date - ${widestDays.after}::int
    AND COALESCE(d.state, 'open') = 'open' AND d.let_go_at IS NULL
    AND ${todayOf(now)} >= b.check_in - ${daysBefore} AND ${todayOf(now)} < ${until}
    AND NOT EXISTS (SELECT FROM card_holds h WHERE h.booking_id = b.id AND h.state = 'new')`

/** True where the card of a due stay was not asked yet, or not since the hold is there that is to be renewed. */
const isUnasked = sql`card.payment IS NOT NULL AND NOT EXISTS (SELECT FROM card_holds h
  WHERE h.booking_id = b.id AND h.kind = 'card' AND h.state = 'failed' AND h.card_of = card.payment AND h.renews IS NOT DISTINCT FROM held.id)`

/** Stays for which a card is to be asked: where nothing is held, and a day before a hold lapses that is still needed then. */
export async function readStaysToHold(db: Sql, now: Date) {
  const { rows } = await sql<Omit<DueHold, 'owner'> & { owner: number }>`
    SELECT b.id AS booking, b.owner_id AS owner, a.provider, a.account, (b.damage_deposit ->> 'cents')::bigint AS cents, card.payment AS card_of, held.id AS renews
    ${dueStays(now)} AND ${isUnasked}
      AND (held.id IS NULL OR (held.lapses_at <= ${now}::timestamptz + interval '1 day'
        AND held.lapses_at < ${until}::timestamp AT TIME ZONE p.time_zone + interval '1 hour'))
    ORDER BY b.id LIMIT 100`.execute(db)
  return rows.map(ownedRow)
}

/**
 * Stays whose guests are to be asked for a card, because there is none that the bank says yes to: once, again where a hold has lapsed since, and not while
 * they are on the page where they pay, which keeps a card.
 */
export async function readStaysToAsk(db: Sql, now: Date, booking?: number) {
  const { rows } = await sql<{ booking: number; owner: number }>`
    SELECT b.id AS booking, b.owner_id AS owner ${dueStays(now)} AND held.id IS NULL AND NOT (${isUnasked})
      AND NOT EXISTS (SELECT FROM card_holds h WHERE h.booking_id = b.id AND h.state = 'open')
      AND NOT EXISTS (SELECT FROM card_checkouts c WHERE c.booking_id = b.id AND c.state IN ('new', 'open') AND c.saves_card AND c.expires_at > ${now})
      AND (d.asked_at IS NULL OR d.asked_at < (SELECT max(h.opened_at) FROM card_holds h WHERE h.booking_id = b.id))
      AND EXISTS (SELECT FROM booking_requests r WHERE r.booking_id = b.id AND ${requestEmail} IS NOT NULL)
      AND ${booking === undefined ? sql`true` : sql`b.id = ${booking}`}
    ORDER BY b.id LIMIT 100`.execute(db)
  return rows.map(ownedRow)
}

/** True for a stay that is still to be held, now that it is locked; `renews` is the hold that was there. */
export async function isStillDue(tx: Tx, booking: number, renews: number | null, now: Date) {
  const { rows } =
    await sql`SELECT ${dueStays(now)} AND held.id IS NOT DISTINCT FROM ${renews}::bigint AND b.id = ${booking}`.execute(
      tx,
    )
  return rows.length > 0
}

type Ending = { booking: number; owner: OwnerId; is_early: boolean }

/** Stays for which something is held that is not to be any more: cancelled, over, or `is_early` where their days have moved. */
export async function readStaysToEnd(db: Sql, now: Date): Promise<Ending[]> {
  const { rows } = await sql<{ booking: number; owner: number; is_early: boolean }>`
    SELECT DISTINCT b.id AS booking, b.owner_id AS owner, b.status = 'confirmed' AND ${todayOf(now)} < b.check_in - ${daysBefore} AS is_early
    FROM card_holds h JOIN bookings b ON b.id = h.booking_id JOIN properties p ON p.id = b.property_id
    WHERE h.state IN ('new', 'open') AND h.ending_at IS NULL
      AND (b.status <> 'confirmed' OR ${todayOf(now)} >= ${until} OR ${todayOf(now)} < b.check_in - ${daysBefore})
      AND NOT (h.state = 'new' AND h.kind = 'card' AND h.tried_at IS NOT NULL)
    ORDER BY 1 LIMIT 100`.execute(db)
  return rows.map(ownedRow)
}

/** Pages on which nobody lets anything be held any more. */
export const endOldPages = (db: Sql, now: Date) =>
  sql`UPDATE card_holds SET state = 'failed' WHERE state = 'new' AND kind = 'page' AND expires_at <= ${now}`.execute(db)

/** Ends holds that have lapsed in an account that we cannot ask any more. */
export async function endUnknownHolds(db: Sql, now: Date) {
  const { rows } = await sql<{ booking: number; owner: number }>`
    UPDATE card_holds h SET state = 'ended' WHERE h.state = 'open' AND ${lapsesAt} <= ${now}::timestamptz
      AND NOT EXISTS (SELECT FROM card_accounts a WHERE a.owner_id = h.owner_id AND a.account = h.account)
    RETURNING h.booking_id AS booking, h.owner_id AS owner`.execute(db)
  return rows.map(ownedRow)
}
