import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Document } from '../invoices/document.ts'
import { cancellationOf, issuedOf } from '../invoices/content.ts'
import { rowsOf } from './household-writes.ts'

/** Documents in the order in which they are issued, each with its position in the numbers of its year. */
function numbering() {
  const last = new Map<number, number>()
  const next = (day: Day) => {
    const year = Number(day.slice(0, 4))
    const sequence = (last.get(year) ?? 0) + 1
    last.set(year, sequence)
    return { year, sequence, number: `${year}-${String(sequence).padStart(5, '0')}`, issued_at: `${day}T10:00:00Z` }
  }
  return { next, last }
}
type NumberedPlace = ReturnType<ReturnType<typeof numbering>['next']>
const rowOf = (id: number, content: Document, place: NumberedPlace) => ({
  id,
  content,
  total_cents: content.total_cents,
  ...place,
})
const columns =
  'id bigint, content jsonb, total_cents bigint, year int, sequence int, number text, issued_at timestamptz'
const added = sql.raw('year, sequence, number, total_cents, content, issued_at')

/** Invoice that was cancelled and replaced, counted back from the last one. */
const replacedBefore = 4

type Draft = Parameters<typeof issuedOf>[0] & { id: number }

/** Issues the invoices of those who have left, each on the day of departure, and replaces one of them. */
export async function fillInvoices(tx: Tx, owner: OwnerId, records: readonly Draft[]) {
  const { next, last } = numbering()
  const replaced = records.at(-1 - replacedBefore)?.id
  const replacements: { cancellation: ReturnType<typeof rowOf>; replacement: ReturnType<typeof rowOf> }[] = []
  const issued = records.map((record) => {
    const day = record.source.stay.check_out
    const place = next(day)
    const content = issuedOf(record, place.number, day)
    if (record.id === replaced) {
      const [second, third] = [next(day), next(day)]
      replacements.push({
        cancellation: rowOf(record.id, cancellationOf(content, second.number, day), second),
        replacement: rowOf(record.id, issuedOf(record, third.number, day), third),
      })
    }
    return rowOf(record.id, content, place)
  })
  await sql`
    UPDATE invoices i SET status = 'issued', year = row.year, sequence = row.sequence, number = row.number,
      total_cents = row.total_cents, content = row.content, issued_at = row.issued_at
    FROM ${rowsOf(issued, columns)} WHERE i.id = row.id AND i.owner_id = ${owner}`.execute(tx)
  const insert = (rows: readonly object[], kind: 'invoice' | 'cancellation') => sql`
    INSERT INTO invoices (owner_id, booking_id, kind, status, cancels_id, created_at, ${added})
    SELECT i.owner_id, i.booking_id, ${kind}, 'issued', ${kind === 'cancellation' ? sql`i.id` : sql`NULL`}, row.issued_at,
      row.year, row.sequence, row.number, row.total_cents, row.content, row.issued_at
    FROM ${rowsOf(rows, columns)} JOIN invoices i ON i.id = row.id AND i.owner_id = ${owner}`
  await insert(
    replacements.map(({ cancellation }) => cancellation),
    'cancellation',
  ).execute(tx)
  await sql`UPDATE invoices SET status = 'cancelled' WHERE owner_id = ${owner} AND id = ${replaced ?? 0}`.execute(tx)
  await insert(
    replacements.map(({ replacement }) => replacement),
    'invoice',
  ).execute(tx)
  const counters = [...last].map(([year, last_sequence]) => ({ year, last_sequence }))
  await sql`
    INSERT INTO invoice_counters (owner_id, year, last_sequence)
    SELECT ${owner}::bigint, * FROM ${rowsOf(counters, 'year int, last_sequence int')}`.execute(tx)
}
