import type { InvoiceSettingsChange } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Document } from './document.ts'

/** The one draft of a booking, at its present total; nothing where a document of it was issued that counts. One of a fee, which is issued by hand, becomes one like any other. */
export async function upsertDraft(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  totalCents: number,
  { now, isByHand = false }: { now: Date; isByHand?: boolean },
) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO invoices (owner_id, booking_id, total_cents, created_at, by_hand)
    SELECT ${owner}::bigint, ${booking}::bigint, ${totalCents}::bigint, ${now}::timestamptz, ${isByHand} WHERE NOT EXISTS (
      SELECT FROM invoices WHERE booking_id = ${booking} AND kind = 'invoice' AND status = 'issued')
    ON CONFLICT (booking_id) WHERE status = 'draft' DO UPDATE SET total_cents = EXCLUDED.total_cents, tried_at = NULL, is_fee = false, fee_vat = NULL,
      by_hand = CASE WHEN invoices.is_fee THEN EXCLUDED.by_hand ELSE invoices.by_hand END
    RETURNING id`.execute(tx)
  return rows[0]?.id
}

/** The draft of the fee of a cancelled booking, with its VAT in percent. */
export async function upsertFeeDraft(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  { cents, vat }: { cents: number; vat: number | null },
  now: Date,
) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO invoices (owner_id, booking_id, total_cents, created_at, by_hand, is_fee, fee_vat)
    VALUES (${owner}, ${booking}, ${cents}, ${now}, true, true, ${vat})
    ON CONFLICT (booking_id) WHERE status = 'draft' DO UPDATE SET total_cents = EXCLUDED.total_cents, is_fee = true, fee_vat = EXCLUDED.fee_vat
    RETURNING id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Keeps of a cancelled booking only the draft of its fee, at the fee that it has now. */
export async function keepFeeDraft(tx: Tx, owner: OwnerId, booking: number, cents: number) {
  const isDraft = sql`owner_id = ${owner} AND booking_id = ${booking} AND status = 'draft'`
  await sql`DELETE FROM invoices WHERE ${isDraft} AND (NOT is_fee OR ${cents}::bigint = 0)`.execute(tx)
  await sql`UPDATE invoices SET total_cents = ${cents} WHERE ${isDraft} AND total_cents <> ${cents}::bigint`.execute(tx)
}

export const deleteDraft = (tx: Tx, owner: OwnerId, booking: number) =>
  sql`DELETE FROM invoices WHERE owner_id = ${owner} AND booking_id = ${booking} AND status = 'draft'`.execute(tx)

/** The next number of the owner and year; the next transaction waits until this one ends. */
export async function takeSequence(tx: Tx, owner: OwnerId, year: number) {
  const { rows } = await sql<{ last_sequence: number }>`
    INSERT INTO invoice_counters AS c (owner_id, year, last_sequence) VALUES (${owner}, ${year}, 1)
    ON CONFLICT (owner_id, year) DO UPDATE SET last_sequence = c.last_sequence + 1 RETURNING last_sequence`.execute(tx)
  return rows[0]?.last_sequence ?? 1
}

export type Numbered = { document: Document; year: number; sequence: number; now: Date }

export const freezeDraft = (tx: Tx, owner: OwnerId, id: number, { document, year, sequence, now }: Numbered) =>
  sql`
    UPDATE invoices SET status = 'issued', number = ${document.number}, year = ${year}, sequence = ${sequence},
      total_cents = ${document.total_cents}, content = ${JSON.stringify(document)}, issued_at = ${now}
    WHERE owner_id = ${owner} AND id = ${id} AND status = 'draft'`.execute(tx)

/** Writes the document that takes another back, and says so on that one. */
export async function insertCancellation(
  tx: Tx,
  owner: OwnerId,
  cancelled: { id: number; booking_id: number },
  { document, year, sequence, now }: Numbered,
) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO invoices (owner_id, booking_id, kind, status, year, sequence, number, cancels_id, total_cents, content, created_at, issued_at)
    VALUES (${owner}, ${cancelled.booking_id}, 'cancellation', 'issued', ${year}, ${sequence}, ${document.number}, ${cancelled.id},
      ${document.total_cents}, ${JSON.stringify(document)}, ${now}, ${now}) RETURNING id`.execute(tx)
  await sql`UPDATE invoices SET status = 'cancelled' WHERE owner_id = ${owner} AND id = ${cancelled.id}`.execute(tx)
  return rows[0]?.id ?? 0
}

/** The first file of a document is the one that stays. */
export const insertFile = (db: Sql, invoice: number, file: string) =>
  sql`INSERT INTO invoice_files (invoice_id, file) VALUES (${invoice}, ${file}) ON CONFLICT DO NOTHING`.execute(db)

export const markTried = (db: Sql, owner: OwnerId, invoice: number, now: Date) =>
  sql`UPDATE invoices SET tried_at = ${now} WHERE owner_id = ${owner} AND id = ${invoice} AND status = 'draft'`.execute(
    db,
  )

export async function upsertSettings(tx: Tx, owner: OwnerId, input: InvoiceSettingsChange, now: Date) {
  const from = input.auto_issue ? now : null
  const rates = JSON.stringify(input.vat_rates.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
  await sql`
    INSERT INTO invoice_settings AS s (owner_id, auto_issue_from, vat_rates, small_business_note, payment_terms, number_prefix)
    VALUES (${owner}, ${from}, ${rates}, ${input.small_business_note}, ${input.payment_terms}, ${input.number_prefix})
    ON CONFLICT (owner_id) DO UPDATE SET vat_rates = EXCLUDED.vat_rates, small_business_note = EXCLUDED.small_business_note,
      payment_terms = EXCLUDED.payment_terms, number_prefix = EXCLUDED.number_prefix, version = s.version + 1,
      auto_issue_from = CASE WHEN EXCLUDED.auto_issue_from IS NULL THEN NULL ELSE COALESCE(s.auto_issue_from, EXCLUDED.auto_issue_from) END`.execute(
    tx,
  )
}
