import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import type { ListQuery } from '@keyhaven/shared-contracts/contract/paging'
import { sql } from 'kysely'
import { addressOf, holds, isoTime } from '../db/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Document } from './document.ts'

export type InvoiceRow = Omit<Invoice, 'pdf_file'>

const reference = `'B-' || lpad(b.number::text, greatest(6, length(b.number::text)), '0')`

export function listInvoices(db: Db, owner: OwnerId, query: ListQuery & { search?: string | undefined }) {
  const tables = sql`JOIN bookings b ON b.id = i.booking_id JOIN clients c ON c.id = b.client_id`
  const conditions = sql`WHERE i.owner_id = ${owner}
    AND ${holds(query.search, `c.first_name || ' ' || c.last_name`, `COALESCE(i.number, 'Draft')`, reference)}`
  return readList<InvoiceRow>(
    db,
    {
      columns: sql`i.id, COALESCE(i.number, 'Draft') AS invoice_number, i.status, i.kind, i.cancels_id AS cancels,
        json_build_object('id', b.id, 'client', json_build_object('first_name', c.first_name, 'last_name', c.last_name)) AS booking,
        ${isoTime('i.created_at')} AS created_at, ${isoTime('i.issued_at')} AS issued_at, i.total_cents / 100.0 AS total_price`,
      from: sql`FROM invoices i ${tables} ${conditions}`,
      order: sql`i.id DESC`,
      chosen: { id: sql`i.id`, from: sql`FROM invoices i ${query.search ? tables : sql``} ${conditions}` },
    },
    query,
  )
}

/** The one draft of a booking, at its present total. */
export const upsertDraft = (tx: Tx, owner: OwnerId, booking: number, totalCents: number, now: Date) =>
  sql`
    INSERT INTO invoices (owner_id, booking_id, total_cents, created_at) VALUES (${owner}, ${booking}, ${totalCents}, ${now})
    ON CONFLICT (booking_id) WHERE status = 'draft' DO UPDATE SET total_cents = EXCLUDED.total_cents`.execute(tx)

export const deleteDraft = (tx: Tx, owner: OwnerId, booking: number) =>
  sql`DELETE FROM invoices WHERE owner_id = ${owner} AND booking_id = ${booking} AND status = 'draft'`.execute(tx)

/** What an invoice shows: a draft as its booking stands, an issued one as it was issued. Any owner's without `owner`. */
export async function findDocument(db: Sql, invoice: number, owner?: OwnerId) {
  const { rows } = await sql<{ document: Document }>`
    SELECT COALESCE(i.content::json, json_build_object(
      'number', i.number, 'kind', i.kind, 'status', i.status, 'created_at', ${isoTime('i.created_at')}, 'time_zone', p.time_zone,
      'reference', ${sql.raw(reference)},
      'issuer', json_build_object('name', o.first_name || ' ' || o.last_name, 'email', o.email, 'tax_id', o.tax_id, 'address', ${addressOf('o')}),
      'recipient', json_build_object('name', c.first_name || ' ' || c.last_name, 'email', c.email, 'address', ${addressOf('c')}),
      'stay', json_build_object('property', p.name, 'place', p.city || ', ' || p.country, 'unit', u.name,
        'check_in', b.check_in, 'check_out', b.check_out, 'nights', b.check_out - b.check_in, 'guests', b.guests_count),
      'lines', COALESCE((SELECT json_agg(json_build_object('kind', l.kind, 'label', l.label, 'quantity', l.quantity,
        'unit_cents', l.unit_price_cents, 'total_cents', l.total_cents) ORDER BY l.position)
        FROM booking_lines l WHERE l.booking_id = b.id), '[]'::json),
      'total_cents', b.total_cents, 'deposit_cents', b.deposit_cents, 'deposit_paid', b.deposit_paid)) AS document
    FROM invoices i JOIN bookings b ON b.id = i.booking_id JOIN owners o ON o.id = i.owner_id JOIN clients c ON c.id = b.client_id
      JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id
    WHERE i.id = ${invoice} AND ${owner === undefined ? sql`true` : sql`i.owner_id = ${owner}`}`.execute(db)
  return rows[0]?.document
}
