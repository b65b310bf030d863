import { type RawBuilder, sql } from 'kysely'
import { clientMatches } from './client-search.ts'
import { contains } from '../columns.ts'
import type { OwnerId } from '../../../owner-id.ts'
import { askedDays, askedInvoice, numberRanges } from './search-terms.ts'
const shortestCode = 3

const issuedAs = (owner: OwnerId, { year, sequence }: { year: number; sequence: number }) => sql`
  SELECT i.booking_id FROM invoices i
  WHERE i.owner_id = ${owner} AND i.year = ${year}::int AND i.sequence = ${sequence}::int`

/** The ids of the clients of the words. */
export const clientsOfWords = (owner: OwnerId, typed: string) =>
  sql`ARRAY(SELECT c.id FROM clients c WHERE c.owner_id = ${owner} AND ${clientMatches(typed)})`

/** True for a booking `b` of which the words are anything but its guest. */
export function stayMatches(owner: OwnerId, typed: string, now: Date): RawBuilder<unknown> {
  const invoice = askedInvoice(typed)
  const conditions = [
    sql`b.unit_id = ANY(ARRAY(SELECT u.id FROM units u WHERE u.owner_id = ${owner} AND ${contains(typed, 'u')}))`,
    ...(typed.length < shortestCode
      ? []
      : [
          sql`b.promo_code_id = ANY(ARRAY(SELECT k.id FROM promocodes k
            WHERE k.owner_id = ${owner} AND starts_with(lower(k.code), lower(${typed}))))`,
        ]),
    ...numberRanges(typed).map(([from, to]) => sql`b.number BETWEEN ${from}::int AND ${to}::int`),
    ...(invoice ? [sql`b.id = ANY(ARRAY(${issuedAs(owner, invoice)}))`] : []),
    ...askedDays(typed, now.toISOString().slice(0, 10)).map(
      (day) => sql`(b.check_in <= ${day}::date AND b.check_out >= ${day}::date)`,
    ),
  ]
  return sql`(${sql.join(conditions, sql` OR `)})`
}

/**
 * True for a booking `b` of the words: they are its guest, its unit or its promo code, its number or that of its invoice,
 * or a day of its stay. What is looked for is found in its own table first, by an index, and then its bookings.
 */
export function bookingMatches(owner: OwnerId, search: string | undefined, now: Date): RawBuilder<unknown> {
  const typed = search?.trim()
  if (!typed) return sql`true`
  return sql`(b.client_id = ANY(${clientsOfWords(owner, typed)}) OR ${stayMatches(owner, typed, now)})`
}
