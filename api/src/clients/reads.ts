import type {
  Client,
  ClientHistory,
  ClientsQuery,
  ListedClient,
} from '@keyhaven/shared-contracts/contract/bookings/clients'
import { sql } from 'kysely'
import { holds, reference } from '../db/fragments/bookings.ts'
import { addressOf, byName, equals, isoTime } from '../db/fragments/columns.ts'
import { wayOf } from '../db/fragments/payments.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { clientMatches } from '../db/fragments/search/client-search.ts'

export const columns = sql`c.id, c.version, c.first_name, c.last_name, c.email, c.active, ${addressOf('c')} AS address, c.locale, c.notes,
  c.company, c.vat_id, c.buyer_reference`
const ofOwner = (owner: OwnerId) => sql`FROM clients c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL`

/** The clients of the filters, those of `near` after those of the words. */
export function chosenClients(db: Db, owner: OwnerId, query: ClientsQuery, near: readonly number[]) {
  const isNear = sql<boolean>`c.id = ANY(${near}::bigint[])`
  const matches = clientMatches(query.search)
  return readList<ListedClient>(
    db,
    {
      columns: near.length > 0 ? sql`${columns}, ${isNear} AS is_similar` : columns,
      from: sql`${ofOwner(owner)} AND ${equals('c.active', query.active)}
        AND ${near.length > 0 ? sql`(${matches} OR ${isNear})` : matches}`,
      order: sql`${near.length > 0 ? sql`${isNear}, ` : sql``}c.active DESC, ${byName('c.last_name')}, ${byName('c.first_name')}, c.id`,
    },
    query,
  )
}

export async function findClient(db: Sql, owner: OwnerId, id: number, lock?: 'lock') {
  const { rows } = await sql<Client>`
    SELECT ${columns} ${ofOwner(owner)} AND c.id = ${id} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(db)
  return rows[0]
}

type Reached = { email: string; phone: string }

/** Clients with one of these e-mail addresses or phone numbers. */
export async function sameClients(db: Sql, owner: OwnerId, of: readonly Reached[]) {
  const emails = of.map(({ email }) => email.toLowerCase()).filter(Boolean)
  const phones = of.map(({ phone }) => phone).filter(Boolean)
  const { rows } = await sql<Reached & { first_name: string; last_name: string }>`
    SELECT c.first_name, c.last_name, c.email, c.phone ${ofOwner(owner)}
      AND (lower(c.email) = ANY(${emails}::text[]) OR c.phone = ANY(${phones}::text[]))`.execute(db)
  return rows
}

/** Bookings and payments of the client. An expired request is no stay. */
export async function readHistory(db: Db, owner: OwnerId, client: number, now: Date) {
  const isStay = sql`b.status <> 'cancelled' AND ${holds('b', now)}`
  const owed = sql`CASE WHEN ${isStay} THEN b.total_cents WHEN b.status = 'cancelled' THEN b.cancellation_fee_cents ELSE 0 END`
  const { rows } = await sql<ClientHistory>`
    SELECT count(*) FILTER (WHERE ${isStay}) AS stays, COALESCE(sum(b.check_out - b.check_in) FILTER (WHERE ${isStay}), 0) AS nights,
      COALESCE(sum(${owed}), 0) / 100.0 AS total, COALESCE(sum(b.paid_cents), 0) / 100.0 AS paid,
      COALESCE(sum(${owed} - b.paid_cents), 0) / 100.0 AS balance,
      min(b.check_in) FILTER (WHERE ${isStay}) AS first_arrival, max(b.check_in) FILTER (WHERE ${isStay}) AS last_arrival,
      COALESCE((SELECT json_agg(y) FROM (SELECT y.id, y.day AS date, y.kind, y.amount_cents / 100.0 AS amount, y.method, ${wayOf('y')} AS way, y.note,
          ${isoTime('y.created_at')} AS created_at, json_build_object('id', b.id, 'reference', ${sql.raw(reference)}) AS booking
        FROM payments y JOIN bookings b ON b.id = y.booking_id
        WHERE y.owner_id = ${owner} AND b.client_id = ${client} ORDER BY y.day DESC, y.id DESC LIMIT 100) y), '[]'::json) AS payments
    FROM bookings b WHERE b.owner_id = ${owner} AND b.client_id = ${client}`.execute(db)
  return rows[0]
}
