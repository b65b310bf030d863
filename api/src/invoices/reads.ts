import {
  type Invoice,
  type InvoicesQuery,
  type InvoiceStage,
  invoiceStages,
  type InvoiceTotals,
} from '@keyhaven/shared-contracts/contract/finance/invoices'
import { countriesWithout } from '@keyhaven/shared-contracts/domain/text/country'
import { sql } from 'kysely'
import { placeLines } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { clientsOfWords, stayMatches } from '../db/fragments/search/booking-search.ts'
import { byName, equals, includes, isoTime } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import { type Db, type Sql, streamRows, type Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import type { Parties } from './e-invoice/lacking.ts'
import { businessParties } from './party-reads.ts'
import { clientOfDocument, type Days, issuedOn, isTakenBack, recipientId } from '../db/fragments/issued.ts'
import type { Issued } from './document.ts'
import { reference } from '../db/fragments/bookings.ts'
import { owedCents } from '../db/fragments/payment-plans.ts'

export type InvoiceRow = Omit<Invoice, 'pdf_file' | 'xml_file' | 'needs_for_xml'> & { parties: Parties | null }
type Filters = Omit<InvoicesQuery, 'page' | 'page_size' | 'sort'>

/** True of a client `c` whose address lacks a line that every document shows. */
export const lacksAddress = sql`(${sql.join(
  placeLines.map((line) => {
    const without = countriesWithout(line)
    const isEmpty = sql`trim(${sql.ref(`c.${line}`)}) = ''`
    return without.length === 0
      ? isEmpty
      : sql`(${isEmpty} AND lower(trim(c.country)) <> ALL(ARRAY[${sql.join(without.map((name) => sql.lit(name)))}]))`
  }),
  sql` OR `,
)})`

const counts = sql`i.kind = 'invoice' AND i.status <> 'cancelled' AND (b.status <> 'cancelled' OR i.is_fee)`
/** The address of a document's client; the one that it was issued with where that client was deleted since. */
const email = sql`COALESCE(c.email, i.content -> 'recipient' ->> 'email')`
/** Days for which a document that was not mailed is listed as to send. */
const sendDays = 90
const inStage = (stage: InvoiceStage, now: Date) =>
  ({
    drafts: sql`i.status = 'draft'`,
    // What took back a document that its guest never got is of no use to them.
    to_send: sql`i.issued_at > ${now}::timestamptz - ${sendDays} * interval '1 day' AND NOT jsonb_exists(b.mailed_documents, i.id::text) AND ${email} <> '' AND (i.status = 'issued' AND i.kind = 'invoice'
      OR i.kind = 'cancellation' AND jsonb_exists(b.mailed_documents, i.cancels_id::text))`,
    unpaid: sql`${counts} AND b.paid_cents < ${owedCents}`,
    all: sql`true`,
  })[stage]

/** Columns of each document; an issued one shows its stay as it was then. */
const columns = sql`i.id, COALESCE(i.number, 'Draft') AS invoice_number, i.status, i.kind, i.cancels_id AS cancels,
  (SELECT first.number FROM invoices first WHERE first.id = i.cancels_id) AS cancels_number,
  json_build_object('id', b.id, 'reference', ${sql.raw(reference)},
    'client', json_build_object('id', ${clientOfDocument}, 'first_name', COALESCE(c.first_name, ''), 'last_name', COALESCE(c.last_name, i.content -> 'recipient' ->> 'name')),
    'unit', COALESCE(CASE WHEN i.content -> 'stay' ->> 'unit_id' IS NOT NULL THEN json_build_object('id', (i.content -> 'stay' ->> 'unit_id')::bigint, 'name', i.content -> 'stay' ->> 'unit') END,
      (SELECT json_build_object('id', u.id, 'name', u.name) FROM units u WHERE u.id = b.unit_id)),
    'check_in', COALESCE(i.content -> 'stay' ->> 'check_in', b.check_in::text), 'check_out', COALESCE(i.content -> 'stay' ->> 'check_out', b.check_out::text),
    'waits', b.expires_at IS NOT NULL) AS booking,
  i.status = 'draft' AND ${lacksAddress} AS needs_address,
  ${isoTime('i.created_at')} AS created_at, ${isoTime('i.issued_at')} AS issued_at, i.total_cents / 100.0 AS total_price,
  CASE WHEN ${counts} THEN ${owedCents} - b.paid_cents ELSE 0 END / 100.0 AS balance, i.is_fee, i.fee_vat::float8 AS fee_vat,
  b.mailed_documents ->> i.id::text AS mailed_at, ${email} <> '' AS can_mail, ${businessParties} AS parties`
const tables = sql`FROM invoices i JOIN bookings b ON b.id = i.booking_id LEFT JOIN clients c ON c.id = ${clientOfDocument}
  JOIN properties p ON p.id = b.property_id`

/** The day that a document bears, where its property is. */
const documentDay = sql`(COALESCE(i.issued_at, i.created_at) AT TIME ZONE p.time_zone)::date`

/** The documents of the words: of the stays that they find, and of the clients whom they are addressed to. */
const documentsOfWords = (owner: OwnerId, typed: string, now: Date) => sql`
  SELECT x.id FROM bookings b JOIN invoices x ON x.booking_id = b.id WHERE b.owner_id = ${owner} AND ${stayMatches(owner, typed, now)}
  UNION ALL
  SELECT i.id FROM bookings b JOIN invoices i ON i.booking_id = b.id
    WHERE b.owner_id = ${owner} AND b.client_id = ANY(${clientsOfWords(owner, typed)}) AND NOT ${isTakenBack}
  UNION ALL
  SELECT i.id FROM invoices i WHERE i.owner_id = ${owner} AND ${isTakenBack} AND ${recipientId} = ANY(${clientsOfWords(owner, typed)})`

/** Its number, which holds a digit, or what finds it otherwise; which documents those are is found once, not for each. */
const isFoundBy = (owner: OwnerId, search: string | undefined, now: Date) => {
  const typed = search?.trim()
  if (!typed) return sql`true`
  const conditions = [
    sql`i.id IN (${documentsOfWords(owner, typed, now)})`,
    ...(/\d/.test(typed) ? [includes(typed, 'i.number')] : []),
    ...(typed.toLowerCase() === 'draft' ? [sql`i.number IS NULL`] : []),
  ]
  return sql`(${sql.join(conditions, sql` OR `)})`
}

const chosenBy = (
  owner: OwnerId,
  { search, status, kind, from, to, property, booking, payment, stage }: Filters,
  now: Date,
) =>
  sql.join(
    [
      sql`i.owner_id = ${owner}`,
      equals('i.status', status),
      equals('i.kind', kind),
      equals('b.property_id', property),
      equals('i.booking_id', booking),
      ...(from === undefined ? [] : [sql`${documentDay} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${documentDay} <= ${to}::date`]),
      ...(payment === undefined ? [] : [sql`${counts} AND b.paid_cents < ${owedCents}`]),
      ...(stage === undefined ? [] : [inStage(stage, now)]),
      isFoundBy(owner, search, now),
    ],
    sql` AND `,
  )

/** True where the filters look at nothing but the row itself, so that no other table is needed to choose a page. */
const isPlain = ({ sort, from, to, property, payment, stage }: InvoicesQuery) =>
  !sort?.endsWith('name') &&
  [from, to, property, payment].every((one) => one === undefined) &&
  (stage === undefined || stage === 'all' || stage === 'drafts')

const columnsOf = {
  number: ['i.year', 'i.sequence'].map((column) => sql.raw(column)),
  // Numbers are given in the order of time, also within a day.
  date: ['i.year', 'i.sequence'].map((column) => sql.raw(column)),
  amount: [sql`i.total_cents`],
  name: [byName("c.last_name || ' ' || c.first_name")],
}

/** Sort order; ties by id. Drafts, which have no number, come last by number, and first by date. */
const orderOf = (sort: NonNullable<InvoicesQuery['sort']>) => {
  const drafts = sort.endsWith('date') ? sql`NULLS FIRST` : sql`NULLS LAST`
  const direction = sort.startsWith('-') ? sql`DESC ${drafts}` : sql`ASC ${drafts}`
  const sorted = [...columnsOf[sort.replace('-', '') as keyof typeof columnsOf], sql`i.id`]
  return sql.join(sorted.map((column) => sql`${column} ${direction}`))
}

export function listInvoices(db: Db, owner: OwnerId, query: InvoicesQuery, now: Date) {
  const conditions = chosenBy(owner, query, now)
  return readList<InvoiceRow>(
    db,
    {
      columns,
      from: sql`${tables} WHERE ${conditions}`,
      order: query.sort ? orderOf(query.sort) : sql`i.id DESC`,
      chosen: {
        id: sql`i.id`,
        from: sql`${isPlain(query) ? sql`FROM invoices i` : tables} WHERE ${conditions}`,
      },
      once:
        query.search?.trim() && isPlain(query)
          ? { alias: 'i', columns: sql`i.id, i.year, i.sequence, i.created_at, i.total_cents` }
          : undefined,
    },
    query,
  )
}

/** The sums of what the filters show; what is cancelled and what cancels it sum to nothing. */
export async function readTotals(db: Db, owner: OwnerId, query: Filters, now: Date) {
  const { stage = 'all', ...others } = query
  const condition = inStage(stage, now)
  const { rows } = await sql<InvoiceTotals>`
    SELECT count(*) FILTER (WHERE ${condition}) AS count, COALESCE(sum(i.total_cents) FILTER (WHERE i.status = 'draft' AND ${condition}), 0) / 100.0 AS drafts,
      COALESCE(sum(i.total_cents) FILTER (WHERE i.status = 'issued' AND i.kind = 'invoice' AND ${condition}), 0) / 100.0 AS issued,
      COALESCE(sum(GREATEST(${owedCents} - b.paid_cents, 0)) FILTER (WHERE ${counts} AND ${condition}), 0) / 100.0 AS unpaid,
      json_build_object(${sql.join(invoiceStages.map((one) => sql`${sql.lit(one)}, count(*) FILTER (WHERE ${inStage(one, now)})`))}) AS stages
    ${tables} WHERE ${chosenBy(owner, others, now)}`.execute(db)
  return rows[0] ?? { count: 0, drafts: 0, issued: 0, unpaid: 0 }
}

export async function findInvoice(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<InvoiceRow>`
    SELECT ${columns} ${tables} WHERE i.owner_id = ${owner} AND i.id = ${id}`.execute(db)
  return rows[0]
}

export type InvoiceState = {
  id: number
  booking_id: number
  status: Invoice['status']
  kind: Invoice['kind']
  is_fee: boolean
}

/** The document that counts of a booking: issued, an invoice, not cancelled. */
export async function findLive(tx: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<InvoiceState>`
    SELECT id, booking_id, status, kind, is_fee FROM invoices
    WHERE owner_id = ${owner} AND booking_id = ${booking} AND kind = 'invoice' AND status = 'issued'`.execute(tx)
  return rows[0]
}

/** A document of the owner that was issued after a moment. */
export async function findIssuedAfter(tx: Tx, owner: OwnerId, moment: Date) {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM invoices WHERE owner_id = ${owner} AND issued_at > ${moment} AND status <> 'draft'
    ORDER BY issued_at DESC, id DESC LIMIT 1`.execute(tx)
  return rows[0]
}

/** Locks the booking of a document and then the document: everybody takes them in this order. */
export async function lockInvoice(tx: Tx, owner: OwnerId, id: number): Promise<InvoiceState | undefined> {
  const booking = await sql`
    SELECT FROM bookings WHERE id = (SELECT booking_id FROM invoices WHERE owner_id = ${owner} AND id = ${id}) FOR UPDATE`.execute(
    tx,
  )
  if (booking.rows.length === 0) return undefined
  const { rows } = await sql<InvoiceState>`
    SELECT id, booking_id, status, kind, is_fee FROM invoices WHERE owner_id = ${owner} AND id = ${id} FOR UPDATE`.execute(
    tx,
  )
  return rows[0]
}

export async function findDraft(db: Sql, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM invoices WHERE owner_id = ${owner} AND booking_id = ${booking} AND status = 'draft'`.execute(db)
  return rows[0]
}

/** The booking of a document, which is locked. */
export async function readBookingTotal(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ status: string; total_cents: number }>`
    SELECT status, total_cents FROM bookings WHERE owner_id = ${owner} AND id = ${booking}`.execute(tx)
  return rows[0]
}

/** Locks a booking and reads the fee that its guest owes if it is cancelled. */
export async function lockFee(tx: Tx, owner: OwnerId, booking: number) {
  const { rows } = await sql<{ cents: number }>`
    SELECT CASE WHEN status = 'cancelled' THEN cancellation_fee_cents ELSE 0 END AS cents
    FROM bookings WHERE owner_id = ${owner} AND id = ${booking} FOR UPDATE`.execute(tx)
  return rows[0]
}

type Due = { id: number; owner: number }

/**
 * A draft of a confirmed stay that ends today or ended since its owner turned this on, of a client with an address, that
 * nobody else is at, and that did not fail.
 */
export async function lockNextDue(tx: Tx, now: Date, failed: readonly number[]) {
  const { rows } = await sql<Due>`
  SELECT i.id, i.owner_id AS owner FROM invoice_settings s JOIN bookings b ON b.owner_id = s.owner_id AND b.status = 'confirmed'
    JOIN properties p ON p.id = b.property_id JOIN clients c ON c.id = b.client_id JOIN invoices i ON i.booking_id = b.id AND i.status = 'draft' AND NOT i.by_hand
  WHERE s.auto_issue_from IS NOT NULL AND NOT ${lacksAddress}
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE 'UTC')::date - 1 AND (${now}::timestamptz AT TIME ZONE 'UTC')::date + 1
    AND b.check_out BETWEEN (s.auto_issue_from AT TIME ZONE p.time_zone)::date AND (${now}::timestamptz AT TIME ZONE p.time_zone)::date
    AND (i.tried_at IS NULL OR i.tried_at <= ${now}::timestamptz - interval '1 day') AND i.id <> ALL(${failed}::bigint[])
  ORDER BY i.id LIMIT 1 FOR UPDATE OF b SKIP LOCKED`.execute(tx)
  return rows.map(ownedRow)[0]
}

/** Issued documents of the last two days that have no file yet. */
export async function readUndrawn(db: Db, now: Date) {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM invoices i WHERE i.status <> 'draft' AND i.issued_at > ${now}::timestamptz - interval '2 days'
      AND NOT EXISTS (SELECT FROM invoice_files f WHERE f.invoice_id = i.id) ORDER BY i.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The stored PDF of an issued document. */
export async function readFile(db: Db, invoice: number) {
  const { rows } = await sql<{ file: string }>`SELECT file FROM invoice_files WHERE invoice_id = ${invoice}`.execute(db)
  return rows[0]?.file
}

export const streamIssued = (db: Db, owner: OwnerId, days: Days): AsyncGenerator<Issued> =>
  streamRows(
    db,
    sql<Issued>`SELECT i.content, COALESCE((SELECT f.is_fee FROM invoices f WHERE f.id = i.cancels_id), i.is_fee) AS is_fee
      ${issuedOn(owner, days)}`.compile(db),
  )

export async function readIssued(db: Db, owner: OwnerId, days: Days) {
  const { rows } = await sql<{
    id: number
    issued_at: Date
  }>`SELECT i.id, i.issued_at ${issuedOn(owner, days)}`.execute(db)
  return rows
}

/** An owner who changed none yet has no settings. */
export async function readSettingsRow(db: Sql, owner: OwnerId) {
  const settings = await db.selectFrom('invoice_settings').selectAll().where('owner_id', '=', owner).executeTakeFirst()
  const personals = await db.selectFrom('owners').selectAll().where('id', '=', owner).executeTakeFirstOrThrow()
  return { settings, personals }
}
