import { sql } from 'kysely'
import type { OwnerId } from '../../owner-id.ts'

export type Days = { from: string; to: string }

/** Documents that bear one of these days, in the order of their numbers. */
export const issuedOn = (owner: OwnerId, { from, to }: Days) => sql`
  FROM invoices i WHERE i.owner_id = ${owner} AND i.status <> 'draft'
    AND i.issued_at BETWEEN ${from}::timestamptz - interval '2 days' AND ${to}::timestamptz + interval '2 days'
    AND i.content ->> 'date' BETWEEN ${from} AND ${to} ORDER BY i.year, i.sequence`
