import type { Db } from '@keyhaven/api/db/pool'
import { isSure, matches } from '@keyhaven/api/db/fragments/bank-matches'
import { type RawBuilder, sql } from 'kysely'
import { withDatabase } from './database.ts'
import { loadNow, noted, type Figure } from './figures.ts'

const section = 'Bank statements'
/** A smaller bench is for trying it: `STATEMENT_LINES=10000 npm run bench -- statements`. */
const lines = Number(process.env['STATEMENT_LINES'] ?? 1_000_000)
const bookings = Math.max(100, Math.round(lines / 10))
const perPage = 50
const maxPageMs = 100
const maxMinutes = 10

const unitsOf = Math.ceil(bookings / 100)
const firstNames = sql`(ARRAY['Anna','Maria','Lena','Jörg','Elsa','Pia','Žofie','Karl'])[1 + n % 8]`
const lastName = sql`(ARRAY['Huber','Gruber','Müller','Pichler','Steiner','Lindner','Wagner','Kowalski'])[1 + n / 8 % 8] || chr(97 + n / 64 % 26) || chr(97 + n / 1664 % 26) || chr(97 + n / 43264 % 26)`

/** One owner whose bookings all have something open, and lines: of five one names its booking, two are found by amount and name, two by nothing. */
const statements: RawBuilder<unknown>[] = [
  sql`INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at, last_booking_number)
    VALUES ('bench@example.com', 'x', 'Bench', 'Owner', 'bench', now(), ${bookings})`,
  sql`INSERT INTO properties (owner_id, name, description, time_zone, street, house_number, postal_code, city, country, phone)
    SELECT id, 'House', 'A house', 'Europe/Vienna', 'Street', '1', '1000', 'City', 'Country', '+431234567' FROM owners`,
  sql`INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents, type, status)
    SELECT owner_id, id, 'Apartment ' || n, 'A unit', 2, 4, 8000, 1500, 'apartment', 'available' FROM properties, generate_series(1, ${unitsOf}::int) n`,
  sql`INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT o.id, ${firstNames}, ${lastName}, 'guest' || n || '@example.com', 'Street', '1', '1000', 'Vienna', 'Austria', '+431234567'
    FROM owners o, generate_series(1, ${bookings}::int) n`,
  sql`INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status, deposit_cents, subtotal_cents)
    SELECT u.owner_id, n, (SELECT min(id) FROM clients) + n - 1, u.property_id, u.id, current_date + n / ${unitsOf}::int * 3, current_date + n / ${unitsOf}::int * 3 + 3,
      2, 'confirmed', 9000, 30000 + n % 500 * 100
    FROM generate_series(1, ${bookings}::int) n JOIN units u ON u.id = (SELECT min(id) FROM units) + n % ${unitsOf}::int`,
  sql`INSERT INTO bank_statements (owner_id, file_name, first_day, last_day, lines, created_at)
    SELECT id, 'bench.xml', current_date, current_date, ${lines}, now() FROM owners`,
  sql`INSERT INTO bank_lines (owner_id, statement_id, day, amount_cents, currency, name, iban, purpose, bank_reference, booking_numbers, document_numbers, hash, nth)
    SELECT s.owner_id, s.id, current_date - n % 700, b.total_cents, 'EUR',
      CASE WHEN n % 5 < 2 THEN upper(c.last_name) || ', ' || c.first_name ELSE 'Somebody ' || n END, '', 'Purpose ' || n, '',
      CASE WHEN n % 5 = 2 THEN ARRAY[b.number] ELSE '{}' END, '{}', int8send(n), 1
    FROM generate_series(1, ${lines}::int) n CROSS JOIN bank_statements s JOIN bookings b ON b.number = 1 + n % ${bookings}::int JOIN clients c ON c.id = b.client_id`,
]

const fill = (db: Db) =>
  db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session)
    await sql`SET session_replication_role = replica`.execute(session)
    for (const statement of statements) await statement.execute(session)
    await sql`RESET session_replication_role`.execute(session)
    await sql`VACUUM ANALYZE`.execute(session)
  })

/** Matches every line as the pages do, in one statement. */
async function matchAll(db: Db) {
  const start = performance.now()
  const counts = await db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session)
    const { rows } = await sql<{ matched: number; sure: number }>`
      SELECT count(*) FILTER (WHERE k.many = 1) AS matched, count(*) FILTER (WHERE ${isSure}) AS sure FROM bank_lines l ${matches}`.execute(
      session,
    )
    return rows[0] ?? { matched: 0, sure: 0 }
  })
  return { ...counts, seconds: (performance.now() - start) / 1000 }
}

async function readPage(db: Db, page: number) {
  const start = performance.now()
  await sql`SELECT l.id, k.match, k.candidates FROM bank_lines l ${matches} WHERE l.id = ANY(ARRAY(
    SELECT l.id FROM bank_lines l WHERE l.owner_id = (SELECT id FROM owners) AND l.state = 'open'
    ORDER BY l.day DESC, l.id DESC LIMIT ${perPage} OFFSET ${page * perPage}))`.execute(db)
  return performance.now() - start
}

/** Lines of a bank matched against open bookings of one owner, all of them and a page of them. */
export const statementBench = (): Promise<Figure[]> =>
  withDatabase(async (db) => {
    await fill(db)
    const pages: number[] = []
    for (let page = 0; page < 20; page++) pages.push(await readPage(db, page))
    const pageMs = pages.toSorted((a, b) => a - b)[18] ?? Infinity
    const { matched, sure, seconds } = await matchAll(db)
    const many = (count: number) => count.toLocaleString('en')
    // Of five lines one has a reference, and two the name and the amount of one booking.
    const expected = { sure: Math.floor((lines + 3) / 5), matched: Math.round((lines * 3) / 5) }
    return [
      {
        section,
        name: `${many(lines)} lines matched against ${many(bookings)} open bookings`,
        value: `${seconds.toFixed(1)} s, ${many(sure)} by reference, ${many(matched)} matched in all`,
        against: `limit ${maxMinutes} min`,
        ok:
          seconds <= maxMinutes * 60 && sure === expected.sure && Math.abs(matched - expected.matched) <= lines * 0.05,
      },
      {
        section,
        name: `a page of ${perPage} of these lines with their matches, p95`,
        value: `${pageMs.toFixed(1)} ms`,
        against: `limit ${maxPageMs} ms`,
        ok: pageMs <= maxPageMs,
      },
      noted(section, 'measured', loadNow()),
    ]
  })
