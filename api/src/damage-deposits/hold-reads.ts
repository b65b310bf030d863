import { type RawBuilder, sql } from 'kysely'
import type { CardProviderName } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'

/** An authorisation of a card for a stay. */
export type Hold = {
  id: number
  booking_id: number
  account: string
  amount_cents: number
  kind: 'card' | 'page'
  card_of: string | null
  state: 'new' | 'open' | 'failed' | 'ended'
  /** Of the provider, once it is known. */
  payment: string | null
  url: string | null
  expires_at: Date | null
  ending_at: Date | null
  tried_at: Date | null
  time_zone: string
  /** House and booking, as the guest reads them at the bank. */
  title: string
  /** The stay is confirmed, and its damage deposit goes on. */
  is_wanted: boolean
}

const columns = sql`h.id, h.booking_id, h.account, h.amount_cents, h.kind, h.card_of, h.state, h.payment, h.url, h.expires_at, h.ending_at, h.tried_at,
  p.time_zone, p.name || ', B-' || lpad(b.number::text, greatest(6, length(b.number::text)), '0') AS title,
  b.status = 'confirmed' AND NOT EXISTS (SELECT FROM damage_deposits d WHERE d.booking_id = b.id AND (d.state <> 'open' OR d.let_go_at IS NOT NULL)) AS is_wanted`
const source = sql`FROM card_holds h JOIN bookings b ON b.id = h.booking_id JOIN properties p ON p.id = b.property_id`

const lockOne = async (tx: Tx, owner: OwnerId, chosen: RawBuilder<unknown>) => {
  const { rows } = await sql<Hold>`
    SELECT ${columns} ${source} WHERE h.owner_id = ${owner} AND ${chosen} ORDER BY h.id DESC LIMIT 1 FOR UPDATE OF b, h`.execute(
    tx,
  )
  return rows[0]
}

export const lockHold = (tx: Tx, owner: OwnerId, id: number) => lockOne(tx, owner, sql`h.id = ${id}`)

/** The hold of a stay from which something can be captured. */
export const lockOpenHold = (tx: Tx, owner: OwnerId, booking: number) =>
  lockOne(tx, owner, sql`h.booking_id = ${booking} AND h.state = 'open' AND h.ending_at IS NULL`)

/** The hold of a stay that is not decided yet. */
export const lockNewHold = (tx: Tx, owner: OwnerId, booking: number) =>
  lockOne(tx, owner, sql`h.booking_id = ${booking} AND h.state = 'new'`)

/** The payment by which the provider knows a hold. */
export async function findPayment(db: Sql, owner: OwnerId, hold: number) {
  const row = await db
    .selectFrom('card_holds')
    .select(['payment', 'account'])
    .where('owner_id', '=', owner)
    .where('id', '=', hold)
    .executeTakeFirst()
  return row
}

export async function readEndingHolds(db: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM card_holds WHERE owner_id = ${owner} AND booking_id = ${booking} AND state = 'open' AND ending_at IS NOT NULL ORDER BY id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type Capture = { id: number; amount_cents: number; reason: string; state: 'new' | 'done' | 'failed' }

/** Orders to capture something of a hold, the last first. */
export async function readCaptures(db: Sql, owner: OwnerId, hold: number) {
  const { rows } = await sql<Capture>`
    SELECT id, amount_cents, reason, state FROM card_captures WHERE owner_id = ${owner} AND hold_id = ${hold} ORDER BY id DESC`.execute(
    db,
  )
  return rows
}

/** The picture of a damage; undefined where there is none, or not of this owner. */
export async function readPicture(db: Sql, booking: number, owner?: OwnerId) {
  const { rows } = await sql<{ picture: Buffer }>`
    SELECT picture FROM card_captures WHERE booking_id = ${booking} AND state = 'done' AND picture IS NOT NULL
      AND ${owner === undefined ? sql`true` : sql`owner_id = ${owner}`}`.execute(db)
  return rows[0]?.picture
}

export type DueHold = {
  booking: number
  owner: OwnerId
  provider: CardProviderName
  account: string
  cents: number
  card_of: string
  renews: number | null
}

/** Minutes after which a provider that could not be reached is asked again. */
const retryMinutes = 5

/** True for a row `h` of which the provider was not asked just now. */
export const isToTry = (now: Date) =>
  sql<boolean>`(h.tried_at IS NULL OR h.tried_at <= ${now}::timestamptz - make_interval(mins => ${retryMinutes}))`

type Owned = { id: number; owner: number }

/** Holds for which the provider is to be asked: new ones of cards, and open ones that are to end. */
export async function readHoldsToTry(db: Sql, now: Date) {
  const { rows } = await sql<Owned & { state: 'new' | 'open' }>`
    SELECT h.id, h.owner_id AS owner, h.state FROM card_holds h
    WHERE ((h.state = 'new' AND h.kind = 'card') OR (h.state = 'open' AND h.ending_at IS NOT NULL)) AND ${isToTry(now)} ORDER BY h.id LIMIT 100`.execute(
    db,
  )
  return rows.map(ownedRow)
}

/** Hours after which an open hold is looked at, for what the provider could not tell us. */
const lookHours = 6

/** Holds whose state may be another one: those with news, and those that were not looked at for hours. */
export async function readHoldsToLookAt(db: Sql, now: Date) {
  const { rows } = await sql<Owned>`
    SELECT h.id, h.owner_id AS owner FROM card_holds h
    WHERE h.payment IS NOT NULL AND (h.state IN ('open', 'new') OR (h.state = 'failed' AND h.looked_at IS NULL))
      AND (h.looked_at IS NULL OR h.looked_at <= ${now}::timestamptz - make_interval(hours => ${lookHours})) ORDER BY h.id LIMIT 100`.execute(
    db,
  )
  return rows.map(ownedRow)
}
