import { type Db } from '@keyhaven/api/db/pool'
import { findMissingGaps, findMissingLowest } from '@keyhaven/api/public/schedule'
import { sql } from 'kysely'

/** Stays of each unit over three years, one of ten of them cancelled and so not there. */
const staysPerUnit = 45

/** Some of the amenities, each with how many units in a hundred have it. */
const amenityShares = {
  wifi: 90,
  kitchen: 60,
  pets_welcome: 40,
  balcony: 30,
  washing_machine: 25,
  pool: 10,
  sauna: 5,
  ev_charging: 2,
}

const someAmenities = sql.raw(
  `array_remove(ARRAY[${Object.entries(amenityShares)
    .map(
      ([name, share], at) =>
        `CASE WHEN (hashint8(p.id * 977 + n * 31 + ${at}) & 1023) * 100 < ${share} * 1024 THEN '${name}' END`,
    )
    .join(', ')}], NULL)`,
)

/** Houses of ten units each in 50 cities; two of three units have seasons, dear in summer and cheap in late autumn. */
const inventory = (units: number) => [
  sql`INSERT INTO properties (owner_id, name, description, street, house_number, postal_code, city, country, phone, latitude, longitude)
    SELECT o.id, 'House ' || n, 'A house', 'Street', n::text, '1000', 'City ' || (n % 50), 'Country ' || (n % 5), '+431234567',
      44 + (hashint8(n) & 1023) / 200.0, 8 + (hashint8(n + 7) & 1023) / 100.0
    FROM owners o, generate_series(1, ${units / 10}::int) n`,
  sql`INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents,
      type, status, active, city, country, listed, property_name, amenities, rooms)
    SELECT p.owner_id, p.id, 'Unit ' || n, 'A unit', m.sleeps - m.extra, m.sleeps, 4000 + (hashint8(p.id * 10 + n) & 16383),
      CASE WHEN m.extra > 0 THEN 500 ELSE 0 END, (ARRAY['apartment', 'apartment', 'studio', 'house', 'villa', 'suite', 'cabin', 'apartment'])[1 + (hashint8(p.id * 7 + n) & 7)],
      'available', true, p.city, p.country, true, p.name, ${someAmenities},
      jsonb_build_array(jsonb_build_object('kind', 'bedroom', 'beds', jsonb_build_array(jsonb_build_object('kind', 'single', 'count', m.sleeps))))
    FROM properties p, generate_series(1, 10) n,
      LATERAL (SELECT 2 + (n + p.id)::int % 6 AS sleeps, (hashint8(p.id * 3 + n) & 1) AS extra) m`,
  sql`INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents)
    SELECT u.owner_id, u.id, s.name, s.first_night + (hashint8(u.id) & 7), s.end_day + (hashint8(u.id * 3) & 7), u.price_cents * s.percent / 100
    FROM units u, (VALUES ('Summer', date '2027-06-15', date '2027-09-01', 130), ('Autumn', '2027-11-01', '2027-12-10', 80),
      ('Winter', '2026-12-15', '2027-01-05', 150), ('Summer', '2028-06-15', '2028-09-01', 140)) AS s (name, first_night, end_day, percent)
    WHERE u.id % 3 > 0`,
]

/**
 * Fills an empty database with one owner and this many units. Rows go in with the
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
    for (const statement of inventory(units)) await statement.execute(session)
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
    for (const table of ['owners', 'properties', 'units', 'seasons', 'occupancies']) {
      await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(session)
    }
    await sql`RESET statement_timeout`.execute(session)
  })
  await findMissingGaps({ db })
  await findMissingLowest({ db })
  await sql`SELECT write_overview(ARRAY(SELECT id FROM properties))`.execute(db)
  await sql`VACUUM ANALYZE free_gaps, lowest_nights, overview_houses, units`.execute(db)
}

/**
 * Gives the owner 25 rules for stays, as a large one may have: a minimum by season and at weekends, days of arrival, closures, lead time, preparation
 * and gaps, most of them of single houses.
 */
export const fillRules = async (db: Db) => {
  await sql`INSERT INTO stay_rules (owner_id, kind, nights, days, hours, weekdays, first_day, last_day, applies_on)
    SELECT id, r.kind::stay_rule_kind, r.nights, r.days, r.hours, r.weekdays::smallint[], r.first_day::date, r.last_day::date, r.applies_on
    FROM owners, (VALUES ('min_nights', 2, NULL::int, NULL::int, NULL, NULL, NULL, 'arrival'),
      ('min_nights', 3, NULL, NULL, '{5,6}', '2027-06-15', '2027-09-01', 'night'), ('max_nights', 28, NULL, NULL, NULL, NULL, NULL, 'arrival'),
      ('closed_to_arrival', NULL, NULL, NULL, NULL, '2026-12-24', '2026-12-26', NULL), ('lead_time', NULL, NULL, 24, NULL, NULL, NULL, NULL))
      AS r (kind, nights, days, hours, weekdays, first_day, last_day, applies_on)`.execute(db)
  await sql`INSERT INTO stay_rules (owner_id, property_id, kind, nights, days, weekdays, first_day, last_day, applies_on)
    SELECT p.owner_id, p.id, r.kind::stay_rule_kind, r.nights, r.days, r.weekdays::smallint[], r.first_day::date, r.last_day::date, r.applies_on
    FROM (SELECT * FROM properties ORDER BY id LIMIT 5) p, (VALUES ('arrival_weekdays', NULL::int, NULL::int, '{6,7}', '2027-07-01', '2027-08-31', NULL),
      ('min_nights', 5, NULL, NULL, '2027-07-01', '2027-08-31', 'arrival'), ('preparation', NULL, 1, NULL, NULL, NULL, NULL),
      ('gap_nights', 2, NULL, NULL, NULL, NULL, NULL)) AS r (kind, nights, days, weekdays, first_day, last_day, applies_on)`.execute(
    db,
  )
  await sql`VACUUM ANALYZE stay_rules, owners`.execute(db)
}
