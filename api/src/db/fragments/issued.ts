import { sql } from 'kysely'
import type { OwnerId } from '../../owner-id.ts'

/** True for a document `i` that was taken back, or takes one back: its booking may be another client's by now. */
export const isTakenBack = sql<boolean>`(i.kind = 'cancellation' OR i.status = 'cancelled')`

/** The client whom an issued document `i` is addressed to. */
export const recipientId = sql<number>`(i.content -> 'recipient' ->> 'id')::bigint`

/** The client of a document `i` of a booking `b`; the one of a booking has whatever of it counts, and no content needs to be read for that. */
export const clientOfDocument = sql<number>`CASE WHEN ${isTakenBack} THEN COALESCE(${recipientId}, b.client_id) ELSE b.client_id END`

export type Days = { from: string; to: string }

/** Documents that bear one of these days, in the order of their numbers. */
export const issuedOn = (owner: OwnerId, { from, to }: Days) => sql`
  FROM invoices i WHERE i.owner_id = ${owner} AND i.status <> 'draft'
    AND i.issued_at BETWEEN ${from}::timestamptz - interval '2 days' AND ${to}::timestamptz + interval '2 days'
    AND i.content ->> 'date' BETWEEN ${from} AND ${to} ORDER BY i.year, i.sequence`
