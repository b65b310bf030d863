import type { BankLineState } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { CsvMapping } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { FileLines } from './reading/read-line.ts'

type NewStatement = Pick<FileLines, 'iban' | 'first_day' | 'last_day'> & { file_name: string }

export async function insertStatement(tx: Tx, owner: OwnerId, statement: NewStatement, now: Date) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO bank_statements (owner_id, file_name, iban, first_day, last_day, lines, created_at)
    VALUES (${owner}, ${statement.file_name}, NULLIF(${statement.iban}, ''), ${statement.first_day}, ${statement.last_day}, 0, ${now})
    RETURNING id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Adds the lines of a chunk that no file has brought yet; answers how many those are. */
export async function insertLines(tx: Tx, owner: OwnerId, statement: number, chunk: string) {
  const { numAffectedRows } = await sql`
    INSERT INTO bank_lines (owner_id, statement_id, day, amount_cents, currency, name, iban, purpose, bank_reference,
      booking_numbers, document_numbers, hash, nth)
    SELECT ${owner}::bigint, ${statement}::bigint, n.day, n.cents, n.currency, n.name, n.iban, n.purpose, n.bank_reference,
      n.booking_numbers, n.document_numbers, decode(n.hash, 'hex'), n.nth
    FROM json_to_recordset(${chunk}::json) AS n (day date, cents bigint, currency text, name text, iban text, purpose text,
      bank_reference text, booking_numbers int[], document_numbers text[], hash text, nth int)
    ON CONFLICT ON CONSTRAINT bank_lines_once DO NOTHING`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Says how many lines a statement has brought; one that brought none is not kept. */
export const finishStatement = (tx: Tx, owner: OwnerId, statement: number, lines: number) =>
  (lines === 0
    ? sql`DELETE FROM bank_statements WHERE owner_id = ${owner} AND id = ${statement}`
    : sql`UPDATE bank_statements SET lines = ${lines} WHERE owner_id = ${owner} AND id = ${statement}`
  ).execute(tx)

export const setLineState = (tx: Tx, owner: OwnerId, line: number, state: BankLineState) =>
  sql`UPDATE bank_lines SET state = ${state} WHERE owner_id = ${owner} AND id = ${line}`.execute(tx)

export const linkPayments = (tx: Tx, owner: OwnerId, line: number, payments: readonly number[]) =>
  sql`INSERT INTO bank_line_payments (payment_id, owner_id, booking_id, line_id)
    SELECT p.id, p.owner_id, p.booking_id, ${line}::bigint FROM payments p WHERE p.owner_id = ${owner} AND p.id = ANY(${payments}::bigint[])`.execute(
    tx,
  )

/** Banks that an owner has an account at are few; the mapping that was not used for the longest time goes. */
const maxMappings = 20

export async function keepMapping(tx: Tx, owner: OwnerId, hash: string, mapping: CsvMapping, now: Date) {
  await sql`
    INSERT INTO bank_csv_mappings (owner_id, headings_hash, mapping, used_at)
    VALUES (${owner}, ${hash}, ${JSON.stringify(mapping)}, ${now})
    ON CONFLICT (owner_id, headings_hash) DO UPDATE SET mapping = EXCLUDED.mapping, used_at = EXCLUDED.used_at`.execute(
    tx,
  )
  await sql`
    DELETE FROM bank_csv_mappings WHERE owner_id = ${owner} AND headings_hash NOT IN (
      SELECT headings_hash FROM bank_csv_mappings WHERE owner_id = ${owner} ORDER BY used_at DESC LIMIT ${maxMappings})`.execute(
    tx,
  )
}

/**
 * Takes the person out of the lines that were booked for a client, or that name a booking of theirs. The lines stay known by their hashes, so that the
 * same file does not bring the person back.
 */
export const eraseLines = (tx: Tx, owner: OwnerId, client: number, word: string) =>
  sql`
    UPDATE bank_lines l SET name = ${word}, iban = '', purpose = '', bank_reference = ''
    WHERE l.owner_id = ${owner} AND (
      l.id IN (SELECT x.line_id FROM bank_line_payments x JOIN payments p ON p.id = x.payment_id JOIN bookings b ON b.id = p.booking_id
        WHERE b.owner_id = ${owner} AND b.client_id = ${client})
      OR l.booking_numbers && ARRAY(SELECT number FROM bookings WHERE owner_id = ${owner} AND client_id = ${client}))`.execute(
    tx,
  )

/** Takes the person out of the notes of the entries; a refund keeps a note. */
export const eraseEntryNotes = (tx: Tx, owner: OwnerId, client: number, word: string) =>
  sql`
    UPDATE payments p SET note = ${word} FROM bank_line_payments x, bookings b
    WHERE x.payment_id = p.id AND b.id = p.booking_id AND b.owner_id = ${owner} AND b.client_id = ${client}`.execute(tx)
