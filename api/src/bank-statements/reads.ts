import type { BankLine, BankLineState } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { BankStatement, CsvMapping } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { sql } from 'kysely'
import { isSure, matches } from '../db/fragments/bank-matches.ts'
import { reference } from '../db/fragments/bookings.ts'
import { equals, includes, isoTime } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const entries = sql`COALESCE((SELECT json_agg(json_build_object('booking', b.id, 'reference', ${sql.raw(reference)},
    'client', trim(c.first_name || ' ' || c.last_name), 'amount', p.amount_cents / 100.0) ORDER BY p.id)
  FROM bank_line_payments x JOIN payments p ON p.id = x.payment_id JOIN bookings b ON b.id = p.booking_id JOIN clients c ON c.id = b.client_id
  WHERE x.owner_id = l.owner_id AND x.line_id = l.id), '[]')`

const columns = sql`l.id, l.statement_id AS statement, l.day AS date, l.amount_cents / 100.0 AS amount, l.currency, l.name, l.iban, l.purpose,
  l.state, CASE WHEN k.many = 1 THEN k.match END AS match, COALESCE(k.candidates, '[]') AS candidates, ${entries} AS payments`

type LinesQuery = {
  state?: BankLineState | undefined
  statement?: number | undefined
  search?: string | undefined
  page?: number | undefined
  page_size: number
}

/** Lines that meet the filters; the matches are those of the rows of a page. */
export function listLines(db: Db, owner: OwnerId, { state, statement, search, ...page }: LinesQuery) {
  const where = sql`WHERE l.owner_id = ${owner} AND ${equals('l.state', state)} AND ${equals('l.statement_id', statement)}
    AND ${includes(search, 'l.name', 'l.purpose', 'l.iban')}`
  return readList<BankLine>(
    db,
    {
      columns,
      from: sql`FROM bank_lines l ${matches} ${where}`,
      order: sql`l.day DESC, l.id DESC`,
      chosen: { id: sql`l.id`, from: sql`FROM bank_lines l ${where}` },
    },
    page,
  )
}

export async function readLines(db: Sql, owner: OwnerId, ids: readonly number[]) {
  const { rows } = await sql<BankLine>`
    SELECT ${columns} FROM bank_lines l ${matches} WHERE l.owner_id = ${owner} AND l.id = ANY(${ids}::bigint[])
    ORDER BY l.day DESC, l.id DESC`.execute(db)
  return rows
}

/** The first lines of a statement, as its upload answers them. */
export async function readFirstLines(db: Sql, owner: OwnerId, statement: number, many: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT l.id FROM bank_lines l WHERE l.owner_id = ${owner} AND l.statement_id = ${statement}
    ORDER BY l.day DESC, l.id DESC LIMIT ${many}`.execute(db)
  return readLines(
    db,
    owner,
    rows.map(({ id }) => id),
  )
}

/** The open lines that one press may book, of these or of all. */
export async function readSureLines(db: Sql, owner: OwnerId, lines: readonly number[] | undefined, many: number) {
  const { rows } = await sql<{ id: number }>`
    SELECT l.id FROM bank_lines l ${matches} WHERE l.owner_id = ${owner} AND l.state = 'open' AND ${isSure}
      AND ${lines === undefined ? sql`cardinality(l.booking_numbers) + cardinality(l.document_numbers) > 0` : sql`l.id = ANY(${lines}::bigint[])`}
    ORDER BY l.day, l.id LIMIT ${many}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A line as it is to be booked, locked: two presses at once are one after the other. */
export async function lockLine(tx: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<{
    id: number
    day: string
    cents: number
    currency: string
    name: string
    purpose: string
    state: BankLineState
  }>`
    SELECT id, day, amount_cents AS cents, currency, name, purpose, state FROM bank_lines
    WHERE owner_id = ${owner} AND id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

/** Those of these bookings that the owner has, locked in the order of their ids. */
export async function lockBookings(tx: Sql, owner: OwnerId, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM bookings WHERE owner_id = ${owner} AND id = ANY(${ids}::bigint[]) ORDER BY id FOR UPDATE`.execute(tx)
  return rows.map(({ id }) => id)
}

const statementColumns = sql`s.id, s.file_name, COALESCE(s.iban, '') AS iban, s.first_day, s.last_day, s.lines,
  (SELECT count(*) FROM bank_lines l WHERE l.owner_id = s.owner_id AND l.statement_id = s.id AND l.state = 'open') AS open,
  ${isoTime('s.created_at')} AS created_at`

export const listStatements = (db: Db, owner: OwnerId, page: { page?: number | undefined; page_size: number }) =>
  readList<BankStatement>(
    db,
    { columns: statementColumns, from: sql`FROM bank_statements s WHERE s.owner_id = ${owner}`, order: sql`s.id DESC` },
    page,
  )

export async function readStatementOf(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<BankStatement>`
    SELECT ${statementColumns} FROM bank_statements s WHERE s.owner_id = ${owner} AND s.id = ${id}`.execute(db)
  return rows[0]
}

/** Mappings of CSV files as the owner said them, by the hash of their headings. */
export async function readMappings(db: Sql, owner: OwnerId): Promise<Record<string, CsvMapping>> {
  const { rows } = await sql<{ headings_hash: string; mapping: CsvMapping }>`
    SELECT headings_hash, mapping FROM bank_csv_mappings WHERE owner_id = ${owner}`.execute(db)
  return Object.fromEntries(rows.map(({ headings_hash, mapping }) => [headings_hash, mapping]))
}
