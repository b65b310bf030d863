import { type Db } from '@keyhaven/api/db/pool'
import { findMissingGaps } from '@keyhaven/api/public/schedule'
import { sql } from 'kysely'

/** Stays of each unit over three years, one of ten of them cancelled and so not there. */
const staysPerUnit = 45

/**
 * Fills an empty database with one owner and this many units, ten to a property, in 50 cities. Rows go in with the
 * constraint off and back on afterwards, because it is the reading that is measured. `closed` are nights in which nothing is free.
 */
export const fillUnits = async (db: Db, units: number, closed?: { from: string; to: string }) => {
  await db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session)
    await sql`SET session_replication_role = replica`.execute(session)
    await sql`ALTER TABLE occupancies DROP CONSTRAINT unit_taken`.execute(session)
    await sql`TRUNCATE owners CASCADE`.execute(session)
    await sql`
      INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at)
      VALUES ('bench@example.com', 'x', 'Bench', 'Owner', 'bench', now())`.execute(session)
    await sql`
      INSERT INTO properties (owner_id, name, description, street, house_number, postal_code, city, country, phone)
      SELECT o.id, 'House ' || n, 'A house', 'Street', n::text, '1000', 'City ' || (n % 50), 'Country ' || (n % 5), '+431234567'
      FROM owners o, generate_series(1, ${units / 10}::int) n`.execute(session)
    await sql`
      INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents,
                         type, status, active, city, country, listed)
      SELECT p.owner_id, p.id, 'Unit ' || n, 'A unit', 1, 2 + (n + p.id)::int % 6, 4000 + (hashint8(p.id * 10 + n) & 16383), 500,
             'apartment', 'available', true, p.city, p.country, true
      FROM properties p, generate_series(1, 10) n`.execute(session)
    await sql`
      INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
      SELECT u.owner_id, u.id, start, start + 3 + (hashint8(u.id + k) & 15), 'block'
      FROM units u, generate_series(0, ${staysPerUnit - 1}::int) k,
           LATERAL (SELECT date '2025-12-01' + (hashint8(u.id) & 15) + k * 24 + (hashint8(u.id * 100 + k) & 3) AS start) s`.execute(
      session,
    )
    if (closed) {
      await sql`DELETE FROM occupancies WHERE check_in < ${closed.to}::date AND check_out > ${closed.from}::date`.execute(
        session,
      )
      await sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
        SELECT owner_id, id, ${closed.from}::date, ${closed.to}::date, 'block' FROM units`.execute(session)
    }
    await sql`INSERT INTO free_gaps_missing SELECT id FROM units`.execute(session)
    await sql`
      ALTER TABLE occupancies ADD CONSTRAINT unit_taken
      EXCLUDE USING gist (unit_id WITH =, daterange(check_in, check_out) WITH &&)`.execute(session)
    await sql`RESET session_replication_role`.execute(session)
    for (const table of ['owners', 'properties', 'units', 'occupancies']) {
      await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(session)
    }
    await sql`RESET statement_timeout`.execute(session)
  })
  await findMissingGaps({ db })
  await sql`VACUUM ANALYZE free_gaps`.execute(db)
}
