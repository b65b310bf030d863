import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { type Db, openDb } from '@keyhaven/api/db/pool'
import { findMissingGaps } from '@keyhaven/api/public/schedule'
import { hashToken } from '@keyhaven/api/tokens'
import { sql } from 'kysely'
import { dayAfter } from '../days.ts'

const folder = path.join(path.dirname(path.dirname(path.dirname(import.meta.dirname))), '.reports/bench-load')
const filled = path.join(folder, 'filled')

export const owners = 1000
/** Records of an owner; bookings are of each unit. */
type OwnerSize = { units: number; bookings: number; clients: number }
const usual: OwnerSize = { units: 100, bookings: 50, clients: 200 }
export const units = owners * usual.units
export const bookings = units * usual.bookings

/** The token of an owner, of whom the first has number 1. */
export const tokenOf = (owner: number) => `load-${owner}`

/** Stays of a unit follow one another every nineteen days and end about ten months from now; one of ten is cancelled. */
const statements = (size: OwnerSize) => [
  sql`TRUNCATE owners CASCADE`,
  sql`INSERT INTO owners (id, email, password_hash, first_name, last_name, slug, activated_at, last_booking_number)
    OVERRIDING SYSTEM VALUE
    SELECT n, 'owner' || n || '@example.com', 'x', 'Owner', n::text, 'owner-' || n, now(), 1000000 FROM generate_series(1, ${owners}::int) n`,
  sql`INSERT INTO properties (owner_id, name, description, street, house_number, postal_code, city, country, phone)
    SELECT o.id, 'House ' || n, 'A house', 'Street', n::text, '1000', 'City ' || (o.id % 50), 'Country ' || (o.id % 5), '+431234567'
    FROM owners o, generate_series(1, 10) n ORDER BY o.id, n`,
  sql`INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents,
      type, status, active, city, country, listed)
    SELECT p.owner_id, p.id, 'Apartment ' || n, 'A unit', 1, 2 + (n + p.id)::int % 6, 4000 + (hashint8(p.id * 10 + n) & 16383), 500,
      'apartment', 'available', true, p.city, p.country, true
    FROM properties p, generate_series(1, ${size.units / 10}::int) n ORDER BY p.id, n`,
  sql`INSERT INTO services (owner_id, property_id, name, type, price_cents) SELECT owner_id, id, 'Breakfast', 'per_day', 1290 FROM properties`,
  sql`INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT o.id, 'Anna', 'Huber ' || n, 'guest' || n || '@example.com', 'Street', '1', '1000', 'Vienna', 'Austria', '+431234567'
    FROM owners o, generate_series(1, ${size.clients}::int) n ORDER BY o.id, n`,
  sql`INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status,
      deposit_paid, deposit_cents, subtotal_cents, created_at)
    SELECT s.owner_id, row_number() OVER (PARTITION BY s.owner_id ORDER BY s.check_in, s.unit_id),
      first.client + (s.owner_id - 1) * ${size.clients}::int + s.h % ${size.clients}::int, s.property_id, s.unit_id, s.check_in, s.check_in + 2 + s.h % 13, 1 + s.h % 4,
      CASE WHEN s.h % 10 = 0 THEN 'cancelled' WHEN s.h % 10 = 1 THEN 'pending' ELSE 'confirmed' END, s.h % 3 > 0, 10000, 60000, now()
    FROM (SELECT min(id) AS client FROM clients) first, (
      SELECT u.owner_id, u.property_id, u.id AS unit_id, hashint8(u.id * 1000 + k) & 65535 AS h,
        ${dayAfter(300)}::date - (${size.bookings}::int - k) * 19 + (hashint8(u.id * 7 + k) & 3) AS check_in
      FROM units u, generate_series(1, ${size.bookings}::int) k) s`,
  sql`INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_price_cents, total_cents)
    SELECT id, 1, 'nights', 'Nights', 3, 20000, 60000 FROM bookings`,
  sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id)
    SELECT owner_id, unit_id, check_in, check_out, 'booking', id FROM bookings WHERE status <> 'cancelled'`,
]

/** Rows go in without triggers and with the constraint off, which is checked at the end for all of them at once. */
export const fill = async (db: Db, size = usual) => {
  await db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session)
    await sql`SET maintenance_work_mem = '1GB'`.execute(session)
    await sql`SET session_replication_role = replica`.execute(session)
    await sql`ALTER TABLE occupancies DROP CONSTRAINT unit_taken`.execute(session)
    for (const statement of statements(size)) await statement.execute(session)
    await sql`
      ALTER TABLE occupancies ADD CONSTRAINT unit_taken
      EXCLUDE USING gist (unit_id WITH =, daterange(check_in, check_out) WITH &&)`.execute(session)
    await sql`RESET session_replication_role`.execute(session)
    await sql`VACUUM ANALYZE`.execute(session)
  })
}

/** Writes the rows that the sweep would write in an hour or two. */
export const findGaps = async (db: Db) => {
  await sql`INSERT INTO free_gaps_missing SELECT id FROM units ON CONFLICT DO NOTHING`.execute(db)
  await Promise.all([1, 2].map(() => findMissingGaps({ db })))
}

/** The same, and the mark that all is there. */
export const completeFill = async (db: Db) => {
  await findGaps(db)
  writeFileSync(filled, '')
}

/** Sessions of every owner, which end a day after they were made. */
export const signIn = async (db: Db) => {
  const hashes = Array.from({ length: owners }, (_, index) => hashToken(tokenOf(index + 1)))
  await sql`DELETE FROM sessions`.execute(db)
  await sql`
    INSERT INTO sessions (owner_id, token_hash, remember, expires_at)
    SELECT n, hash, false, now() + interval '1 day' FROM unnest(${hashes}::bytea[]) WITH ORDINALITY AS h (hash, n)`.execute(
    db,
  )
}

/** An empty PostgreSQL where the filled one stays. */
export const startEmpty = () => {
  rmSync(folder, { recursive: true, force: true })
  return startEmbedded(folder)
}

/** A PostgreSQL of 1,000 owners, 100,000 units and 5,000,000 bookings. To fill it takes minutes, so it stays for the next run. */
export const withOwners = async <T>(work: (db: Db, url: string) => Promise<T>): Promise<T> => {
  const postgres = existsSync(filled) ? await startEmbedded(folder) : await startEmpty()
  try {
    await migrate(postgres.url)
    const db = openDb(postgres.url, { max: 10 })
    try {
      if (!existsSync(filled)) {
        console.log(`Filling ${bookings.toLocaleString('en')} bookings …`)
        await fill(db)
        await completeFill(db)
      }
      await signIn(db)
      return await work(db, postgres.url)
    } finally {
      await db.destroy()
    }
  } finally {
    await postgres.stop()
  }
}
